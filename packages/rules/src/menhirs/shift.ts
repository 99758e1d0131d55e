/** A move as text: the places that move and their direction, `b2.c2.d3:N`. */
import { accept, quote, type Result, refuse } from '../result.ts';
import { DIRECTIONS, type Direction, makePlaces, type PlaceSet, parseDirection, parsePlaces } from './board.ts';

export const makeShift = (set: PlaceSet, direction: Direction): string => `${makePlaces(set)}:${DIRECTIONS[direction]}`;

interface Shift {
  readonly set: PlaceSet;
  readonly direction: Direction;
}

export function parseShift(text: string): Result<Shift> {
  const colon = text.indexOf(':');
  const set = parsePlaces(colon < 0 ? text : text.slice(0, colon));
  if (!set.ok) return set;
  const arrow = colon < 0 ? '' : text.slice(colon + 1);
  if (set.value === 0 || arrow.includes(':')) return refuse('bad-move', `${quote(text)} is not a move such as f4:N.`);
  const direction = parseDirection(arrow);
  if (!direction.ok) return direction;
  return accept({ set: set.value, direction: direction.value });
}
