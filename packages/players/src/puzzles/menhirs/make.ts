/** Makes a pack of Menhirs puzzles, with all grades and both players. */
import { menhirs } from '@speeltafel/rules';
import { pack, seedsOf } from '../make.ts';
import type { Found, Puzzle } from '../puzzle.ts';
import { findMenhirs } from './find.ts';
import { MENHIRS_KINDS, type MenhirsKind } from './kinds.ts';

const WANTED: Readonly<Record<MenhirsKind, number>> = {
  'win-in-one': 50,
  'claim-or-not': 60,
  'which-taking': 50,
  'win-in-two': 60,
  'win-in-three': 50,
};

/** The number of games to search. */
const GAMES = 800;

function sortOf({ grade, position, solution }: Found<MenhirsKind>): string {
  const read = menhirs.parsePosition(position);
  return `${grade} ${read.ok ? read.value.state.player : 0} ${solution.length}`;
}

export const makeMenhirsPuzzles = (seed: number): Puzzle<MenhirsKind>[] =>
  pack(MENHIRS_KINDS, seedsOf(seed, GAMES).flatMap(findMenhirs), WANTED, sortOf);
