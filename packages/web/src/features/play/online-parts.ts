/** What a table on the server adds to the play screen. */
import type { Seat } from '@speeltafel/rules';
import type { JSX } from 'solid-js';

export interface OnlineParts {
  /** In the bar, in the place of hints: those are not given online. */
  tools(): JSX.Element;
  /** Asks for another game; undefined for a guest who only watches. */
  readonly rematch: (() => void) | undefined;
  /** The address of the tournament that the game belongs to; null outside of one. */
  tournament(): string | null;
  /** Where a guest can become a lasting player; null where that is not offered. */
  keep(): string | null;
  /** A request to the other players that waits for an answer, such as a takeback. */
  question(): JSX.Element;
  /** How many actions a takeback that another player asks for would leave. */
  preview(): number | null;
  /** Says that the player of a seat is not at their page; null for those who are. */
  away(seat: Seat): string | null;
  /** How many actions were played since the player's last look: they are shown first. */
  missed(): number;
  /** Says so while they are shown. */
  missedBox(skip: () => void): JSX.Element;
  /** Why the list of moves is not complete; null where it is. */
  gap(): string | null;
  /** The address of the replay. */
  replay(): string;
}
