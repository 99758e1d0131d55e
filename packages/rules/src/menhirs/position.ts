/** A position as text: `adam a2.a3.b2.d1.f4 a3.b1.b2.b3.c3.d4.f4 1/6/1/move 2/2 -`, see docs/engine.md. */
import { accept, quote, type Result, refuse } from '../result.ts';
import { makePlaces, opposite, type PlaceSet, parsePlace, parsePlaces, shifted } from './board.ts';
import { checkState } from './check-state.ts';
import { leavesBoard } from './fog.ts';
import {
  checkOptions,
  defaults,
  makeSchedule,
  type Options,
  parseSchedule,
  type Schedule,
  VARIANTS,
  type Variant,
} from './options.ts';
import { makeShift, parseShift } from './shift.ts';
import {
  BY_CLAIM,
  BY_UNCOVERING,
  BY_UNJUST_CLAIM,
  banDirection,
  banned,
  CHOSE_GO_ON,
  CHOSE_PROLONG,
  claimant,
  DECIDING,
  LAST_FREE_ROUND,
  LAST_ROUND_DOWN,
  MOVING,
  OVER,
  PHASES,
  type Phase,
  PLACING,
  PROVING,
  State,
  setFog,
  settingOf,
} from './state.ts';
import { endUnwon, endWith } from './turn.ts';

export interface Position {
  readonly options: Options;
  readonly state: Readonly<State>;
  /** When the last mover's turn ended: a claim's grace counts from here. Unknown in a position read from text. */
  readonly turnEndedAt: number | null;
  /** Places whose ground is unknown here. They count as menhirs until the server says otherwise. */
  readonly unknown?: PlaceSet;
}

const CHOICES = ['-', 'P', 'G', '?'];

/** The text format omits the last move while the second choice is awaited. */
function showsLast(state: Readonly<State>): boolean {
  return claimant(state) !== 0 && !(state.phase === DECIDING && state.choice1 + state.choice2 > 0);
}

/** True if the decision moment is still to come: only then its form matters. */
const decisionAhead = ({ setting, pass, round, phase }: Readonly<State>): boolean =>
  setting.adam && pass === 1 && round >= LAST_FREE_ROUND && phase !== PROVING && phase !== OVER;

function* extras(state: Readonly<State>, options: Options): Generator<string> {
  if (state.choice1 !== 0) yield `choice=${CHOICES[state.choice1]}`;
  else if (state.choice2 !== 0) yield `choice=-${CHOICES[state.choice2]}`;
  if (state.setting.adam && !state.setting.claims) yield 'claims=off';
  if (decisionAhead(state) && state.setting.aloud) yield 'decision=aloud';
  if (state.ending === BY_CLAIM) yield 'end=claim';
  const goOn = [1, 2].filter((seat) => (state.goOn >> seat) & 1);
  if (goOn.length > 0) yield `goon=${goOn.join(',')}`;
  if (showsLast(state)) {
    const from = shifted(state.moved, opposite(state.heading));
    yield `last=${makeShift(from, state.heading)}${state.tile === 0 ? '' : `-${makePlaces(state.tile)}`}`;
  }
  if (state.phase === PLACING) yield `place=${state.toPlace1}/${state.toPlace2}`;
  const schedule = makeSchedule(options.schedule);
  if (schedule !== makeSchedule(defaults(options.variant).schedule)) yield `take=${schedule}`;
}

export function makePosition({ state, options }: Position): string {
  const ban = banned(state);
  return [
    state.setting.variant,
    makePlaces(state.menhirs),
    makePlaces(state.fog),
    `${state.pass}/${state.round}/${state.player}/${PHASES[state.phase]}`,
    `${state.taken1}/${state.taken2}`,
    ban === 0 ? '-' : makeShift(ban, banDirection(state)),
    ...extras(state, options),
  ].join(' ');
}

const LONGEST = 1000;

const bad = (message: string): Result<never> => refuse('bad-position', message);

