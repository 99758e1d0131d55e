/** The computer players of Finstere Flure. */
export { carefulRunner, randomPlayer } from './careful.ts';
export type { FloorsPlayer, FloorsThought } from './contract.ts';
export { FLOORS_LEVELS, type FloorsLevel, FULL_STRENGTH, playerOf } from './levels.ts';
export { type PlayedGame, playMatch } from './match.ts';
