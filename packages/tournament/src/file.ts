/** A tournament as one file: for other devices, for other servers, and for backup. */
import { accept, type Result, refuse } from '@speeltafel/rules';
import * as v from 'valibot';
import { type Fact, factSchema, MOST_FACTS } from './facts.ts';
import { foldAll } from './fold.ts';
import type { Tournament } from './tournament.ts';

/** Version 2 added results of games that were not played out. */
const VERSION = 2;
/** The most characters of a file that are read: 5,000 facts of a large tournament take a tenth of it. */
export const LONGEST_FILE = 8_000_000;

const head = v.object({ speeltafel: v.literal('tournament'), version: v.pipe(v.number(), v.integer()) });
const body = v.object({ facts: v.pipe(v.array(factSchema), v.minLength(1), v.maxLength(MOST_FACTS)) });

export const makeFile = (facts: readonly Fact[]): string =>
  `${JSON.stringify({ speeltafel: 'tournament', version: VERSION, facts })}\n`;

export interface FromFile {
  readonly facts: readonly Fact[];
  readonly tournament: Tournament;
}

export function parseFile(text: string): Result<FromFile> {
  if (text.length > LONGEST_FILE) return refuse('too-long', 'This file is too long for a tournament.');
  const json = readJson(text);
  const known = v.safeParse(head, json);
  if (!known.success) return refuse('not-a-tournament', 'This is not the file of a tournament.');
  if (known.output.version > VERSION)
    return refuse('newer-version', 'This file was made by a newer version. Update this one to open it.');
  const read = v.safeParse(body, json);
  if (!read.success) return refuse('not-a-tournament', 'This file of a tournament is damaged.');
  const { facts } = read.output;
  const folded = foldAll(facts);
  return folded.ok ? accept({ facts, tournament: folded.value }) : folded;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
