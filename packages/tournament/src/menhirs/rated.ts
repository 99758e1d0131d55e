/** Menhirs has a rating list per variant. */
import { menhirs, menhirsKit } from '@speeltafel/rules';
import type { RatedGame } from '../ratings/rated-game.ts';

export const menhirsRated: RatedGame = {
  pools: menhirsKit.VARIANTS.map((variant) => `menhirs-${variant}`),
  model: 'pairs',
  poolOf(text) {
    const options = menhirs.parseOptions(text);
    // A custom board proves little about a player, because the one who made it knows it.
    return options.ok && options.value.board === '' ? `menhirs-${options.value.variant}` : null;
  },
};
