/** Puzzles of both games: what they are, every solution of one, and how packs are made. */
export { makeFloorsPuzzles, makeMenhirsPuzzles } from './make.ts';
export { type Answer, answerTo, winningTurn } from './menhirs/answer.ts';
export * from './puzzle.ts';
export { solutionsOf } from './solutions.ts';
