/** A player's actions, as data and as text: `~c2` `+c3` `f4:N` `b2.c2.d3:N` `-b3` `.` `!` `P` `G`. */
import { accept, quote, type Result, refuse } from '../result.ts';
import {
  DIRECTIONS,
  type Direction,
  EVERYWHERE,
  first,
  makePlaces,
  makeShortPlaces,
  PLACES,
  type Place,
  type PlaceSet,
  parsePlace,
} from './board.ts';
import { CLAIM, END_TURN, FLIP, GO_ON, PLACE, PROLONG, TAKE } from './codes.ts';
import { cluster } from './fog.ts';
import { makeShift, parseShift } from './shift.ts';
import { claimant, DECIDING, type State } from './state.ts';

type OnPlace<Kind> = { readonly kind: Kind; readonly place: Place };
type Plain<Kind> = { readonly kind: Kind };

export type Action =
  | OnPlace<'flip'>
  | OnPlace<'place'>
  | { readonly kind: 'move'; readonly set: PlaceSet; readonly direction: Direction }
  | OnPlace<'take'>
  | Plain<'end'>
  | Plain<'claim'>
  | Plain<'prolong'>
  | Plain<'go-on'>;

const isWhole = (input: unknown, from: number, to: number): boolean =>
  typeof input === 'number' && Number.isInteger(input) && input >= from && input <= to;

/** True if untrusted input has the shape of an action. */
export function isAction(input: unknown): input is Action {
  if (typeof input !== 'object' || input === null) return false;
  const { kind, place, set, direction } = input as Record<string, unknown>;
  if (kind === 'flip' || kind === 'place' || kind === 'take') return isWhole(place, 0, PLACES.length - 1);
  if (kind === 'move') return isWhole(set, 1, EVERYWHERE) && isWhole(direction, 0, DIRECTIONS.length - 1);
  return kind === 'end' || kind === 'claim' || kind === 'prolong' || kind === 'go-on';
}

/** The kernel's code and set for an action of that seat. */
export function encode(action: Action, seat: number): readonly [code: number, set: number] {
  switch (action.kind) {
    case 'move':
      return [action.direction, action.set];
    case 'flip':
      return [FLIP, 1 << action.place];
    case 'place':
      return [PLACE, 1 << action.place];
    case 'take':
      return [TAKE, 1 << action.place];
    case 'end':
      return [END_TURN, 0];
    case 'claim':
      return [CLAIM, 0];
    case 'prolong':
      return [PROLONG, seat];
    case 'go-on':
      return [GO_ON, seat];
  }
}

export function decode(code: number, set: number): Action {
  switch (code) {
    case FLIP:
      return { kind: 'flip', place: first(set) };
    case PLACE:
      return { kind: 'place', place: first(set) };
    case TAKE:
      return { kind: 'take', place: first(set) };
    case END_TURN:
      return { kind: 'end' };
    case CLAIM:
      return { kind: 'claim' };
    case PROLONG:
      return { kind: 'prolong' };
    case GO_ON:
      return { kind: 'go-on' };
    default:
      return { kind: 'move', set, direction: code };
  }
}

const SIGNS = { flip: '~', place: '+', take: '-' } as const;
const WORDS = { end: '.', claim: '!', prolong: 'P', 'go-on': 'G' } as const;

/** A whole cluster is named by its first place, a part by all of them; a choice made out of turn includes the seat. */
export function makeAction(action: Action, state: Readonly<State>, seat: number): string {
  switch (action.kind) {
    case 'flip':
    case 'place':
    case 'take':
      return SIGNS[action.kind] + PLACES[action.place];
    case 'move': {
      const tile = action.set & -action.set;
      const whole = cluster(state.fog, tile) === action.set;
      return whole ? `${makePlaces(tile)}:${DIRECTIONS[action.direction]}` : makeShift(action.set, action.direction);
    }
    case 'prolong':
    case 'go-on':
      return WORDS[action.kind] + (seat === state.player ? '' : seat);
    default:
      return WORDS[action.kind];
  }
}

/** The shortest form that `parseAction` can read: `f4N`, `a12c3NE`. For records. */
export function makeShortAction(action: Action, state: Readonly<State>, seat: number): string {
  const text = makeAction(action, state, seat);
  if (action.kind !== 'move') return text;
  const [places = '', direction = ''] = text.split(':');
  return (places.includes('.') ? makeShortPlaces(action.set) : places) + direction;
}

type Seated = { readonly seat: number; readonly action: Action };

export function parseAction(text: string, state: Readonly<State>): Result<Seated> {
  const mine = (action: Action): Result<Seated> => accept({ seat: state.player, action });
  const sign = text[0];
  for (const kind of ['flip', 'place', 'take'] as const) {
    if (sign !== SIGNS[kind]) continue;
    const place = parsePlace(text.slice(1));
    return place.ok ? mine({ kind, place: place.value }) : place;
  }
  if (text === WORDS.end) return mine({ kind: 'end' });
  if (text === WORDS.claim) return accept({ seat: claimant(state) || state.player, action: { kind: 'claim' } });
  const [, choice, seat] = /^([PG])([12]?)$/.exec(text) ?? [];
  if (choice !== undefined) {
    const action: Action = { kind: choice === 'P' ? 'prolong' : 'go-on' };
    return seat && state.phase === DECIDING ? accept({ seat: Number(seat), action }) : mine(action);
  }
  const full = text.includes(':') ? text : text.replace(/^([a-g][a-g\d]*)([NSEW]{1,2})$/, '$1:$2');
  if (!full.includes(':') || full.length > 100)
    return refuse('bad-action', `${quote(text)} is not an action of Menhirs.`);
  const shift = parseShift(full);
  if (!shift.ok) return shift;
  const { set, direction } = shift.value;
  const alone = (set & (set - 1)) === 0;
  return mine({ kind: 'move', set: alone ? cluster(state.fog | set, set) : set, direction });
}
