/** Finstere Flure has one rating list for any number of players. */
import { floors } from '@speeltafel/rules';
import type { RatedGame } from '../ratings/rated-game.ts';

const HALLS: readonly string[] = ['basic', 'lay', 'random'];

export const floorsRated: RatedGame = {
  pools: ['floors'],
  model: 'places',
  poolOf(text) {
    const options = floors.parseOptions(text);
    // A custom hall proves little about a player, because the one who made it knows it.
    return options.ok && !HALLS.includes(options.value.setup) ? null : 'floors';
  },
};
