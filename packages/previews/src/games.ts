/** The previews of all games. */
import { GameList } from '@speeltafel/rules';
import { floorsPreview } from './floors/preview.ts';
import { menhirsPreview } from './menhirs/preview.ts';
import { plainPreview } from './plain.ts';
import type { GamePreview } from './preview.ts';

const previews = /* @__PURE__ */ new GameList<GamePreview<unknown>>({
  menhirs: menhirsPreview,
  floors: floorsPreview,
});

/** A game that is not in the list gets a plain board. */
export const previewOf = (game: string): GamePreview<unknown> =>
  previews.has(game) ? previews.get(game) : plainPreview(game);

export { floorsPreview, menhirsPreview };
