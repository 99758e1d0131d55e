/**
 * What a game provides for the replay embedded in other sites. It is light: a drawing of each position instead of the
 * page's board.
 */
import type { Result, Seat } from '@speeltafel/rules';
import type { Chair } from '@speeltafel/table';

export interface EmbeddedGame {
  /** The same in all languages. */
  readonly name: string;
  /** The number of actions. */
  readonly length: number;
  readonly chairs: readonly Chair[];
  /** Null for a game that is still running. */
  readonly end: { readonly winner: Seat | null } | null;
  /** The board after this many actions, as SVG text. */
  picture(at: number): string;
  /** Describes an action in a sentence. */
  sentence(action: number): string;
  /** The round of an action; null for the set-up. */
  chapter(action: number): string | null;
}

export type ReadEmbedded = (record: string, chairs: readonly Chair[]) => Result<EmbeddedGame>;
