/** The tournaments stored on this device. Each is stored as the text of its own file. */

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
/** The name under which the score cards of a tournament are stored. */
export const nameOfCards = (id: string): string => `score-cards.${id}`;
const [changes, setChanges] = createSignal(0);
const changed = (): void => {
  setChanges(changes() + 1);
};
addEventListener('storage', changed);

export interface Listed {
  readonly id: string;
  readonly tournament: Tournament;
  /** The time of the last change. */
  readonly at: number;
}

/** All stored tournaments, the latest first. */
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

/** Imports a file from another device. A tournament that already exists here is imported as a copy. */
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
  /** Returns the refusal, or null. */
  send(command: Command): Refusal | null;
  /** Sends several commands of which all or none take effect. */
  sendAll(commands: readonly Command[]): readonly Refusal[];
  /** Whether the last change failed to be stored. */
  readonly unsaved: () => boolean;
}

/** Opens a stored tournament; null if there is none with this id. It follows changes made in other tabs. */
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
