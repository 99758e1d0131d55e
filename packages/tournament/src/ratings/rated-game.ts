/** How a game is rated: its pools, each with its own rating list, and the model that fits it. */
export interface RatedGame {
  readonly pools: readonly string[];
  /** `pairs`: Glicko-2, for games of two. `places`: Plackett-Luce, for games of two to seven with places. */
  readonly model: 'pairs' | 'places';
  /** The pool of a game with these options, given as text; null if it is not rated. */
  poolOf(options: string): string | null;
}
