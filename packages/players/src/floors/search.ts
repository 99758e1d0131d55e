/** The interface of searches for one player's turn, readable while they run. */
import type { TokenTurn } from './turns.ts';

/** A turn of the player to move, with its win chance. */
export interface SearchedTurn {
  readonly turn: TokenTurn;
  readonly chance: number;
  /** The number of visits; if 0, the chance is a static estimate. */
  readonly visits: number;
}

/** A search with an answer at any time. */
export interface Search {
  readonly nodes: number;
  /** The number of turns and cards on the longest path. */
  readonly depth: number;
  /** Searches further; false if nothing more can be found. */
  grow(): boolean;
  /** The best of the turns with enough visits to be trusted. */
  best(): SearchedTurn;
  /** Every turn, in no particular order. */
  all(): readonly SearchedTurn[];
  /** Also searches this turn, however it looks at first. Returns a function that gets the result. */
  consider(turn: TokenTurn): () => SearchedTurn;
}
