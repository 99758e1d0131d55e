/** What a search of one player's turns tells while it runs. */
import type { TokenTurn } from './turns.ts';

/** A turn of the player to move, with its chance to win. */
export interface SearchedTurn {
  readonly turn: TokenTurn;
  readonly chance: number;
  /** So many ways to go on were looked at; with none, the chance is a first look's. */
  readonly visits: number;
}

/** A search with an answer at any time. */
export interface Search {
  readonly nodes: number;
  /** Over so many turns and cards it has looked. */
  readonly depth: number;
  /** Looks further; false where there is no more to be found out. */
  grow(): boolean;
  /** The best of the turns that were looked at often enough to be trusted. */
  best(): SearchedTurn;
  /** Every turn, in no order. */
  all(): readonly SearchedTurn[];
  /** Looks closely at this turn, too, however it looks at first. Returns how to ask what was found. */
  consider(turn: TokenTurn): () => SearchedTurn;
}
