export { cautiousPlayer, randomPlayer, waryPlayer } from './menhirs/baselines.ts';
export { claimWins, type MenhirsPlayer } from './menhirs/claim.ts';
export { type Contestant, type FinishedGame, playGame } from './menhirs/match.ts';
export { OPEN, PROVEN, Prover, REFUTED } from './menhirs/proof.ts';
export { strongest } from './menhirs/think.ts';
export { type Budget, nodeBudget, type Player, type Thought } from './player.ts';
export { makeFloorsPuzzles, makeMenhirsPuzzles } from './puzzles/make.ts';
export {
  FLOORS_KINDS,
  type FloorsKind,
  type Grade,
  type Kind,
  MENHIRS_KINDS,
  type MenhirsKind,
  makePack,
  type Puzzle,
  type Solution,
} from './puzzles/puzzle.ts';
export { solutionsOf } from './puzzles/solutions.ts';
