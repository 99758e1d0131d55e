import { makeDirection, makeSquare, parseSquare, type Square } from '../../src/floors/board.ts';
import { playPath } from '../../src/floors/path.ts';
import { type Position, parsePosition } from '../../src/floors/position.ts';
import { Match } from '../../src/floors/rounds.ts';
import { makeTiles } from '../../src/floors/tiles.ts';
import { isOnBoard, makeToken, OUT } from '../../src/floors/tokens.ts';
import { type Trace, trace } from '../../src/floors/trace.ts';
import type { Result } from '../../src/result.ts';

export function ok<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.refusal.code}: ${result.refusal.message}`);
  return result.value;
}

export const code = (result: Result<unknown>): string => (result.ok ? 'accepted' : result.refusal.code);
export const square = (result: Result<unknown>): unknown => (result.ok ? 'accepted' : result.refusal.details.square);
export const sq = (name: string): Square => parseSquare(name)!;

/** A board in the middle of stage 1. */
export const board = (monster: string, tiles = '-', tokens = '-', phase = 'monster'): Position =>
  ok(parsePosition(`1/3/A/A/${phase} ${monster} ${tiles} ${tokens} 5.7.7.8.8.10.h1.h2`));

const summary = (match: Match): string => {
  const tokens = match.tokensNow().filter(({ place }) => isOnBoard(place));
  return [
    makeSquare(match.monster) + makeDirection(match.facing),
    makeTiles(match.tilesNow()),
    tokens.length === 0 ? '-' : tokens.map((token) => makeToken({ ...token, moved: false })).join(','),
  ].join(' ');
};

/** Monster, tiles and tokens on the board after that many steps. */
export function stepped(position: Position, steps = 1): string {
  const match = new Match(position);
  trace(match, { steps, hits: Number.POSITIVE_INFINITY });
  return summary(match);
}

export const told = (position: Position, steps = 1): Trace =>
  trace(new Match(position), { steps, hits: Number.POSITIVE_INFINITY });

/** The result of the first token's path: tiles and final place, or the refusal's code and square. */
export function tokenPath(position: Position, path: string): string {
  const match = new Match(position);
  const before = match.bytes.slice();
  const places = path === '.' ? [] : path.split('-').map((word) => (word === 'exit' ? OUT : sq(word)));
  const place = playPath(match, 0, places);
  if (!place.ok) {
    if (match.bytes.some((byte, i) => byte !== before[i])) throw new Error('something changed');
    return `${place.refusal.code} ${place.refusal.details.square}`;
  }
  return `${isOnBoard(place.value) ? makeSquare(place.value) : 'beside'} ${makeTiles(match.tilesNow())}`;
}
