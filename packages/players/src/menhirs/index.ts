/** The computer players of Menhirs. */
export { analyseMenhirs, type Reason, type TurnValue, type Verdict } from './analyse.ts';
export { type MenhirsAnalysis, type MenhirsChart, type MenhirsNotes, menhirsAnalyst } from './analyst.ts';
export { annotateMenhirs, type MistakeKind, type Note } from './annotate.ts';
export { cautiousPlayer, randomPlayer, waryPlayer } from './baselines.ts';
export { type ChartPoint, chartMenhirs } from './chart.ts';
export { claimWins, type MenhirsPlayer } from './claim.ts';
export { MENHIRS_LEVELS, type MenhirsLevel, playerOf } from './levels.ts';
export { type Contestant, type FinishedGame, playGame } from './match.ts';
export { OPEN, PROVEN, Prover, REFUTED } from './proof.ts';
export { type FindSolution, isSolved, type Solution, useSolutions } from './solution.ts';
export { strongest } from './think.ts';
