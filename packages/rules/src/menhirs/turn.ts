/**
 * The course of a game (rules, sections 3 to 5): the effect of each action on the state. Only listed actions may be
 * played.
 */

import { type Direction, type PlaceSet, shifted, size } from './board.ts';
import { CLAIM, END_TURN, FLIP, isMove, PLACE, PROLONG, TAKE } from './codes.ts';
import { LAST_ROUND_UP } from './options.ts';
import {
  BY_CLAIM,
  BY_GOING_ON,
  BY_TIE,
  BY_UNCOVERING,
  BY_UNJUST_CLAIM,
  CHOSE_GO_ON,
  CHOSE_PROLONG,
  CHOSE_SECRETLY,
  claimant,
  DECIDING,
  FOG_TILES,
  LAST_FREE_ROUND,
  LAST_ROUND_DOWN,
  MOST_TAKINGS,
  MOVING,
  mayTake,
  OVER,
  PLACING,
  PLACING_ROUND,
  PROVING,
  type State,
  setFog,
  TAKING,
} from './state.ts';

export function perform(state: State, code: number, set: PlaceSet): void {
  if (isMove(code)) move(state, set, code);
  else if (code === TAKE) take(state, set);
  else if (code === END_TURN) endTurn(state);
  else if (code === PLACE) place(state, set);
  else if (code === FLIP) flip(state, set);
  else if (code === CLAIM) claim(state);
  else decide(state, set, code === PROLONG ? CHOSE_PROLONG : CHOSE_GO_ON);
}

function flip(state: State, menhir: PlaceSet): void {
  state.menhirs &= ~menhir;
  if (state.player === 1) {
    state.player = 2;
    return;
  }
  startUnflipped(state);
}

/** The game begins with the fog on the standing menhirs. */
export function startUnflipped(state: State): void {
  setFog(state, state.menhirs);
  state.toPlace1 = 3;
  state.toPlace2 = 3;
  startPlacing(state);
}

/**
 * Player 1 goes first. A player with nothing left to place is skipped; when neither has anything left, moving starts.
 */
function startPlacing(state: State): void {
  state.phase = PLACING;
  state.player = 2;
  passPlacing(state);
}

function passPlacing(state: State): void {
  const left = state.player === 1 ? state.toPlace2 : state.toPlace1;
  if (left > 0) state.player = 3 - state.player;
  else if (state.toPlace1 + state.toPlace2 === 0) {
    state.round += state.setting.adam ? -1 : 1;
    state.player = 1;
    state.phase = MOVING;
  }
}

function place(state: State, tile: PlaceSet): void {
  setFog(state, state.fog | tile);
  if (state.player === 1) state.toPlace1--;
  else state.toPlace2--;
  passPlacing(state);
}

function move(state: State, set: PlaceSet, direction: Direction): void {
  const landed = shifted(set, direction);
  setFog(state, (state.fog & ~set) | landed);
  const freed = (state.fog & state.menhirs) === 0;
  if (state.phase === PROVING) {
    if (freed) endWith(state, BY_CLAIM, state.player);
    else endWith(state, BY_UNJUST_CLAIM, 3 - state.player);
  } else if (freed) endWith(state, BY_UNCOVERING, state.player);
  else {
    state.moved = landed;
    state.heading = direction;
    state.tile = 0;
    state.movedRound = state.round;
    if (mayTake(state)) state.phase = TAKING;
    else endTurn(state);
  }
}

/** The takings that Adam Way forces in rounds 2 and 1 are not counted. */
const countsTakings = (state: State, round: number): boolean => !state.setting.adam || round >= LAST_FREE_ROUND;

function countTaking(state: State, player: number, by: number): void {
  if (player === 1) state.taken1 += by;
  else state.taken2 += by;
}

function take(state: State, tile: PlaceSet): void {
  setFog(state, state.fog & ~tile);
  state.tile = tile;
  if (countsTakings(state, state.round)) countTaking(state, state.player, 1);
  endTurn(state);
}

function endTurn(state: State): void {
  const roundOver = state.player === 2;
  if (roundOver && state.round === (state.setting.adam ? LAST_ROUND_DOWN : LAST_ROUND_UP)) {
    endUnwon(state);
    return;
  }
  state.phase = MOVING;
  state.player = 3 - state.player;
  if (roundOver) nextRound(state);
}

function nextRound(state: State): void {
  const allTaken = state.taken1 === MOST_TAKINGS && state.taken2 === MOST_TAKINGS;
  if (!state.setting.adam) state.round++;
  else if (state.round < LAST_FREE_ROUND) state.round--;
  else if (state.round > LAST_FREE_ROUND && !allTaken) state.round--;
  else if (state.pass === 1) state.phase = DECIDING;
  else state.round = LAST_FREE_ROUND - 1;
}

const bitOf = (seat: number): number => 1 << seat;

/** Ends the game after the last round without a win. */
export function endUnwon(state: State): void {
  if (state.goOn === bitOf(1)) endWith(state, BY_GOING_ON, 2);
  else if (state.goOn === bitOf(2)) endWith(state, BY_GOING_ON, 1);
  else endWith(state, BY_TIE, 0);
}

export function endWith(state: State, ending: number, winner: number): void {
  state.phase = OVER;
  state.ending = ending;
  state.winner = winner;
  forgetMove(state);
}

function forgetMove(state: State): void {
  state.moved = 0;
  state.tile = 0;
  state.movedRound = 0;
}

const isTold = (choice: number): boolean => choice !== 0 && choice !== CHOSE_SECRETLY;

function decide(state: State, seat: number, choice: number): void {
  if (seat === 1) state.choice1 = choice;
  else state.choice2 = choice;
  state.player = state.choice1 === 0 ? 1 : 2;
  // Aloud, the first to go on settles it: the other's answer could change nothing, so that player is not asked.
  const settled = state.setting.aloud && choice === CHOSE_GO_ON;
  if (!settled && (!isTold(state.choice1) || !isTold(state.choice2))) return;
  state.player = 1;
  if (state.choice1 === CHOSE_PROLONG && state.choice2 === CHOSE_PROLONG) prolong(state);
  else {
    state.goOn = (state.choice1 === CHOSE_GO_ON ? bitOf(1) : 0) | (state.choice2 === CHOSE_GO_ON ? bitOf(2) : 0);
    state.round = LAST_FREE_ROUND - 1;
    state.phase = MOVING;
  }
  state.choice1 = 0;
  state.choice2 = 0;
}

function prolong(state: State): void {
  state.pass = 2;
  state.round = PLACING_ROUND;
  // In a real game all taken tiles are in the box; a drawn position may have fewer to put back.
  const box = FOG_TILES - size(state.fog);
  state.toPlace1 = Math.min(state.taken1, box);
  state.toPlace2 = Math.min(state.taken2, box - state.toPlace1);
  state.taken1 = 0;
  state.taken2 = 0;
  forgetMove(state);
  startPlacing(state);
}

function claim(state: State): void {
  const seat = claimant(state);
  if (state.tile !== 0) {
    setFog(state, state.fog | state.tile);
    state.tile = 0;
    if (countsTakings(state, state.movedRound)) countTaking(state, 3 - seat, -1);
  }
  // A claim that reaches back over the decision moment restores the game before it.
  if (state.movedRound >= LAST_FREE_ROUND) {
    state.goOn = 0;
    state.choice1 = 0;
    state.choice2 = 0;
  }
  state.round = state.movedRound;
  state.movedRound = 0;
  state.player = seat;
  state.phase = PROVING;
}
