/** Puts packs together: finds more puzzles than are wanted and chooses among them, so that every grade and both players come up. */
import { menhirs } from '@speeltafel/rules';
import { findMonster } from './floors/levels.ts';
import { findSaves } from './floors/rounds.ts';
import { findMenhirs } from './menhirs/find.ts';
import {
  FLOORS_KINDS,
  type FloorsKind,
  type Found,
  type Kind,
  MENHIRS_KINDS,
  type MenhirsKind,
  type Puzzle,
} from './puzzle.ts';

const MENHIRS_WANTED: Readonly<Record<MenhirsKind, number>> = {
  'win-in-one': 50,
  'claim-or-not': 60,
  'which-taking': 50,
  'win-in-two': 60,
  'win-in-three': 50,
};
const FLOORS_WANTED: Readonly<Record<FloorsKind, number>> = { monster: 45, save: 45 };

/** How many games, and set-ups, are searched. */
const MENHIRS_GAMES = 800;
const LEVELS = 2400;
const FLOORS_GAMES = 500;

/** Seeds of different packs never meet. */
const seedsOf = (seed: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => seed * 1_000_000 + i);

/** Takes one of each sort in turn until there are enough. */
function choose<K extends Kind>(found: readonly Found<K>[], wanted: number, sortOf: (puzzle: Found<K>) => string) {
  const names = found.map(sortOf);
  const sorts = [...new Set(names)].toSorted().map((name) => found.filter((_, i) => names[i] === name));
  const chosen: Found<K>[] = [];
  for (let i = 0; chosen.length < wanted && sorts.some((sort) => i < sort.length); i++) {
    chosen.push(...sorts.flatMap((sort) => sort.slice(i, i + 1)));
  }
  return chosen.slice(0, wanted);
}

/** Kind by kind, the easy ones first. */
function pack<K extends Kind>(
  kinds: readonly K[],
  found: readonly Found<K>[],
  wanted: Readonly<Record<K, number>>,
  sortOf: (puzzle: Found<K>) => string,
): Puzzle<K>[] {
  const unlike = [...new Map(found.map((puzzle) => [`${puzzle.kind} ${puzzle.position}`, puzzle])).values()];
  return kinds.flatMap((kind) => {
    const own = unlike.filter((puzzle) => puzzle.kind === kind);
    const chosen = choose(own, wanted[kind], sortOf).toSorted((a, b) => a.grade - b.grade);
    return chosen.map((puzzle, i) => ({ id: `${kind}-${i + 1}`, ...puzzle }));
  });
}

function menhirsSort({ grade, position, solution }: Found<MenhirsKind>): string {
  const read = menhirs.parsePosition(position);
  return `${grade} ${read.ok ? read.value.state.player : 0} ${solution.length}`;
}

export const makeMenhirsPuzzles = (seed: number): Puzzle<MenhirsKind>[] =>
  pack(MENHIRS_KINDS, seedsOf(seed, MENHIRS_GAMES).flatMap(findMenhirs), MENHIRS_WANTED, menhirsSort);

/** Tiles or tokens to bring into play, one or two of them. */
const floorsSort = ({ grade, solution }: Found<FloorsKind>): string =>
  `${grade} ${solution.map((change) => (change.startsWith('lay ') ? change[4] : 'token')).join()}`;

export function makeFloorsPuzzles(seed: number): Puzzle<FloorsKind>[] {
  const levels = seedsOf(seed, LEVELS).flatMap((each) => findMonster(each) ?? []);
  const rounds = seedsOf(seed, FLOORS_GAMES).flatMap(findSaves);
  return pack<FloorsKind>(FLOORS_KINDS, [...levels, ...rounds], FLOORS_WANTED, floorsSort);
}
