/** The games whose results tournaments and ratings can record and rate. */
import { GameList } from '@speeltafel/rules';
import { floorsRated } from './floors/rated.ts';
import { floorsSheet } from './floors/score-sheet.ts';
import { menhirsRated } from './menhirs/rated.ts';
import { menhirsSheet } from './menhirs/score-sheet.ts';
import type { RatedGame } from './ratings/rated-game.ts';
import type { ScoreSheet } from './score-sheet.ts';

export { pointsOfWin, type Win, winOf } from './menhirs/score-sheet.ts';

export const SCORE_SHEETS = /* @__PURE__ */ new GameList<ScoreSheet>({ menhirs: menhirsSheet, floors: floorsSheet });

export const RATED_GAMES = /* @__PURE__ */ new GameList<RatedGame>({ menhirs: menhirsRated, floors: floorsRated });

export const ratedGameOf = (pool: string): string | undefined =>
  RATED_GAMES.ids.find((game) => RATED_GAMES.get(game).pools.includes(pool));
