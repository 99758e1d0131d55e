/** Puzzles: what they are, every solution of one, and how packs are made. */
export * from './games.ts';
export * from './puzzle.ts';
