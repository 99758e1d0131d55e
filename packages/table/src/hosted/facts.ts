/** The events of a hosted table. Each is one line of its log, and every log begins with `opened`. */
import type { Seat } from '@speeltafel/rules';
import type { ClockRule } from '../clock.ts';

/** A person; two people on one device share a guest. */
export interface PersonOccupant {
  readonly kind: 'person';
  readonly guest: string;
  readonly name: string;
  /** The picture that the guest has chosen, below PICTURES; without one the guest's id decides. */
  readonly picture?: number;
}

/** So many pictures a guest can choose from. */
export const PICTURES = 30;

export type Occupant =
  | PersonOccupant
  | { readonly kind: 'bot'; readonly guest: string; readonly name: string }
  /** `keeps` is the person whose seat it keeps; `left`: that person has left the game for good. */
  | { readonly kind: 'computer'; readonly level: string; readonly keeps: PersonOccupant | null; readonly left?: true };

export type Seating = Readonly<Record<Seat, Occupant | null>>;

/** By guest, the SHA-256 of a value that their page adds to the chance of the game. */
export type Pledges = Readonly<Record<string, string>>;

export interface Opened {
  readonly kind: 'opened';
  readonly game: string;
  readonly options: string;
  /** The version of the rules; logs of old versions name none and mean the first. */
  readonly rules?: number;
  readonly clock: ClockRule;
  /** The guest who opened the table. */
  readonly host: string;
  /** Whether it is listed, or found only by its link. */
  readonly listed: boolean;
  /** The table's secret; the seed of the game where no player had a share in it. */
  readonly seed: string;
  readonly seating: Seating;
  /** The computer player that may keep the seat of a player who is away; logs of old versions name none. */
  readonly standIn?: string;
  /** How the host made the table look; the rules never see it. */
  readonly look?: string;
  readonly pledges?: Pledges;
  /** Nothing is said at this table. */
  readonly quiet?: true;
  /** The host lets newcomers in before they sit down. */
  readonly admits?: true;
  /** The result counts for the players' ratings: no takebacks, and no computer player keeps a seat for a while. */
  readonly rated?: true;
  /** The board of a tournament that is played here; the next game is the tournament's to pair. */
  readonly tournament?: TournamentBoard;
}

export interface TournamentBoard {
  readonly id: string;
  readonly round: number;
  readonly board: number;
}

/** What the log of a new table begins with. */
export type Beginning = readonly [Opened, ...Fact[]];

export const CONSENTS = ['take-back', 'tie', 'rematch', 'pause', 'go-on'] as const;
export type Consent = (typeof CONSENTS)[number];

/** Why the table's time stands still: the first player to act has not seen the board, all agreed to a pause, or no server ran. */
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
  /** The host has let a guest in, or has not. */
  | { readonly kind: 'admitted'; readonly guest: string }
  | { readonly kind: 'turned-away'; readonly guest: string }
  /** `freed`: not by the guest, but by the host. */
  | { readonly kind: 'rose'; readonly seat: Seat; readonly freed?: true }
  /** The host begins with those who are there: the table has only their seats from now on. */
  | { readonly kind: 'closed-up'; readonly options: string; readonly seating: Seating }
  /** Every seat is taken, and values were pledged: they are awaited from now on, by the server's clock. */
  | { readonly kind: 'drawing'; readonly at: number }
  | { readonly kind: 'showed'; readonly guest: string; readonly value: string }
  /**
   * The first moment of the game, by the server's clock; the table's own time counts from it. `unseen`: it stands still until the player
   * to act has seen the board.
   */
  | { readonly kind: 'began'; readonly at: number; readonly unseen?: true }
  /** The table's time stands still from `at` to the `at` of the next `resumed`, both by the server's clock. */
  | { readonly kind: 'stopped'; readonly at: number; readonly why: StillFor }
  | { readonly kind: 'resumed'; readonly at: number }
  /** `lag` milliseconds were granted because it was on its way: `at` of a claim is so much earlier, a clock stood still so long. */
  | { readonly kind: 'acted'; readonly seat: Seat; readonly action: string; readonly at: number; readonly lag: number }
  | { readonly kind: 'offered'; readonly seat: Seat; readonly what: Consent; readonly pledge?: string }
  | { readonly kind: 'agreed'; readonly seat: Seat; readonly pledge?: string }
  | { readonly kind: 'declined'; readonly seat: Seat }
  /** So many actions of the game are left. */
  | { readonly kind: 'took-back'; readonly left: number; readonly at: number }
  | { readonly kind: 'tied'; readonly at: number }
  | { readonly kind: 'resigned'; readonly seat: Seat; readonly at: number }
  /** The time of these seats had run out by then. Old logs do not name them: there the first to run out was meant, computer players too. */
  | { readonly kind: 'fell'; readonly at: number; readonly seats?: readonly Seat[] }
  | { readonly kind: 'replaced'; readonly seat: Seat; readonly sitter: Occupant }
  | { readonly kind: 'said'; readonly guest: string; readonly name: string; readonly text: string; readonly at: number }
  /** The next game of the same people is played at that table, `without` those who had gone away. */
  | {
      readonly kind: 'moved-on';
      readonly to: string;
      readonly pledges?: Pledges;
      readonly without?: readonly Seat[];
    };