const EXTRAS = ['choice', 'claims', 'decision', 'end', 'goon', 'last', 'place', 'take'] as const;
type Extras = { [key in (typeof EXTRAS)[number]]?: string };

function parseExtras(words: readonly string[]): Result<Extras> {
  const extras: Extras = {};
  let before = '';
  for (const word of words) {
    const [, key, value] = /^([a-z]+)=(.+)$/.exec(word) ?? [];
    const known = EXTRAS.find((name) => name === key);
    if (known === undefined) return bad(`${quote(word)} is not a field of a position.`);
    if (known <= before)
      return bad(`The fields after the sixth stand in alphabetical order, each once: ${quote(word)} does not.`);
    before = known;
    extras[known] = value!;
  }
  return accept(extras);
}

/** The options that the text determines; `given` supplies the rest and must not contradict it. */
function optionsOf(variant: Variant, { claims, decision, take }: Extras, given: Options | undefined): Result<Options> {
  if (claims !== undefined && claims !== 'off') return bad('The field claims can only be "off".');
  if (decision !== undefined && decision !== 'aloud') return bad('The field decision can only be "aloud".');
  let schedule: Schedule | undefined;
  if (take !== undefined) {
    const parsed = parseSchedule(take);
    if (!parsed.ok) return parsed;
    schedule = parsed.value;
  }
  const told = checkOptions({
    variant,
    ...(claims && { claims: false }),
    ...(decision && { decision }),
    ...(schedule && { schedule }),
  });
  if (!told.ok || given === undefined) return told;
  const same =
    told.value.variant === given.variant &&
    told.value.claims === given.claims &&
    makeSchedule(told.value.schedule) === makeSchedule(given.schedule);
  return same ? accept(given) : bad('The position is of a game with other options.');
}

const pair = (text: string): [number, number] | undefined => {
  const [, one, two] = /^(0|[1-9]\d?)\/(0|[1-9]\d?)$/.exec(text) ?? [];
  return two === undefined ? undefined : [Number(one), Number(two)];
};

/** The memory of the last move: from `last` if given, else from ko, which is its way back. */
function readMemory(state: State, ko: string, last: string | undefined): Result<null> {
  if (ko !== '-') {
    const ban = parseShift(ko);
    if (!ban.ok) return ban;
    state.moved = ban.value.set;
    state.heading = opposite(ban.value.direction);
  }
  if (last === undefined) return accept(null);
  const [moveText = '', tileText, ...rest] = last.split('-');
  const move = parseShift(moveText);
  if (!move.ok) return move;
  if (rest.length > 0 || leavesBoard(move.value.set, move.value.direction))
    return bad(`${quote(last)} cannot have been played.`);
  const tile = tileText === undefined ? undefined : parsePlace(tileText);
  if (tile?.ok === false) return tile;
  const moved = shifted(move.value.set, move.value.direction);
  state.tile = tile === undefined ? 0 : 1 << tile.value;
  const expected = (moved & state.tile) === 0 ? makeShift(moved, opposite(move.value.direction)) : '-';
  if (ko !== expected) return bad(`After ${quote(last)} ko is ${expected}, not ${quote(ko)}.`);
  state.moved = moved;
  state.heading = move.value.direction;
  // The text omits the round of a move that led over the decision moment; the round before is the usual case.
  state.movedRound = state.phase === MOVING && state.player === 1 ? state.round + 1 : state.round;
  return accept(null);
}

