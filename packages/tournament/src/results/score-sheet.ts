/** How a game's results are written down. A game brings its own; the tournament knows only places and points. */
import { GameList, type Result } from '@speeltafel/rules';
import type { BoardResult } from '../facts.ts';
import { floorsSheet } from './floors.ts';
import { menhirsSheet } from './menhirs.ts';

export { pointsOfWin, type Win, winOf } from './menhirs.ts';

export interface ScoreSheet {
  /** How many play at a board. */
  readonly seats: readonly number[];
  /** Whether places and points can be the result of a game. */
  check(result: BoardResult): Result<BoardResult>;
}

export const SCORE_SHEETS = new GameList<ScoreSheet>({ menhirs: menhirsSheet, floors: floorsSheet });
