/** Looking at a recorded game with the computer players: one position, or the whole course. Pure but for the clock it is given. */
import { type Course, type Game, type Outcome, parseRecord, type Result } from '@speeltafel/rules';
import type { Budget } from './player.ts';

export type Report = (done: number, of: number) => void;

/** A position in the texts of the rules. */
export interface AnalyseRequest {
  readonly position: string;
  readonly options: string;
  /** The actions of the turn that was played there: it is judged even where others are better. */
  readonly played: readonly string[];
}

/** What a game can say. The answers are plain data; only the game's own screens know their shape. */
export interface Analyst<Analysis, Chart, Notes> {
  /** The best turns of a position with the reasons for and against each. */
  analyse(request: AnalyseRequest, now: () => number): Analysis;
  /** How the players stand in every position of a record. */
  chart(record: string, now: () => number, report: Report): Chart;
  /** The mistakes in a record, and the luck. */
  annotate(record: string, now: () => number, report: Report): Notes;
}

/** So many turns of a position are told. */
export const BEST = 6;

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
}

/** Ends with the positions looked at or the milliseconds, whichever comes first. */
export function budgetOf({ nodes, ms }: { readonly nodes: number; readonly ms: number }, now: () => number): Budget {
  const end = now() + ms;
  return { nodes, stop: () => now() >= end };
}

export const courseOf = <O, P, A, V, E extends Outcome>(game: Game<O, P, A, V, E>, record: string): Course<O, P, A> =>
  must(parseRecord(game, record));

export const positionOf = <O, P, A, V, E extends Outcome>(
  game: Game<O, P, A, V, E>,
  { position, options }: AnalyseRequest,
): P => must(game.parsePosition(position, must(game.parseOptions(options))));
