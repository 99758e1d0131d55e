/** How a game's results are written down. A game brings its own; the tournament knows only places and points. */
import type { Result } from '@speeltafel/rules';
import type { BoardResult } from './facts.ts';

export interface ScoreSheet {
  /** How many play at a board. */
  readonly seats: readonly number[];
  /** Whether places and points can be the result of a game. */
  check(result: BoardResult): Result<BoardResult>;
}
