export { analyseMenhirs, type Reason, type TurnValue, type Verdict } from './menhirs/analyse.ts';
export { cautiousPlayer, randomPlayer, waryPlayer } from './menhirs/baselines.ts';
export { claimWins, type MenhirsPlayer } from './menhirs/claim.ts';
export { MENHIRS_LEVELS, type MenhirsLevel, menhirsLevel, menhirsPlayer } from './menhirs/levels.ts';
export { type Contestant, type FinishedGame, playGame } from './menhirs/match.ts';
export { OPEN, PROVEN, Prover, REFUTED } from './menhirs/proof.ts';
export { strongest } from './menhirs/think.ts';
export { type Budget, nodeBudget, type Player, type Thought } from './player.ts';
export { Random } from './random.ts';
