/** What a seat may know of a position. Whatever is not in a view is not sent to anybody. */
import type { Seat } from '../game.ts';
import { type Direction, opposite, type PlaceSet, shifted } from './board.ts';
import type { Options } from './options.ts';
import type { Position } from './position.ts';
import { claimDeadline } from './refusals.ts';
import {
  banDirection,
  banned,
  CHOSE_PROLONG,
  claimant,
  FLIPPING,
  OVER,
  PHASES,
  type Phase,
  PLACING,
  type State,
} from './state.ts';

export interface View {
  readonly options: Options;
  /** The menhirs in sight; with hidden fog, not those under it. */
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
  /** Who has chosen at the decision moment, and what one has chosen oneself. */
  readonly chosen: readonly Seat[];
  readonly choice: 'prolong' | 'go-on' | null;
  readonly claimant: Seat | null;
  /** When the time for a claim runs out, if it does. */
  readonly claimUntil: number | null;
}

/** The set-up is public: a deal that comes with its fog, as in 2.0, is shown until the first tile is placed. */
const isFreshDeal = ({ setting, phase, toPlace1, toPlace2 }: Readonly<State>): boolean =>
  !setting.adam && phase === PLACING && toPlace1 === toPlace2 && toPlace1 === (setting.variant === 'base' ? 2 : 3);

export function view(position: Position, seat: Seat | null): View {
  const { state, options } = position;
  const open = !options.hidden || state.phase === FLIPPING || state.phase === OVER || isFreshDeal(state);
  const ban = banned(state);
  const own = seat === 1 ? state.choice1 : seat === 2 ? state.choice2 : 0;
  return {
    options,
    menhirs: open ? state.menhirs : state.menhirs & ~state.fog,
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
    choice: own === 0 ? null : own === CHOSE_PROLONG ? 'prolong' : 'go-on',
    claimant: claimant(state) || null,
    claimUntil: claimDeadline(position),
  };
}
