/** A game as a table needs it: the rules, and what only some games have around them. */
import { CHANCE, type Game, type Outcome, type Played, type Result, type Seat } from '@speeltafel/rules';

/** For games in which positions hide something from every player, so that only views are sent. */
export interface HiddenInformation<O, P, V> {
  /** Whether a game with these options hides anything. */
  applies(options: O): boolean;
  /** Whether the next action covers what is hidden from then on: a client that knew these actions would know what lies under which cover. */
  covers(position: P): boolean;
  /** What may be told now of an earlier position: nothing that has been hidden since. */
  recall(then: P, now: P, seat: Seat | null): V;
  /** The position as far as a view tells it, for clients that are sent no more. */
  suppose(view: V): P;
}

/** For games in which a seat may act without the others knowing how. */
export interface SecretChoices<P, A> {
  /** Whether this action is still secret from the other seats in the position `now`. */
  conceals(now: P, played: Played<A>): boolean;
  /** The position when a seat has acted in secret. */
  afterSecretChoice(position: P, seat: Seat): P;
}

/** Everything but the rules is optional: a game leaves out what it does not have. */
export interface TableGame<O, P, A, V = unknown, E extends Outcome = Outcome> {
  readonly game: Game<O, P, A, V, E>;
  /** Whether a player learned by this action what they could not have known before it: it cannot be undone. Chance always reveals. */
  reveals?(before: P, played: Played<A>): boolean;
  /** Whether an action reveals nothing but what was said aloud: no computer player minds, so against those it can be undone. */
  isSaid?(action: A): boolean;
  /** Whether a turn is under way that the next action continues; without it, every action is a turn. */
  midTurn?(position: P): boolean;
  /** What all players saw of the deal and no position tells, as text. */
  dealt?(options: O, seed: string): string;
  /** The same options for another number of players, where that is allowed; without it, a game has a fixed number. */
  withSeats?(options: O, seats: number): Result<O>;
  readonly hiding?: HiddenInformation<O, P, V>;
  readonly secrets?: SecretChoices<P, A>;
  /** The places and points of a game that ended by its rules; without it the winner comes first and the others share the second place. */
  score?(position: P): { readonly places: readonly number[]; readonly points: readonly number[] } | null;
  /** What a win in this position scores, where the other player has left the game. */
  pointsOfWin?(position: P): number;
  /** How players may make their table look, as text; undefined for a text that means nothing. The rules never see it. */
  look?(text: string): string | undefined;
  /** How the table looks in the next game, which another player begins; without it, as in this one. */
  nextLook?(look: string | null): string | undefined;
}

/** No text of a look is longer. */
export const LONGEST_LOOK = 120;

/** A look as its game writes it; undefined where the game has none or the text means nothing. */
export const lookOf = <O, P, A>({ look }: TableGame<O, P, A>, text: string): string | undefined =>
  text.length > LONGEST_LOOK ? undefined : look?.(text);

/** How a table looks when the same players play again. */
export const lookOfRematch = <O, P, A>({ nextLook }: TableGame<O, P, A>, look: string | null): string | undefined =>
  nextLook === undefined ? (look ?? undefined) : nextLook(look);

export const reveals = <O, P, A>(kit: TableGame<O, P, A>, before: P, played: Played<A>): boolean =>
  played.seat === CHANCE || (kit.reveals?.(before, played) ?? false);

export const midTurn = <O, P, A>(kit: TableGame<O, P, A>, position: P): boolean => kit.midTurn?.(position) ?? false;

export const hides = <O, P, A>({ hiding }: TableGame<O, P, A>, options: O): boolean =>
  hiding?.applies(options) ?? false;

export const conceals = <O, P, A>({ secrets }: TableGame<O, P, A>, now: P, played: Played<A>): boolean =>
  secrets?.conceals(now, played) ?? false;

/** What a seat knows of a position, as a position that the rules can play. */
export const knownTo = <O, P, A>({ game, hiding }: TableGame<O, P, A>, position: P, seat: Seat): P =>
  hiding === undefined ? position : hiding.suppose(game.view(position, seat));

/** The position that a view tells of. Views are sent in place of positions only where a game hides something. */
export function supposed<O, P, A>({ game, hiding }: TableGame<O, P, A>, view: unknown): P {
  if (hiding === undefined) throw new Error(`Nothing is hidden in ${game.id}.`);
  return hiding.suppose(view);
}

/** The position after a seat has made an action that is still secret. */
export const withSecretChoice = <O, P, A>({ secrets }: TableGame<O, P, A>, position: P, seat: Seat): P =>
  secrets === undefined ? position : secrets.afterSecretChoice(position, seat);
