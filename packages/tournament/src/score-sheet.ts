/** How a game's results are recorded. Each game brings its own; the tournament knows only places and points. */
import type { Result } from '@speeltafel/rules';
import type { BoardResult } from './facts.ts';

export interface ScoreSheet {
  /** The possible numbers of players at a board. */
  readonly seats: readonly number[];
  /** Checks that places and points can be the result of a game. */
  check(result: BoardResult): Result<BoardResult>;
}
