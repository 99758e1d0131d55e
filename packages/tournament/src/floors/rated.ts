/** Finstere Flure has one list of ratings for any number of players. */
import type { RatedGame } from '../ratings/rated-game.ts';

export const floorsRated: RatedGame = { pools: ['floors'], model: 'places', poolOf: () => 'floors' };
