/** Makes a pack of Floors puzzles, with all grades. */
import { pack, seedsOf } from '../make.ts';
import type { Found, Puzzle } from '../puzzle.ts';
import { FLOORS_KINDS, type FloorsKind } from './kinds.ts';
import { findMonster } from './levels.ts';
import { findSaves } from './rounds.ts';

const WANTED: Readonly<Record<FloorsKind, number>> = { monster: 45, save: 45 };

/** The numbers of set-ups and games to search. */
const LEVELS = 2400;
const GAMES = 500;

/** Distinguishes tiles from tokens, and one change from two. */
const sortOf = ({ grade, solution }: Found<FloorsKind>): string =>
  `${grade} ${solution.map((change) => (change.startsWith('lay ') ? change[4] : 'token')).join()}`;

export function makeFloorsPuzzles(seed: number): Puzzle<FloorsKind>[] {
  const levels = seedsOf(seed, LEVELS).flatMap((each) => findMonster(each) ?? []);
  const rounds = seedsOf(seed, GAMES).flatMap(findSaves);
  return pack<FloorsKind>(FLOORS_KINDS, [...levels, ...rounds], WANTED, sortOf);
}
