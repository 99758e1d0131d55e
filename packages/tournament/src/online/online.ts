/** The state of an online tournament, folded from its facts. */
import { accept, type Result, refuse } from '@speeltafel/rules';
import { fold, foldAll } from '../fold.ts';
import { type Board, type EntryId, findBoard, isDecided, isRoundDone, type Tournament } from '../tournament.ts';
import { isOnlyOnline, type OnlineFact } from './facts.ts';
import type { HostSettings } from './settings.ts';

/** A bot, or a computer player. */
export type Machine = { readonly kind: 'bot' } | { readonly kind: 'computer'; readonly level: string };

export interface Online {
  readonly tournament: Tournament;
  readonly settings: HostSettings;
  /** The guest who organises it, and their name. */
  readonly organiser: string;
  readonly organiserName: string;
  readonly machines: ReadonlyMap<EntryId, Machine>;
  readonly removed: ReadonlySet<EntryId>;
  /** The latest round each entry has checked in for. */
  readonly here: ReadonlyMap<EntryId, number>;
  /** The pledges of entries' pages for the game of a round, by round and entry. */
  readonly pledges: ReadonlyMap<string, string>;
  /** How often each entry has checked in again after leaving. */
  readonly returns: ReadonlyMap<EntryId, number>;
  /** The tables of each board, the latest last. */
  readonly tables: ReadonlyMap<string, readonly string[]>;
  readonly seals: ReadonlyMap<number, string>;
  readonly deals: ReadonlyMap<number, string>;
  /** The organiser's announcement; it stays until the next round is paired. */
  readonly news: { readonly text: string; readonly at: number } | null;
  /** When the pause began; null without one. Nothing begins during a pause, and the check-in time stands still. */
  readonly paused: number | null;
  /** When each round was paired. */
  readonly pairedAt: readonly number[];
  /** How long the check-in time of the round stood still. */
  readonly stood: number;
  /** When the last board of the round was decided; null if some are not. */
  readonly doneAt: number | null;
  readonly version: number;
}

const boardKey = (round: number, board: number): string => `${round} ${board}`;

/** The tables of a board, the latest last. */
export const tablesOf = ({ tables }: Online, round: number, board: number): readonly string[] =>
  tables.get(boardKey(round, board)) ?? [];

const pledgeKey = (round: number, entry: EntryId): string => `${round} ${entry}`;

export const pledgeOf = ({ pledges }: Online, round: number, entry: EntryId): string | undefined =>
  pledges.get(pledgeKey(round, entry));

/** The author of a result that a table reported. */
export const byTable = (table: string): string => `table ${table}`;

/** The table where a board is played now; null before it opens and after it has reported its result. */
export function tableInPlay(online: Online, round: number, board: Board): string | null {
  const table = tablesOf(online, round, board.number).at(-1);
  if (table === undefined || isDecided(online.tournament, board)) return null;
  return board.history.some(({ by }) => by === byTable(table)) ? null : table;
}

/** True if the entry only needs a pairing to be seated. */
export function isHere({ tournament, here, machines }: Online, entry: EntryId, round: number): boolean {
  if (machines.get(entry)?.kind === 'computer') return true;
  return tournament.entries.get(entry)?.withdrawn === false && (here.get(entry) ?? 0) >= round;
}

const MINUTE = 60_000;

/** When players of this round who have not checked in lose their boards; null without a round. */
export function checkInEnds({ pairedAt, stood, settings, paused }: Online, at: number): number | null {
  const paired = pairedAt.at(-1);
  if (paired === undefined) return null;
  return paired + settings.checkIn * MINUTE + stood + (paused === null ? 0 : Math.max(0, at - paused));
}

/** When the next round begins automatically; null if the organiser begins it, or the round goes on. */
export function nextRoundAt({ tournament, settings, pairedAt, doneAt }: Online): number | null {
  if (tournament.finished) return null;
  if (tournament.rounds.length === 0) return settings.starts;
  if (doneAt === null) return null;
  switch (settings.pace.kind) {
    case 'organiser':
      return null;
    case 'done':
      return doneAt + settings.pace.rest * MINUTE;
    case 'time':
      return Math.max(doneAt, pairedAt.at(-1)! + settings.pace.every * MINUTE);
  }
}

