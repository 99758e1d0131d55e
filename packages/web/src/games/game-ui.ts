/**
 * What a game provides for the page. Every screen under features/ knows games only through this contract. Its parts are
 * loaded when a screen needs them, so that home loads no board.
 *
 * A game is a folder under games/ whose index.ts exports one GameUi, and one line in registry.ts. Menus, results,
 * clocks, talk, replay controls, storage and routing are shared and never part of a game.
 */

import type { GameArt } from './contract/art.ts';
import type { Companion } from './contract/companion.ts';
import type { Intro } from './contract/intro.ts';
import type { GameLaboratory } from './contract/laboratory.ts';
import type { GameLesson } from './contract/lesson.ts';
import type { GameOptions, GameSetting } from './contract/options.ts';
import type { AnyGamePlay } from './contract/play.ts';
import type { CreatePracticeTurn } from './contract/practice.ts';
import type { PrintSheet } from './contract/print.ts';
import type { GamePuzzles } from './contract/puzzles.ts';
import type { CreateReplayView } from './contract/replay.ts';
import type { GameRules } from './contract/rules.ts';
import type { TournamentUi } from './contract/tournament.ts';

export interface GameUi {
  /** The same id as in the rules, in addresses, records and stored games. */
  readonly id: string;
  /** The same in all languages. */
  readonly name: string;
  readonly designer: string;
  readonly publisher: string;
  /** Pictures for home and for lists. */
  readonly art: GameArt;
  /** The texts of home and other lists; part of the frame's dictionary. */
  readonly intro: () => Intro;
  /** The form for a new game, and the terms of a table. */
  readonly options: () => Promise<GameOptions>;
  /** Settings of this game only. */
  readonly settings?: () => Promise<readonly GameSetting[]>;
  /** Ids of the computer players, weakest first. They run in a worker. */
  readonly levels: readonly string[];
  /** Its board, sentences and evaluation on the replay screen. */
  readonly replay: () => Promise<CreateReplayView>;
  /** Its board, players, prompt and history on the play screen. */
  readonly play: () => Promise<AnyGamePlay>;
  /** Its puzzles: a light list, and the tasks on its board. */
  readonly puzzles?: GamePuzzles;
  /** One turn at a position of a record, to practise mistakes. */
  readonly practice?: () => Promise<CreatePracticeTurn>;
  /** Its lesson: the ids of the steps, and the tasks on its board. */
  readonly lesson?: GameLesson;
  /** A second course after the lesson: how to play well. */
  readonly strategy?: GameLesson;
  /** Its rule book with the illustrations. */
  readonly rules?: () => Promise<GameRules>;
  /** Its parts of the companion for the real board. */
  readonly companion?: () => Promise<Companion>;
  /** Its printable sheets. */
  readonly print?: () => Promise<readonly PrintSheet[]>;
  /** The names of its rating pools. */
  readonly poolName?: () => Promise<(pool: string) => string>;
  /** The form for results of a tournament. */
  readonly tournament?: () => Promise<TournamentUi>;
  /** Its variants and reports in the laboratory. */
  readonly laboratory?: () => Promise<GameLaboratory>;
}
