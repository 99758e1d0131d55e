/** Puzzles: their types, their solvers, and how packs are made. */
export * from './games.ts';
export * from './puzzle.ts';
