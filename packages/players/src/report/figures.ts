/** Reports without the code that plays the games: what a page needs to show one. */

export * from './export.ts';
export * from './minutes.ts';
export * from './report.ts';
export { compareSeats, compareWithFair, type Difference, type Measured, shareOf } from './statistics.ts';
