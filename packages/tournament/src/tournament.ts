/** The state of a tournament, folded from its facts. */
import type { BoardResult } from './facts.ts';
import type { Settings } from './settings.ts';

export type EntryId = string;

export interface Entry {
  readonly id: EntryId;
  readonly name: string;
  readonly rating: number | null;
  readonly guest: string | null;
  /** No longer paired. */
  readonly withdrawn: boolean;
  /** The round that was next when the entry came in: 1 for those who were there from the start. */
  readonly from: number;
}

/** One result as it was entered, and who corrected it and why. */
export interface Entered {
  readonly result: BoardResult | null;
  readonly at: number;
  readonly by: string;
  readonly why: string | null;
}

export interface Board {
  /** From 1, in the order of the pairing. */
  readonly number: number;
  /** The first seat starts. */
  readonly seats: readonly EntryId[];
  readonly byHand: boolean;
  /** The organiser's reason for a change by hand, if there is one. */
  readonly whyByHand: string | null;
  /** All entered results, the latest last. Nothing is deleted. */
  readonly history: readonly Entered[];
}

export interface RoundClock {
  readonly left: number;
  /** When the clock was started; null if it is stopped. */
  readonly since: number | null;
}

export interface Round {
  readonly number: number;
  readonly boards: readonly Board[];
  readonly byes: readonly EntryId[];
  readonly clock: RoundClock | null;
}

export interface Tournament {
  readonly name: string;
  readonly settings: Settings;
  readonly seed: string;
  readonly entries: ReadonlyMap<EntryId, Entry>;
  /** Pairs that must not meet, each in both orders. */
  readonly apart: ReadonlySet<string>;
  readonly rounds: readonly Round[];
  readonly finished: boolean;
  /** The number of facts. */
  readonly version: number;
}

export const pairKey = (a: EntryId, b: EntryId): string => `${a} ${b}`;

export const resultOf = (board: Board): BoardResult | null => board.history.at(-1)?.result ?? null;

/** The entries that can be paired now, in the order in which they entered. */
export const present = ({ entries }: Tournament): readonly Entry[] =>
  [...entries.values()].filter((entry) => !entry.withdrawn);

/** True if a board needs no further game. In a knockout a tie is replayed. */
export function isDecided({ settings }: Tournament, board: Board): boolean {
  const result = resultOf(board);
  if (result === null) return false;
  return settings.format.kind !== 'knockout' || result.places[0] !== result.places[1];
}

/** True if every board of the last round is decided, and before the first round. */
export const isRoundDone = (tournament: Tournament): boolean =>
  tournament.rounds.at(-1)?.boards.every((board) => isDecided(tournament, board)) ?? true;

export const findBoard = ({ rounds }: Tournament, round: number, board: number): Board | undefined =>
  rounds[round - 1]?.boards[board - 1];