export function foldAllOnline(facts: readonly OnlineFact[]): Result<Online> {
  const [first, second, ...rest] = facts;
  const damaged = refuse('not-a-tournament', 'This is not the log of an online tournament.');
  if (first?.kind !== 'opened' || second?.kind !== 'hosted') return damaged;
  const begun = foldAll([first]);
  if (!begun.ok) return begun;
  try {
    return accept(rest.reduce(foldOnline, hostedOnline(begun.value, second)));
  } catch {
    return damaged;
  }
}

const hostedOnline = (
  tournament: Tournament,
  { settings, guest, name }: Extract<OnlineFact, { kind: 'hosted' }>,
): Online => ({
  tournament,
  settings,
  organiser: guest,
  organiserName: name,
  machines: new Map(),
  removed: new Set(),
  here: new Map(),
  pledges: new Map(),
  returns: new Map(),
  tables: new Map(),
  seals: new Map(),
  deals: new Map(),
  news: null,
  paused: null,
  pairedAt: [],
  stood: 0,
  doneAt: null,
  version: 2,
});

export function foldOnline(online: Online, fact: OnlineFact): Online {
  return { ...folded(online, fact), version: online.version + 1 };
}

const added = <K, V>(map: ReadonlyMap<K, V>, key: K, value: V): ReadonlyMap<K, V> => new Map(map).set(key, value);

function folded(online: Online, fact: OnlineFact): Online {
  if (!isOnlyOnline(fact)) return withTournament(online, fact);
  switch (fact.kind) {
    case 'hosted':
      throw new Error('A tournament is hosted only once.');
    case 'rehosted':
      return { ...online, settings: fact.settings };
    case 'played-by': {
      const machine: Machine = fact.level === null ? { kind: 'bot' } : { kind: 'computer', level: fact.level };
      return { ...online, machines: added(online.machines, fact.entry, machine) };
    }
    case 'checked-in':
      return {
        ...online,
        here: added(online.here, fact.entry, fact.round),
        pledges:
          fact.pledge === undefined
            ? online.pledges
            : added(online.pledges, pledgeKey(fact.round, fact.entry), fact.pledge),
      };
    case 'removed':
      return { ...online, removed: new Set(online.removed).add(fact.entry) };
    case 'seated': {
      if (findBoard(online.tournament, fact.round, fact.board) === undefined) throw new Error('No such board.');
      const tables = [...tablesOf(online, fact.round, fact.board), fact.table];
      return { ...online, tables: added(online.tables, boardKey(fact.round, fact.board), tables) };
    }
    case 'sealed':
      return { ...online, seals: added(online.seals, fact.round, fact.seal) };
    case 'dealt':
      return { ...online, deals: added(online.deals, fact.round, fact.deal) };
    case 'announced':
      return { ...online, news: fact.text === '' ? null : { text: fact.text, at: fact.at } };
    case 'paused':
      return { ...online, paused: fact.at };
    case 'resumed':
      return { ...online, paused: null, stood: online.stood + Math.max(0, fact.at - (online.paused ?? fact.at)) };
  }
}

/** Removes the seal of a deal that will not be dealt. */
const sealsOfPlayed = ({ seals, tournament }: Online): ReadonlyMap<number, string> =>
  new Map([...seals].filter(([round]) => round <= tournament.rounds.length));

function withTournament(before: Online, fact: Exclude<OnlineFact, { kind: 'hosted' }>): Online {
  if (isOnlyOnline(fact)) return before;
  const tournament = fold(before.tournament, fact);
  const online = { ...before, tournament };
  const done = tournament.rounds.length > 0 && isRoundDone(tournament);
  const doneAt = done ? (before.doneAt ?? fact.at) : null;
  switch (fact.kind) {
    case 'paired':
      return { ...online, pairedAt: [...before.pairedAt, fact.at], stood: 0, doneAt, news: null };
    case 'unpaired':
      return { ...online, pairedAt: before.pairedAt.slice(0, -1), stood: 0, doneAt };
    case 'changed':
      return fact.settings.sameDeal ? { ...online, doneAt } : { ...online, doneAt, seals: sealsOfPlayed(online) };
    case 'reopened':
      return { ...online, doneAt, seals: fact.seed === undefined ? online.seals : sealsOfPlayed(online) };
    case 'returned':
      return { ...online, returns: added(before.returns, fact.entry, (before.returns.get(fact.entry) ?? 0) + 1) };
    default:
      return { ...online, doneAt };
  }
}
