/**
 * The contract of a game, by which tables, pages, servers and tests treat all games alike.
 *
 * Positions and actions are plain immutable data. Time and chance are inputs: `at` is the table's clock in whole
 * milliseconds, and a random event is an action like any other, played by the seat `CHANCE`.
 */
import type { Chance } from './chance.ts';
import type { Result } from './result.ts';

/** 1 for the first player, 2 for the second, ... */
export type Seat = number;

/** The seat that draws cards and rolls dice. */
export const CHANCE: Seat = 0;

/** The result of a game; each game adds its own fields. */
export interface Outcome {
  readonly winner: Seat | null;
  readonly reason: string;
}

/**
 * Options carry the version of the rules. Their text form omits it and means the newest, unless what contains the game,
 * such as a record, names another.
 */
export interface EarlierRules<Options> {
  /** The earlier versions that can still be replayed. */
  readonly versions: readonly number[];
  versionOf(options: Options): number;
  /** The same options for a game by that version. */
  under(options: Options, version: number): Options;
}

export interface Game<Options, Position, Action, View, End extends Outcome = Outcome> {
  readonly id: string;
  /** The newest version of the rules: increased when a record could replay differently. */
  readonly version: number;
  /** How games by earlier versions of the rules are recognised and continued. */
  readonly earlier?: EarlierRules<Options>;

  /** Validates options from outside and fills in the defaults. */
  options(input: unknown): Result<Options>;
  makeOptions(options: Options): string;
  parseOptions(text: string): Result<Options>;
  seats(options: Options): readonly Seat[];

  start(options: Options, chance: Chance): Position;
  /** The seats the game waits for, in order of play; none when the game is over. */
  toAct(position: Position): readonly Seat[];
  /** Everything a seat may do at that time. A seat that is not awaited may have actions too: a claim. */
  actions(position: Position, seat: Seat, at: number): readonly Action[];
  play(position: Position, seat: Seat, action: Action, at: number): Result<Position>;
  /** The next random event if the game waits for CHANCE. Games without random events omit this. */
  draw?(position: Position, chance: Chance): Action | undefined;
  /** What a seat may know; `null` is a spectator. */
  view(position: Position, seat: Seat | null): View;
  outcome(position: Position): End | null;

  /** Reads a position; `options` supplies what the text omits, such as the grace for a claim. */
  parsePosition(text: string, options?: Options): Result<Position>;
  makePosition(position: Position): string;
  /** Reads an action; the seat follows from the position and the action. */
  parseAction(text: string, position: Position): Result<{ readonly seat: Seat; readonly action: Action }>;
  makeAction(action: Action, position: Position, seat: Seat): string;
  /** The shortest form that `parseAction` can read: for records. */
  shortAction(action: Action, position: Position, seat: Seat): string;

  /** The number of action sequences of that length; shorter ones that end the game count once. */
  perft(position: Position, depth: number): number;

  /**
   * For games with actions that depend on the clock, such as a claim. They count neither in perft nor in a position's
   * text.
   */
  timed?(action: Action): boolean;
  /** The position once the time for all such actions is over. */
  expire?(position: Position): Position;
}
