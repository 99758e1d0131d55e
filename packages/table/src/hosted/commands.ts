/** The commands of a hosted table, their sender, and the refusals that several commands share. */
import { type Result, refuse, type Seat } from '@speeltafel/rules';
import type { Consent, Fact } from './facts.ts';

export type Command =
  | {
      readonly kind: 'sit';
      readonly seat: Seat;
      readonly name: string;
      readonly pledge?: string;
      readonly picture?: number;
    }
  /** The value pledged for the draw before the game. */
  | { readonly kind: 'show'; readonly value: string }
  | { readonly kind: 'rise'; readonly seat: Seat }
  /** The host admits a guest who has asked for a seat, or turns them away. */
  | { readonly kind: 'admit'; readonly guest: string; readonly yes: boolean }
  /** The host frees a seat. `guest` is the guest meant, in case another one has the seat by then. */
  | { readonly kind: 'free'; readonly seat: Seat; readonly guest: string }
  /** The host begins the game with those who are seated. */
  | { readonly kind: 'start' }
  /** This player has seen the board: the clock of a new game runs from here. */
  | { readonly kind: 'seen'; readonly seat: Seat }
  /** Leaves the game for good. A computer player goes on, and another person may take over the seat. */
  | { readonly kind: 'hand-over'; readonly seat: Seat }
  | { readonly kind: 'act'; readonly seat: Seat; readonly action: string }
  | { readonly kind: 'offer'; readonly seat: Seat; readonly what: Consent; readonly pledge?: string }
  | { readonly kind: 'answer'; readonly seat: Seat; readonly yes: boolean; readonly pledge?: string }
  | { readonly kind: 'resign'; readonly seat: Seat }
  | { readonly kind: 'say'; readonly text: string }
  /** A computer player stands in for an absent player, who takes the seat back with `return`. */
  | { readonly kind: 'replace'; readonly seat: Seat; readonly level: string }
  | { readonly kind: 'return'; readonly seat: Seat };

/** The sender of a command, the server's time, and the measured milliseconds in transit. */
export interface Sender {
  readonly guest: string;
  readonly name: string;
  readonly bot: boolean;
  readonly at: number;
  readonly lag: number;
  /** The strongest computer player of the game: it stands in where no level was agreed on. */
  readonly strongest: string;
  /** How many milliseconds a guest has been away from the table; 0 if they are present. */
  awayFor(guest: string): number;
  /** An id for a new table, for a rematch. */
  newTable(): string;
}

export type Facts = Result<readonly Fact[]>;

export const done = (...facts: Fact[]): Facts => ({ ok: true, value: facts });

export const nameTaken = (name: string): Facts =>
  refuse('name-taken', `Someone here has a name that looks like ${name}.`, { name });
export const OVER = refuse('over', 'The game is over.');
export const NOT_BEGUN = refuse('not-begun', 'The game begins when every seat is taken.');
export const PAUSED = refuse('paused', 'The game is paused.');
export const BEGUN = refuse('begun', 'The game has begun: players keep their seats.');
export const notYourSeat = (seat: Seat): Facts => refuse('not-your-seat', 'Another player has this seat.', { seat });
