/** The parts of the solver that the laboratory uses. */
export { type Checkpoint, parseCheckpoint } from './checkpoint.ts';
export { prepareClusterMoves } from './cluster-moves.ts';
export { ExactValues, solutionOfBoard } from './exact-values.ts';
export { type Crew, type Job, soloCrew, urgency, Workshop } from './jobs.ts';
export { type BoardMemory, boardMemory } from './memory.ts';
export { boardValue } from './placings.ts';
export { solve, type Watcher } from './solve.ts';
export { type Count, makeSolved, parseSolved, SolvedBoard } from './solved-board.ts';
export type { Stage } from './stages.ts';