function readExtras(state: State, { choice, end, goon, last, place }: Extras): Result<null> {
  if (choice !== undefined) {
    const [, second, one] = /^(-?)([PG])$/.exec(choice) ?? [];
    if (one === undefined)
      return bad(`${quote(choice)} is not a choice: P or G, behind a - if only player 2 has chosen.`);
    const code = one === 'P' ? CHOSE_PROLONG : CHOSE_GO_ON;
    if (second) state.choice2 = code;
    else state.choice1 = code;
  }
  if (goon !== undefined) {
    if (!/^(1|2|1,2)$/.test(goon)) return bad(`${quote(goon)} does not tell who chose to go on: 1, 2 or 1,2.`);
    // A claim that reaches back over the decision moment makes it void.
    const undone = state.phase === PROVING && state.round >= LAST_FREE_ROUND;
    state.goOn = undone ? 0 : goon.split(',').reduce((bits, seat) => bits | (1 << Number(seat)), 0);
  }
  if (place !== undefined) {
    const left = pair(place);
    if (left === undefined)
      return bad(`${quote(place)} does not tell how many tiles each player has to place, such as 3/2.`);
    [state.toPlace1, state.toPlace2] = left;
  }
  if (last !== undefined && claimant(state) === 0) return bad('The field last stands only where a claim is possible.');
  return readEnding(state, end);
}

/** The field is present only where it has a meaning; there its absence means a secret decision. */
function checkDecision(state: State, { decision }: Extras): Result<null> {
  const aloud = decision !== undefined;
  if (!decisionAhead(state))
    return aloud ? bad('The decision moment is over: the field decision means nothing.') : accept(null);
  return aloud === state.setting.aloud ? accept(null) : bad('The position is of a game with other options.');
}

/** How a finished game ended. The six fields determine it, except for a last move that was claimed first. */
function readEnding(state: State, end: string | undefined): Result<null> {
  if (state.phase !== OVER)
    return end === undefined ? accept(null) : bad('Only a position that is over has a field end.');
  const freed = (state.fog & state.menhirs) === 0;
  const unjust = state.setting.claims && state.round > LAST_ROUND_DOWN;
  if (end !== undefined && end !== 'claim')
    return bad(`${quote(end)} is not an ending that needs saying: only claim is.`);
  if (end === 'claim') endWith(state, BY_CLAIM, state.player);
  else if (freed) endWith(state, BY_UNCOVERING, state.player);
  else if (unjust) endWith(state, BY_UNJUST_CLAIM, 3 - state.player);
  else endUnwon(state);
  return accept(null);
}

export function parsePosition(text: string, given?: Options): Result<Position> {
  if (text.length > LONGEST) return refuse('too-long', `A position has at most ${LONGEST} characters.`);
  const [variantText = '', menhirsText = '', fogText = '', moment = '', takenText = '', ko = '', ...words] =
    text.split(' ');
  if (ko === '') return bad('A position has at least six fields: variant, menhirs, fog, moment, takings and ko.');
  const variant = VARIANTS.find((name) => name === variantText);
  if (variant === undefined) return bad(`${quote(variantText)} is not a variant: adam, v2 or base.`);
  const menhirs = parsePlaces(menhirsText);
  if (!menhirs.ok) return menhirs;
  const fog = parsePlaces(fogText);
  if (!fog.ok) return fog;
  const [, pass, round, player, phase] = /^([12])\/(0|[1-9]\d?)\/([12])\/([a-z]+)$/.exec(moment) ?? [];
  const phaseCode = PHASES.indexOf(phase as Phase);
  if (phaseCode < 0) return bad(`${quote(moment)} is not a moment of the game such as 1/6/1/move.`);
  const taken = pair(takenText);
  if (taken === undefined)
    return bad(`${quote(takenText)} does not tell how many tiles each player took, such as 2/1.`);
  const extras = parseExtras(words);
  if (!extras.ok) return extras;
  const options = optionsOf(variant, extras.value, given);
  if (!options.ok) return options;

  const state = new State(settingOf(options.value));
  state.menhirs = menhirs.value;
  setFog(state, fog.value);
  state.pass = Number(pass);
  state.round = Number(round);
  state.player = Number(player);
  state.phase = phaseCode;
  [state.taken1, state.taken2] = taken;
  const memory = readMemory(state, ko, extras.value.last);
  if (!memory.ok) return memory;
  const rest = readExtras(state, extras.value);
  if (!rest.ok) return rest;
  const checked = checkState(state);
  if (!checked.ok) return checked;
  const decision = checkDecision(state, extras.value);
  if (!decision.ok) return decision;
  return accept({ options: options.value, state, turnEndedAt: null });
}
