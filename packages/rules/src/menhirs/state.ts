/**
 * The state of a game, as numbers that can be copied and changed in place, and what follows from it without history.
 * The turn order is in turn.ts.
 */
import { type Direction, opposite, type PlaceSet } from './board.ts';
import { fogKey, mixed } from './keys.ts';
import type { Options, Variant } from './options.ts';

/** In this order: a phase is a number in the state and a word in texts. */
export const PHASES = ['flip', 'place', 'move', 'take', 'decide', 'prove', 'over'] as const;
export type Phase = (typeof PHASES)[number];
export const FLIPPING = 0;
export const PLACING = 1;
export const MOVING = 2;
export const TAKING = 3;
export const DECIDING = 4;
export const PROVING = 5;
export const OVER = 6;

export const ENDINGS = ['', 'uncovered', 'claim', 'unjust-claim', 'went-on', 'tie'] as const;
export const BY_UNCOVERING = 1;
export const BY_CLAIM = 2;
export const BY_UNJUST_CLAIM = 3;
export const BY_GOING_ON = 4;
export const BY_TIE = 5;

export const CHOSE_PROLONG = 1;
export const CHOSE_GO_ON = 2;
/** A secret choice that is not known here. Only in positions made from a view. */
export const CHOSE_SECRETLY = 3;

export const FOG_TILES = 11;

/** The takings that Adam Way allows each player in rounds 11 to 3. */
export const MOST_TAKINGS = 3;
export const PLACING_ROUND = 12;
export const LAST_FREE_ROUND = 3;
export const LAST_ROUND_DOWN = 1;

/** What stays the same for a whole game. */
export interface Setting {
  readonly variant: Variant;
  readonly adam: boolean;
  readonly claims: boolean;
  /** True if the players are asked aloud and in turn at the decision moment. */
  readonly aloud: boolean;
  /** If bit r is set, that player must take a tile in round r. */
  readonly schedule1: number;
  readonly schedule2: number;
}

const roundBits = (rounds: readonly number[]): number => rounds.reduce((bits, round) => bits | (1 << round), 0);

export const settingOf = ({ variant, claims, decision, schedule }: Options): Setting => ({
  variant,
  adam: variant === 'adam',
  claims,
  aloud: decision === 'aloud',
  schedule1: roundBits(schedule[0]),
  schedule2: roundBits(schedule[1]),
});

export class State {
  setting: Setting;
  menhirs: PlaceSet = 0;
  fog: PlaceSet = 0;
  pass = 1;
  round = PLACING_ROUND;
  player = 1;
  phase = FLIPPING;
  taken1 = 0;
  taken2 = 0;
  toPlace1 = 0;
  toPlace2 = 0;
  choice1 = 0;
  choice2 = 0;
  /** If bit s is set, seat s chose to go on. */
  goOn = 0;
  /** Where the set that moved last lies now, and its direction; 0 if unknown. */
  moved: PlaceSet = 0;
  heading: Direction = 0;
  /** The tile taken after that move. */
  tile: PlaceSet = 0;
  /** The round of that move; 0 if no player can claim against it. */
  movedRound = 0;
  ending = 0;
  winner = 0;
  fogHash = 0;

  constructor(setting: Setting) {
    this.setting = setting;
  }

  copyFrom(other: Readonly<State>): this {
    this.setting = other.setting;
    this.menhirs = other.menhirs;
    this.fog = other.fog;
    this.pass = other.pass;
    this.round = other.round;
    this.player = other.player;
    this.phase = other.phase;
    this.taken1 = other.taken1;
    this.taken2 = other.taken2;
    this.toPlace1 = other.toPlace1;
    this.toPlace2 = other.toPlace2;
    this.choice1 = other.choice1;
    this.choice2 = other.choice2;
    this.goOn = other.goOn;
    this.moved = other.moved;
    this.heading = other.heading;
    this.tile = other.tile;
    this.movedRound = other.movedRound;
    this.ending = other.ending;
    this.winner = other.winner;
    this.fogHash = other.fogHash;
    return this;
  }
}

export function setFog(state: State, fog: PlaceSet): void {
  state.fogHash ^= fogKey(state.fog ^ fog);
  state.fog = fog;
}

/** The set that ko forbids to move in `banDirection`, or 0. A tile taken out of it lifts the ban. */
export const banned = (state: Readonly<State>): PlaceSet => ((state.tile & state.moved) === 0 ? state.moved : 0);

export const banDirection = (state: Readonly<State>): Direction => opposite(state.heading);

/** The tiles that may be taken: at least one menhir must remain under fog. */
export function takable({ fog, menhirs }: Readonly<State>): PlaceSet {
  const covered = fog & menhirs;
  if (covered === 0) return 0;
  return (covered & (covered - 1)) === 0 ? fog & ~covered : fog;
}

export function mustTake({ setting, round, player }: Readonly<State>): boolean {
  if (setting.adam) return round < LAST_FREE_ROUND;
  return (((player === 1 ? setting.schedule1 : setting.schedule2) >> round) & 1) === 1;
}

export function mayTake(state: Readonly<State>): boolean {
  if (takable(state) === 0) return false;
  if (mustTake(state)) return true;
  return state.setting.adam && (state.player === 1 ? state.taken1 : state.taken2) < MOST_TAKINGS;
}

/** The seat that may claim to have a winning move, ignoring time, or 0. */
export function claimant({ setting, moved, movedRound, phase, player }: Readonly<State>): number {
  if (!setting.claims || moved === 0 || movedRound <= LAST_ROUND_DOWN) return 0;
  if (phase === TAKING) return 3 - player;
  if (phase === MOVING) return player;
  return phase === DECIDING ? 1 : 0;
}

/**
 * A hash key of the position as the players see it: equal positions have equal keys. The fog's part is updated move by
 * move.
 */
export function keyOf(state: Readonly<State>): number {
  const ban = banned(state);
  let key = state.fogHash ^ mixed(state.menhirs);
  const heading = ban === 0 ? 0 : state.heading;
  key = mixed(key ^ ban);
  key = mixed(key ^ (state.round | (state.phase << 4) | (state.player << 7) | (state.pass << 9) | (heading << 11)));
  key = mixed(key ^ (state.taken1 | (state.taken2 << 4) | (state.toPlace1 << 8) | (state.toPlace2 << 12)));
  return mixed(key ^ (state.choice1 | (state.choice2 << 2) | (state.goOn << 4)));
}
