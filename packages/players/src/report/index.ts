/** Reports for designers: many games between computer players, counted. */

export { reporters } from './games.ts';
export * from './report.ts';
export { type Difference, type Measured, shareOf } from './statistics.ts';
