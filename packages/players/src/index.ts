export * as floorsPlayers from './floors/index.ts';
export { OPEN, PROVEN, Prover, REFUTED } from './menhirs/proof.ts';
export { type Budget, nodeBudget, type Player, type Thought } from './player.ts';
export { Random } from './random.ts';
