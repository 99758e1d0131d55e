/** What is rated together: each pool has its own list of ratings. A game brings its pools and the model that fits it. */
import { GameList, menhirs, menhirsKit } from '@speeltafel/rules';

export interface RatedGame {
  readonly pools: readonly string[];
  /** `pairs`: Glicko-2, for games of two. `places`: Plackett-Luce, for games of two to seven with places. */
  readonly model: 'pairs' | 'places';
  /** The pool of a game with these options, as text. */
  poolOf(options: string): string | null;
}

export const RATED_GAMES = new GameList<RatedGame>({
  menhirs: {
    pools: menhirsKit.VARIANTS.map((variant) => `menhirs-${variant}`),
    model: 'pairs',
    poolOf(text) {
      const options = menhirs.parseOptions(text);
      return options.ok ? `menhirs-${options.value.variant}` : null;
    },
  },
  floors: { pools: ['floors'], model: 'places', poolOf: () => 'floors' },
});

export const ratedGameOf = (pool: string): string | undefined =>
  RATED_GAMES.ids.find((game) => RATED_GAMES.get(game).pools.includes(pool));
