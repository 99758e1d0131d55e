/** A game as a table needs it: the rules, and what only some games need besides. */
import { CHANCE, type Game, type Outcome, type Played, type Result, type Seat } from '@speeltafel/rules';

/** For games whose positions hide something from every player, so that only views are sent. */
export interface HiddenInformation<O, P, V> {
  /** True if a game with these options hides anything. */
  applies(options: O): boolean;
  /**
   * True if the next action covers something that is hidden from then on: a client that knew these actions would know
   * what lies under which cover.
   */
  covers(position: P): boolean;
  /** The view of an earlier position that may be sent now: without anything hidden since. */
  recall(then: P, now: P, seat: Seat | null): V;
  /** Makes a position from a view, for clients that are sent nothing else. */
  suppose(view: V): P;
}

/** For games in which a seat may act without the others knowing how. */
export interface SecretChoices<P, A> {
  /** True if this action is still secret from the other seats in the position `now`. */
  conceals(now: P, played: Played<A>): boolean;
  /** The position after a seat has acted in secret. */
  afterSecretChoice(position: P, seat: Seat): P;
}

/** Everything except the rules is optional: a game omits what it does not have. */
export interface TableGame<O, P, A, V = unknown, E extends Outcome = Outcome> {
  readonly game: Game<O, P, A, V, E>;
  /** True if a player learned something new by this action, so that it cannot be undone. Chance always reveals. */
  reveals?(before: P, played: Played<A>): boolean;
  /**
   * True if an action reveals only what was said aloud. Computer players do not use that, so against those it can be
   * undone.
   */
  isSaid?(action: A): boolean;
  /** True if a turn is in progress that the next action continues; without this, every action is a turn. */
  midTurn?(position: P): boolean;
  /** What all players saw of the deal and positions do not contain, as text. */
  dealt?(options: O, seed: string): string;
  /** The same options for another number of players, if that is allowed; without this, a game has a fixed number. */
  withSeats?(options: O, seats: number): Result<O>;
  readonly hiding?: HiddenInformation<O, P, V>;
  readonly secrets?: SecretChoices<P, A>;
  /**
   * The places and points of a game that ended by its rules. By default the winner comes first and the others share the
   * second place.
   */
  score?(position: P): { readonly places: readonly number[]; readonly points: readonly number[] } | null;
  /** The score of a win in this position if the other player has left the game. */
  pointsOfWin?(position: P): number;
  /** Validates and normalises the text of a look; undefined if it is invalid. The rules never see it. */
  look?(text: string): string | undefined;
  /** The look of a rematch, in which another player begins; by default the same. */
  nextLook?(look: string | null): string | undefined;
}

/** The longest text of a look. */
export const LONGEST_LOOK = 120;

/** The normalised look; undefined if the game has none or the text is invalid. */
export const lookOf = <O, P, A>({ look }: TableGame<O, P, A>, text: string): string | undefined =>
  text.length > LONGEST_LOOK ? undefined : look?.(text);

/** The look when the same players play again. */
export const lookOfRematch = <O, P, A>({ nextLook }: TableGame<O, P, A>, look: string | null): string | undefined =>
  nextLook === undefined ? (look ?? undefined) : nextLook(look);

export const reveals = <O, P, A>(kit: TableGame<O, P, A>, before: P, played: Played<A>): boolean =>
  played.seat === CHANCE || (kit.reveals?.(before, played) ?? false);

export const midTurn = <O, P, A>(kit: TableGame<O, P, A>, position: P): boolean => kit.midTurn?.(position) ?? false;

export const hides = <O, P, A>({ hiding }: TableGame<O, P, A>, options: O): boolean =>
  hiding?.applies(options) ?? false;

export const conceals = <O, P, A>({ secrets }: TableGame<O, P, A>, now: P, played: Played<A>): boolean =>
  secrets?.conceals(now, played) ?? false;

/** A seat's knowledge of a position, as a position that the rules can play. */
export const knownTo = <O, P, A>({ game, hiding }: TableGame<O, P, A>, position: P, seat: Seat): P =>
  hiding === undefined ? position : hiding.suppose(game.view(position, seat));

/** Makes a position from a view. Views replace positions only in games that hide something. */
export function supposed<O, P, A>({ game, hiding }: TableGame<O, P, A>, view: unknown): P {
  if (hiding === undefined) throw new Error(`Nothing is hidden in ${game.id}.`);
  return hiding.suppose(view);
}

/** The position after a seat's action that is still secret. */
export const withSecretChoice = <O, P, A>({ secrets }: TableGame<O, P, A>, position: P, seat: Seat): P =>
  secrets === undefined ? position : secrets.afterSecretChoice(position, seat);
