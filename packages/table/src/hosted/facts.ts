/** The events of a hosted table. Each is one line of its log, and every log begins with `opened`. */
import type { Seat } from '@speeltafel/rules';
import type { ClockRule } from '../clock.ts';

/** A person; two people on one device share a guest. */
export interface PersonSitter {
  readonly kind: 'person';
  readonly guest: string;
  readonly name: string;
}

export type Sitter =
  | PersonSitter
  | { readonly kind: 'bot'; readonly guest: string; readonly name: string }
  /** `keeps` is the person whose seat it keeps warm. */
  | { readonly kind: 'computer'; readonly level: string; readonly keeps: PersonSitter | null };

export type Seating = Readonly<Record<Seat, Sitter | null>>;

export interface Opened {
  readonly kind: 'opened';
  readonly game: string;
  readonly options: string;
  readonly clock: ClockRule;
  /** The guest who opened the table. */
  readonly host: string;
  /** Whether anybody may find it, or only who has the link. */
  readonly listed: boolean;
  readonly seed: string;
  readonly seating: Seating;
  /** The computer player that may keep the seat of a player who is away; logs of old versions name none. */
  readonly standIn?: string;
}

/** What the log of a new table begins with. */
export type Beginning = readonly [Opened, ...Fact[]];

export type Consent = 'take-back' | 'tie' | 'rematch';

export type Fact =
  | Opened
  | { readonly kind: 'sat'; readonly seat: Seat; readonly sitter: Sitter }
  /** `freed`: not by themselves, but by whoever opened the table. */
  | { readonly kind: 'rose'; readonly seat: Seat; readonly freed?: true }
  /** The first moment of the game, by the server's clock; the table's own time counts from it. */
  | { readonly kind: 'began'; readonly at: number }
  /** `lag` milliseconds were granted because it was on its way: `at` of a claim is so much earlier, a clock stood still so long. */
  | { readonly kind: 'acted'; readonly seat: Seat; readonly action: string; readonly at: number; readonly lag: number }
  | { readonly kind: 'offered'; readonly seat: Seat; readonly what: Consent }
  | { readonly kind: 'agreed'; readonly seat: Seat }
  | { readonly kind: 'declined'; readonly seat: Seat }
  /** So many actions of the game are left. */
  | { readonly kind: 'took-back'; readonly left: number; readonly at: number }
  | { readonly kind: 'tied'; readonly at: number }
  | { readonly kind: 'resigned'; readonly seat: Seat; readonly at: number }
  /** The time of these seats had run out by then. Old logs do not name them: there the first to run out was meant, computer players too. */
  | { readonly kind: 'fell'; readonly at: number; readonly seats?: readonly Seat[] }
  | { readonly kind: 'replaced'; readonly seat: Seat; readonly sitter: Sitter }
  | { readonly kind: 'said'; readonly guest: string; readonly name: string; readonly text: string; readonly at: number }
  /** The next game of the same people is played at that table. */
  | { readonly kind: 'moved-on'; readonly to: string };
