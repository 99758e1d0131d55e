/** The puzzles of all games, with the search that makes and solves them. The finished packs are in packs.ts. */
import type { GameId } from '@speeltafel/rules';
import type { FloorsKind } from './floors/kinds.ts';
import { makeFloorsPuzzles } from './floors/make.ts';
import { FLOORS_SOLUTIONS } from './floors/solutions.ts';
import type { MenhirsKind } from './menhirs/kinds.ts';
import { makeMenhirsPuzzles } from './menhirs/make.ts';
import { MENHIRS_SOLUTIONS } from './menhirs/solutions.ts';
import type { Puzzle, Solution, Solutions } from './puzzle.ts';

export { FLOORS_KINDS, type FloorsKind } from './floors/kinds.ts';
export { type Answer, answerTo, winningTurn } from './menhirs/answer.ts';
export { MENHIRS_KINDS, type MenhirsKind } from './menhirs/kinds.ts';

export type Kind = MenhirsKind | FloorsKind;

/** Makes a game's pack; the same seed makes the same pack. */
export const PACK_MAKERS: Readonly<Record<GameId, (seed: number) => readonly Puzzle[]>> = {
  menhirs: makeMenhirsPuzzles,
  floors: makeFloorsPuzzles,
};

const SOLUTIONS: Readonly<Record<Kind, Solutions>> = { ...MENHIRS_SOLUTIONS, ...FLOORS_SOLUTIONS };

/**
 * All solutions: a valid puzzle has exactly one. The time grows with the number of possible changes, so never use this
 * on untrusted texts.
 */
export const solutionsOf = ({ kind, position }: Pick<Puzzle<Kind>, 'kind' | 'position'>): readonly Solution[] =>
  SOLUTIONS[kind](position);
