/** Menhirs is rated for each variant. */
import { menhirs, menhirsKit } from '@speeltafel/rules';
import type { RatedGame } from '../ratings/rated-game.ts';

export const menhirsRated: RatedGame = {
  pools: menhirsKit.VARIANTS.map((variant) => `menhirs-${variant}`),
  model: 'pairs',
  poolOf(text) {
    const options = menhirs.parseOptions(text);
    // A drawn board says little about a player: who draws it knows it.
    return options.ok && options.value.board === '' ? `menhirs-${options.value.variant}` : null;
  },
};
