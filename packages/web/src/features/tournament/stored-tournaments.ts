/** The tournaments kept on this device: each is the text of its own file. */

import type { Refusal, Result } from '@speeltafel/rules';
import {
  type Command,
  decide,
  type Fact,
  type FromFile,
  fold,
  makeFile,
  open,
  parseFile,
  type Settings,
  type Tournament,
} from '@speeltafel/tournament';
import { createSignal } from 'solid-js';
import { newSeed } from '../../session/new-seed.ts';
import { readText, removeStored, storedNames, writeText } from '../../storage/storage.ts';

const PREFIX = 'tournament.';
/** Under which the score cards of a tournament are stored. */
export const nameOfCards = (id: string): string => `score-cards.${id}`;
const [changes, setChanges] = createSignal(0);
const changed = (): void => {
  setChanges(changes() + 1);
};
addEventListener('storage', changed);

export interface Listed {
  readonly id: string;
  readonly tournament: Tournament;
  /** When something happened last. */
  readonly at: number;
}

/** The latest first. */
export function storedTournaments(): readonly Listed[] {
  changes();
  return storedNames()
    .filter((name) => name.startsWith(PREFIX))
    .flatMap((name) => {
      const file = read(name.slice(PREFIX.length));
      return file ? [{ id: name.slice(PREFIX.length), tournament: file.tournament, at: file.facts.at(-1)!.at }] : [];
    })
    .toSorted((a, b) => b.at - a.at);
}

function read(id: string): FromFile | null {
  const text = readText(PREFIX + id);
  if (text === null) return null;
  const file = parseFile(text);
  return file.ok ? file.value : null;
}

const newId = (): string => crypto.randomUUID().slice(0, 8);

function store(id: string, facts: readonly Fact[]): boolean {
  const kept = writeText(PREFIX + id, makeFile(facts));
  changed();
  return kept;
}

/** Returns the id of the new tournament. */
export function createTournament(name: string, settings: Settings): Result<string> {
  const opened = open({ name, settings, seed: newSeed() }, Date.now());
  if (!opened.ok) return opened;
  const id = newId();
  store(id, [opened.value]);
  return { ok: true, value: id };
}

/** Takes in a file of another device; one that is here already comes in as a copy. */
export function importTournament(text: string): Result<string> {
  const file = parseFile(text);
  if (!file.ok) return file;
  const id = newId();
  store(id, file.value.facts);
  return { ok: true, value: id };
}

export function removeTournament(id: string): void {
  removeStored(PREFIX + id);
  removeStored(nameOfCards(id));
  changed();
}

export interface TournamentSession {
  readonly id: string;
  readonly facts: () => readonly Fact[];
  readonly tournament: () => Tournament;
  /** Why the command was refused, or null. */
  send(command: Command): Refusal | null;
  /** Several commands that count only together. */
  sendAll(commands: readonly Command[]): readonly Refusal[];
  /** Whether the last change could not be stored. */
  readonly unsaved: () => boolean;
}

/** A stored tournament to work on; null where this device has none of that id. Another tab's changes are taken over. */
export function openTournament(id: string): TournamentSession | null {
  const first = read(id);
  if (first === null) return null;
  const [state, setState] = createSignal<FromFile>(first);
  const [unsaved, setUnsaved] = createSignal(false);
  addEventListener('storage', () => {
    const now = read(id);
    if (now !== null) setState(now);
  });
  const send = (command: Command): Refusal | null => {
    const { facts, tournament } = state();
    const decided = decide(tournament, command, { by: 'desk', at: Date.now() });
    if (!decided.ok) return decided.refusal;
    const next = { facts: [...facts, ...decided.value], tournament: decided.value.reduce(fold, tournament) };
    setState(next);
    setUnsaved(!store(id, next.facts));
    return null;
  };
  return {
    id,
    facts: () => state().facts,
    tournament: () => state().tournament,
    send,
    sendAll: (commands) => commands.flatMap((command) => send(command) ?? []),
    unsaved,
  };
}
