/** Reports for designers: statistics of many games between computer players. */

export * from './figures.ts';
export { reporters } from './games.ts';
