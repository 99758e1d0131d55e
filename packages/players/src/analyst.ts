/**
 * Analyses recorded games with the computer players: one position, or the whole course. Pure except for the clock
 * passed in.
 */
import { type Course, type Game, type Outcome, parseRecord, type Result } from '@speeltafel/rules';
import type { Budget } from './player.ts';

export type Report = (done: number, of: number) => void;

/** A position as text. */
export interface AnalyseRequest {
  readonly position: string;
  readonly options: string;
  /** The actions of the turn that was played: it is judged even if others are better. */
  readonly played: readonly string[];
}

/** The analyses a game offers. The results are plain data; only the game's own screens know their form. */
export interface Analyst<Analysis, Chart, Notes> {
  /** The best turns of a position, with reasons for and against each. */
  analyse(request: AnalyseRequest, now: () => number): Analysis;
  /** How the players stand in every position of a record. */
  chart(record: string, now: () => number, report: Report): Chart;
  /** The mistakes in a record, and the luck. */
  annotate(record: string, now: () => number, report: Report): Notes;
}

/** The number of best turns in a result. */
export const BEST = 6;

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
}

/** Stops at the number of positions or the milliseconds, whichever comes first. */
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
