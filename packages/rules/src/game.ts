/**
 * The contract that every game fulfils, so that tables, pages, servers and tests can treat all games alike.
 *
 * Positions and actions are plain immutable data. Time and chance are inputs: `at` is the table's clock in whole milliseconds,
 * and what chance decides is an action like any other, played by the seat `CHANCE`.
 */
import type { Chance } from './chance.ts';
import type { Result } from './result.ts';

/** 1 for the first player, 2 for the second, ... */
export type Seat = number;

/** The seat that turns cards and rolls dice. */
export const CHANCE: Seat = 0;

/** How a game ended; each game adds what it tells beyond this. */
export interface Outcome {
  readonly winner: Seat | null;
  readonly reason: string;
}

/**
 * Options carry the version of the rules their game is played by. Their text does not tell it: that means the newest, unless what
 * keeps a game, such as a record, names another.
 */
export interface EarlierRules<Options> {
  /** The versions before the newest that still replay. */
  readonly versions: readonly number[];
  versionOf(options: Options): number;
  /** The same options for a game by that version. */
  under(options: Options, version: number): Options;
}

export interface Game<Options, Position, Action, View, End extends Outcome = Outcome> {
  readonly id: string;
  /** The newest version of the rules: it grows when a record could replay differently. */
  readonly version: number;
  /** How games by earlier versions of the rules are told apart and played on. */
  readonly earlier?: EarlierRules<Options>;

  /** Checks options from outside and fills in the defaults. */
  options(input: unknown): Result<Options>;
  makeOptions(options: Options): string;
  parseOptions(text: string): Result<Options>;
  seats(options: Options): readonly Seat[];

  start(options: Options, chance: Chance): Position;
  /** The seats the game waits for, in order of play: may be several; none when the game is over. */
  toAct(position: Position): readonly Seat[];
  /** Everything a seat may do at that moment. A seat that is not waited for may have actions too: a claim. */
  actions(position: Position, seat: Seat, at: number): readonly Action[];
  play(position: Position, seat: Seat, action: Action, at: number): Result<Position>;
  /** What chance does next, where the game waits for CHANCE. A game that never waits for it leaves this out. */
  draw?(position: Position, chance: Chance): Action | undefined;
  /** What a seat may know; `null` is a spectator. */
  view(position: Position, seat: Seat | null): View;
  outcome(position: Position): End | null;

  /** Reads a position; `options` supplies what its text does not hold, such as the grace for a claim. */
  parsePosition(text: string, options?: Options): Result<Position>;
  makePosition(position: Position): string;
  /** Reads an action; who plays it follows from the position and the action. */
  parseAction(text: string, position: Position): Result<{ readonly seat: Seat; readonly action: Action }>;
  makeAction(action: Action, position: Position, seat: Seat): string;
  /** As short as `parseAction` can still read it: for records. */
  shortAction(action: Action, position: Position, seat: Seat): string;

  /** The number of action sequences of that length; shorter ones that end the game count once. */
  perft(position: Position, depth: number): number;

  /** For games with actions that depend on the clock, such as a claim. They count neither in perft nor in a position's text. */
  timed?(action: Action): boolean;
  /** The position once the time for all such actions is over. */
  expire?(position: Position): Position;
}
