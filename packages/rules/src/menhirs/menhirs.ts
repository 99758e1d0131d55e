/** Menhirs as a `Game`: a thin layer over state, turn order, notation and refusals. */
import type { Chance } from '../chance.ts';
import type { Game, Outcome, Seat } from '../game.ts';
import { accept } from '../result.ts';
import { type Action, decode, encode, makeAction, makeShortAction, parseAction } from './action.ts';
import { PLACES, type Place, type PlaceSet, parsePlaces, placesOf, size } from './board.ts';
import { ActionList } from './codes.ts';
import { listActions, perft } from './kernel.ts';
import { checkOptions, MENHIRS_DEALT, makeOptions, type Options, parseOptions } from './options.ts';
import { makePosition, type Position, parsePosition } from './position.ts';
import { whyNot } from './refusals.ts';
import { DECIDING, ENDINGS, MOVING, OVER, PLACING, State, setFog, settingOf, TAKING } from './state.ts';
import { perform, startUnflipped } from './turn.ts';
import { type View, view } from './view.ts';

export interface MenhirsOutcome extends Outcome {
  readonly reason: Exclude<(typeof ENDINGS)[number], ''>;
  readonly points: number;
}

/** The menhirs of a board drawn by the players. */
function drawn({ board }: Options): readonly Place[] {
  const places = parsePlaces(board);
  return places.ok ? placesOf(places.value) : [];
}

/** In 2.0 the deal lays these menhirs face down, in the order in which they were turned up, counted from 1. */
const FACE_DOWN = [3, 5];

function turnedUp(options: Options, chance: Chance): readonly Place[] {
  if (options.board !== '') return drawn(options);
  const ground = chance.shuffle(
    'ground',
    PLACES.map((_, i) => i < MENHIRS_DEALT),
  );
  return ground.flatMap((menhir, place) => (menhir ? [place] : []));
}
const setOf = (places: readonly Place[]): PlaceSet => places.reduce((set, place) => set | (1 << place), 0);

/** The menhirs that the deal laid face down. Both players see where they lie, though they count as forest. */
export const dealtFaceDown = (options: Options, chance: Chance): PlaceSet =>
  options.variant === 'v2' ? faceDownOf(turnedUp(options, chance)) : 0;

/** None if only the standing menhirs are drawn. */
const faceDownOf = (ground: readonly Place[]): PlaceSet =>
  ground.length < MENHIRS_DEALT ? 0 : setOf(ground.filter((_, i) => FACE_DOWN.includes(i + 1)));

function start(options: Options, chance: Chance): Position {
  const ground = turnedUp(options, chance);
  const menhirs = setOf(ground) & ~dealtFaceDown(options, chance);
  const state = new State(settingOf(options));
  state.menhirs = menhirs;
  if (options.variant !== 'adam') {
    setFog(state, state.menhirs);
    state.round = 0;
    state.phase = PLACING;
    state.toPlace1 = state.toPlace2 = (11 - size(menhirs)) / 2;
  } else if (ground.length < MENHIRS_DEALT) startUnflipped(state);
  return { options, state, turnEndedAt: null };
}

const NO_SEATS: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [NO_SEATS, [1], [2]];
const BOTH: readonly Seat[] = [1, 2];

function toAct({ state }: Position): readonly Seat[] {
  if (state.phase === OVER) return NO_SEATS;
  if (state.phase !== DECIDING || state.setting.aloud) return ALONE[state.player]!;
  if (state.choice1 === 0) return state.choice2 === 0 ? BOTH : ALONE[1]!;
  return state.choice2 === 0 ? ALONE[2]! : NO_SEATS;
}

function actions(position: Position, seat: Seat, at: number): Action[] {
  const { state } = position;
  const found: Action[] = [];
  if (toAct(position).includes(seat)) {
    const list = new ActionList();
    listActions(list, state);
    for (let i = 0; i < list.length; i++) found.push(decode(list.codes[i]!, list.sets[i]!));
  }
  const claim: Action = { kind: 'claim' };
  if (whyNot(position, seat, claim, at) === undefined) found.push(claim);
  return found;
}

/** True if an action ended a player's move, which starts the time for a claim. */
const endedTurn = (before: Readonly<State>, after: Readonly<State>): boolean =>
  (before.phase === MOVING || before.phase === TAKING) && after.phase !== TAKING && after.moved !== 0;

function play(position: Position, seat: Seat, action: Action, at: number) {
  const refused = whyNot(position, seat, action, at);
  if (refused !== undefined) return { ok: false, refusal: refused } as const;
  const before = position.state;
  const state = new State(before.setting).copyFrom(before);
  perform(state, ...encode(action, seat));
  const turnEndedAt = endedTurn(before, state) ? at : position.turnEndedAt;
  const { options, unknown } = position;
  return accept(unknown === undefined ? { options, state, turnEndedAt } : { options, state, turnEndedAt, unknown });
}

/**
 * 2.0 and base game: the number of fog tiles left on the board. Adam Way: the round, plus eleven if the game was not
 * prolonged.
 */
function pointsOf({ setting, round, pass, fog, winner }: Readonly<State>): number {
  if (winner === 0) return 0;
  if (!setting.adam) return size(fog);
  return pass === 1 ? round + 11 : round;
}

function outcome({ state }: Position): MenhirsOutcome | null {
  const reason = ENDINGS[state.ending];
  if (!reason) return null;
  return { winner: state.winner || null, reason, points: pointsOf(state) };
}

/** Closes the claim window, whatever the clock says. */
function expire(position: Position): Position {
  const options = { ...position.options, claims: false };
  const state = new State(settingOf(options)).copyFrom(position.state);
  state.setting = settingOf(options);
  return { ...position, options, state };
}

type Menhirs = Game<Options, Position, Action, View, MenhirsOutcome>;

export const menhirs: Menhirs & Required<Pick<Menhirs, 'timed' | 'expire'>> = {
  id: 'menhirs',
  version: 1,
  options: checkOptions,
  makeOptions,
  parseOptions,
  seats: () => [1, 2],
  start,
  toAct,
  actions,
  play,
  timed: (action) => action.kind === 'claim',
  expire,
  view,
  outcome,
  parsePosition,
  makePosition,
  parseAction: (text, { state }) => parseAction(text, state),
  makeAction: (action, { state }, seat) => makeAction(action, state, seat),
  shortAction: (action, { state }, seat) => makeShortAction(action, state, seat),
  perft: ({ state }, depth) => perft(state, depth),
};
