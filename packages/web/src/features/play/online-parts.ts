/** What an online table adds to the play screen. */
import type { Seat } from '@speeltafel/rules';
import type { JSX } from 'solid-js';
import type { PlayView } from '../../games/contract/play.ts';

/** The part of a game's view that reads and draws the player's unfinished turn. */
export type Hand = Pick<PlayView, 'inHand' | 'showTurn'>;

export interface OnlineParts {
  /** In the bar instead of hints, which are not given online. */
  tools(): JSX.Element;
  /** Asks for another game; undefined for a guest who only watches. */
  readonly rematch: (() => void) | undefined;
  /** The address of the game's tournament, if it belongs to one. */
  tournament(): string | null;
  /** The address at which a guest can become a permanent player; null if that is not offered. */
  keep(): string | null;
  /** A pending request of or to the other players, such as a takeback. */
  question(): JSX.Element;
  /** The number of actions that would be left after a pending takeback. */
  preview(): number | null;
  /** Says that the player of a seat is away; null for players who are present. */
  away(seat: Seat): string | null;
  /** Stores the player's unfinished turn for their other devices, and restores it on this one. */
  keepHand(hand: Hand): void;
  /** The number of actions played since the player's last visit, which are replayed first. */
  missed(): number;
  /** Tells the player that missed actions are being replayed. */
  missedBox(skip: () => void): JSX.Element;
  /** Why the list of moves is not complete; null if it is. */
  gap(): string | null;
  /** The address of the replay. */
  replay(): string;
}
