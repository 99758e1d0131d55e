/** The events of a hosted table. Each is one line of its log, and every log begins with `opened`. */
import type { Seat } from '@speeltafel/rules';
import type { ClockRule } from '../clock.ts';

/** A person; two people on one device share a guest. */
export interface PersonOccupant {
  readonly kind: 'person';
  readonly guest: string;
  readonly name: string;
  /** The picture the guest has chosen, below PICTURES; by default it depends on the guest's id. */
  readonly picture?: number;
}

/** The number of pictures to choose from. */
export const PICTURES = 30;

export type Occupant =
  | PersonOccupant
  | { readonly kind: 'bot'; readonly guest: string; readonly name: string }
  /** `keeps` is the person it stands in for; with `left`, that person has left the game for good. */
  | { readonly kind: 'computer'; readonly level: string; readonly keeps: PersonOccupant | null; readonly left?: true };

export type Seating = Readonly<Record<Seat, Occupant | null>>;

/** By guest, the SHA-256 of a value that their page contributes to the chance of the game. */
export type Pledges = Readonly<Record<string, string>>;

export interface Opened {
  readonly kind: 'opened';
  readonly game: string;
  readonly options: string;
  /** The version of the rules; logs of old versions omit it and mean the first. */
  readonly rules?: number;
  readonly clock: ClockRule;
  /** The guest who opened the table. */
  readonly host: string;
  /** True if it is in the lobby; false if it can only be found by its link. */
  readonly listed: boolean;
  /** The table's secret; also the game's seed if no player had a share in it. */
  readonly seed: string;
  readonly seating: Seating;
  /** The level that may stand in for an absent player; logs of old versions omit it. */
  readonly standIn?: string;
  /** The look the host chose; the rules never see it. */
  readonly look?: string;
  readonly pledges?: Pledges;
  /** Talk is turned off at this table. */
  readonly quiet?: true;
  /** The host admits newcomers before they sit down. */
  readonly admits?: true;
  /** The result counts for ratings, so there are no takebacks and no stand-ins. */
  readonly rated?: true;
  /** The tournament board played here; the tournament pairs the next game. */
  readonly tournament?: TournamentBoard;
}

export interface TournamentBoard {
  readonly id: string;
  readonly round: number;
  readonly board: number;
}

/** The first facts of a new table's log. */
export type Beginning = readonly [Opened, ...Fact[]];

export const CONSENTS = ['take-back', 'tie', 'rematch', 'pause', 'go-on'] as const;
export type Consent = (typeof CONSENTS)[number];

/**
 * Why the table's time stands still: the first player to act has not seen the board, all agreed to a pause, or no
 * server was running.
 */
export type StillFor = 'unseen' | 'pause' | 'outage';

export type Fact =
  | Opened
  | { readonly kind: 'sat'; readonly seat: Seat; readonly sitter: Occupant; readonly pledge?: string }
  /** A guest asks the host for a seat. */
  | {
      readonly kind: 'asked';
      readonly seat: Seat;
      readonly sitter: Exclude<Occupant, { kind: 'computer' }>;
      readonly pledge?: string;
    }
  /** The host admitted a guest, or turned them away. */
  | { readonly kind: 'admitted'; readonly guest: string }
  | { readonly kind: 'turned-away'; readonly guest: string }
  /** `freed` if the host did it instead of the guest. */
  | { readonly kind: 'rose'; readonly seat: Seat; readonly freed?: true }
  /** The host begins with those who are seated: the table has only their seats from now on. */
  | { readonly kind: 'closed-up'; readonly options: string; readonly seating: Seating }
  /** Every seat is taken, and the pledged values are awaited from `at` on, by the server's clock. */
  | { readonly kind: 'drawing'; readonly at: number }
  | { readonly kind: 'showed'; readonly guest: string; readonly value: string }
  /**
   * The first moment of the game, by the server's clock; the table's own time counts from it. With `unseen` it stands
   * still until the player to act has seen the board.
   */
  | { readonly kind: 'began'; readonly at: number; readonly unseen?: true }
  /** The table's time stands still from `at` to the `at` of the next `resumed`, both by the server's clock. */
  | { readonly kind: 'stopped'; readonly at: number; readonly why: StillFor }
  | { readonly kind: 'resumed'; readonly at: number }
  /**
   * `lag` is the compensated time in transit in milliseconds: `at` of a claim is that much earlier, and the clock stood
   * still that long.
   */
  | { readonly kind: 'acted'; readonly seat: Seat; readonly action: string; readonly at: number; readonly lag: number }
  | { readonly kind: 'offered'; readonly seat: Seat; readonly what: Consent; readonly pledge?: string }
  | { readonly kind: 'agreed'; readonly seat: Seat; readonly pledge?: string }
  | { readonly kind: 'declined'; readonly seat: Seat }
  /** `left` is the number of actions that remain. */
  | { readonly kind: 'took-back'; readonly left: number; readonly at: number }
  | { readonly kind: 'tied'; readonly at: number }
  | { readonly kind: 'resigned'; readonly seat: Seat; readonly at: number }
  /**
   * These seats had run out of time. Old logs omit the seats: there, the first to run out was meant, computer players
   * included.
   */
  | { readonly kind: 'fell'; readonly at: number; readonly seats?: readonly Seat[] }
  | { readonly kind: 'replaced'; readonly seat: Seat; readonly sitter: Occupant }
  | { readonly kind: 'said'; readonly guest: string; readonly name: string; readonly text: string; readonly at: number }
  /** The next game of the same people is at that table, `without` those who were away. */
  | {
      readonly kind: 'moved-on';
      readonly to: string;
      readonly pledges?: Pledges;
      readonly without?: readonly Seat[];
    };
