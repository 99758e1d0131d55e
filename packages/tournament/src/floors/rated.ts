/** Finstere Flure has one list of ratings for any number of players. */
import { floors } from '@speeltafel/rules';
import type { RatedGame } from '../ratings/rated-game.ts';

const HALLS: readonly string[] = ['basic', 'lay', 'random'];

export const floorsRated: RatedGame = {
  pools: ['floors'],
  model: 'places',
  poolOf(text) {
    const options = floors.parseOptions(text);
    // A drawn hall says little about a player: who draws it knows it.
    return options.ok && !HALLS.includes(options.value.setup) ? null : 'floors';
  },
};
