/** Reports for designers: many games between computer players, counted. */

export * from './figures.ts';
export { reporters } from './games.ts';
