/** What is rated together: each pool has its own list of ratings. A game brings its pools and the model that fits it. */
export interface RatedGame {
  readonly pools: readonly string[];
  /** `pairs`: Glicko-2, for games of two. `places`: Plackett-Luce, for games of two to seven with places. */
  readonly model: 'pairs' | 'places';
  /** The pool of a game with these options, as text. */
  poolOf(options: string): string | null;
}
