/** What a game brings to the replay that other sites show in a frame. It is light: a drawing for each position instead of the page's board. */
import type { Result, Seat } from '@speeltafel/rules';
import type { Chair } from '@speeltafel/table';

export interface EmbeddedGame {
  /** The same in all languages. */
  readonly name: string;
  /** The number of actions. */
  readonly length: number;
  readonly chairs: readonly Chair[];
  /** Null for a game that goes on. */
  readonly end: { readonly winner: Seat | null } | null;
  /** The board after so many actions, as SVG text. */
  picture(at: number): string;
  /** What an action was. */
  sentence(action: number): string;
  /** The round of an action; null for the set-up. */
  chapter(action: number): string | null;
}

export type ReadEmbedded = (record: string, chairs: readonly Chair[]) => Result<EmbeddedGame>;
