/** What a seat may know of a position. The server sends nothing that is not in the view. */
import type { Seat } from '../game.ts';
import { type Direction, opposite, type PlaceSet, shifted } from './board.ts';
import type { Options } from './options.ts';
import type { Position } from './position.ts';
import { claimDeadline } from './refusals.ts';
import {
  banDirection,
  banned,
  CHOSE_GO_ON,
  CHOSE_PROLONG,
  CHOSE_SECRETLY,
  claimant,
  FLIPPING,
  OVER,
  PHASES,
  type Phase,
  PLACING,
  State,
  setFog,
  settingOf,
} from './state.ts';

export interface View {
  readonly options: Options;
  /** The visible menhirs; with hidden fog, not those under it. */
  readonly menhirs: PlaceSet;
  readonly fog: PlaceSet;
  readonly pass: number;
  readonly round: number;
  readonly player: Seat;
  readonly phase: Phase;
  readonly taken: readonly [number, number];
  readonly toPlace: readonly [number, number];
  readonly ban: { readonly set: PlaceSet; readonly direction: Direction } | null;
  readonly last: { readonly from: PlaceSet; readonly direction: Direction; readonly tile: PlaceSet } | null;
  readonly goOn: readonly Seat[];
  /** Who has chosen at the decision moment, and what: one's own choice, or the answer given aloud. */
  readonly chosen: readonly Seat[];
  readonly choice: 'prolong' | 'go-on' | null;
  readonly claimant: Seat | null;
  /** When the time for a claim runs out; null if it does not. */
  readonly claimUntil: number | null;
  /** The round that a claim counts in, if a player may claim. */
  readonly claimRound: number | null;
}

/** The set-up is public: a deal that comes with its fog, as in 2.0, is shown until the first tile is placed. */
const isFreshDeal = ({ setting, phase, toPlace1, toPlace2 }: Readonly<State>): boolean =>
  !setting.adam && phase === PLACING && toPlace1 === toPlace2 && toPlace1 === (setting.variant === 'base' ? 2 : 3);

/** True if nothing is hidden from any player. */
const isOpen = ({ options, state }: Position): boolean =>
  !options.hidden || state.phase === FLIPPING || state.phase === OVER || isFreshDeal(state);

export function view(position: Position, seat: Seat | null): View {
  const { state, options } = position;
  const ban = banned(state);
  const known = state.setting.aloud ? state.choice1 : seat === 1 ? state.choice1 : seat === 2 ? state.choice2 : 0;
  return {
    options,
    menhirs: state.menhirs & ~(isOpen(position) ? 0 : state.fog) & ~(position.unknown ?? 0),
    fog: state.fog,
    pass: state.pass,
    round: state.round,
    player: state.player,
    phase: PHASES[state.phase]!,
    taken: [state.taken1, state.taken2],
    toPlace: [state.toPlace1, state.toPlace2],
    ban: ban === 0 ? null : { set: ban, direction: banDirection(state) },
    last:
      state.moved === 0
        ? null
        : { from: shifted(state.moved, opposite(state.heading)), direction: state.heading, tile: state.tile },
    goOn: [1, 2].filter((s) => (state.goOn >> s) & 1),
    chosen: [1, 2].filter((s) => (s === 1 ? state.choice1 : state.choice2) !== 0),
    choice: known === CHOSE_PROLONG ? 'prolong' : known === CHOSE_GO_ON ? 'go-on' : null,
    claimant: claimant(state) || null,
    claimUntil: claimDeadline(position),
    claimRound: claimant(state) === 0 ? null : state.movedRound,
  };
}

/**
 * The position of a running game as far as a view shows it, for clients that know no more. The rules can play it: which
 * fog can move, whose turn it is and who may claim follow from what both players see. Unknown are only whether a move
 * frees the last menhir, and which tile covers it.
 */
export function supposed(view: View): Position {
  const { options, fog, last } = view;
  const state = new State(settingOf(options));
  setFog(state, fog);
  state.menhirs = view.menhirs;
  state.pass = view.pass;
  state.round = view.round;
  state.player = view.player;
  state.phase = PHASES.indexOf(view.phase);
  [state.taken1, state.taken2] = view.taken;
  [state.toPlace1, state.toPlace2] = view.toPlace;
  state.goOn = view.goOn.reduce((bits, seat) => bits | (1 << seat), 0);
  const choice = view.choice === null ? CHOSE_SECRETLY : view.choice === 'prolong' ? CHOSE_PROLONG : CHOSE_GO_ON;
  for (const seat of view.chosen) choose(state, seat, choice);
  if (last !== null) {
    state.moved = shifted(last.from, last.direction);
    state.heading = last.direction;
    state.tile = last.tile;
    state.movedRound = view.claimRound ?? 0;
  }
  const grace = options.grace === 'untimed' ? 0 : options.grace * 1000;
  const turnEndedAt = view.claimUntil === null ? null : view.claimUntil - grace;
  if (isOpen({ options, state, turnEndedAt })) return { options, state, turnEndedAt };
  state.menhirs |= fog;
  return { options, state, turnEndedAt, unknown: fog };
}

function choose(state: State, seat: Seat, choice: number): void {
  if (seat === 1) state.choice1 = choice;
  else state.choice2 = choice;
}

/** The position after a seat has made its secret choice at the decision moment. */
export function chosenSecretly(position: Position, seat: Seat): Position {
  const state = new State(position.state.setting).copyFrom(position.state);
  choose(state, seat, CHOSE_SECRETLY);
  state.player = state.choice1 === 0 ? 1 : 2;
  return { ...position, state };
}
