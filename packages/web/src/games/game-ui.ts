/**
 * What a game brings to the page. Every screen under features/ knows games only through this contract; what it describes is fetched
 * when a screen needs it, so that opening home costs nothing of a board.
 *
 * A game is a folder under games/ whose index.ts exports one GameUi, and one line in registry.ts. Menus, results, clocks, talk,
 * replay controls, storage and routing are shared and never part of a game.
 */
import type { AnyGamePlay } from './contract/play.ts';
import type { GamePuzzles } from './contract/puzzles.ts';
import type { CreateReplayView } from './contract/replay.ts';

export interface GameUi {
  /** The same as in the rules, in addresses, records and stored games. */
  readonly id: string;
  /** The same in all languages. */
  readonly name: string;
  readonly designer: string;
  /** Ids of the computer players, weakest first. The players themselves run in a worker. */
  readonly levels: readonly string[];
  /** Its board, sentences and evaluation on the replay screen. */
  readonly replay: () => Promise<CreateReplayView>;
  /** Board, players, what to do and history of the play screen. */
  readonly play: () => Promise<AnyGamePlay>;
  /** Its puzzles: a light list, and the tasks on its board. */
  readonly puzzles?: GamePuzzles;
}
