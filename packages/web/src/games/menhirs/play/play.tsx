/** Menhirs on the play screen. */
import { menhirsTable } from '@speeltafel/table';
import { gamePlay } from '../../contract/play.ts';
import { turnedChairs } from '../../shared/rematch-chairs.ts';
import { putSprite } from '../art/sprite.ts';
import { reason, sentence } from '../sentences.ts';
import { createView } from './view.tsx';

// Start while the dictionary loads, so that the browser has parsed the drawings when the board needs them.
putSprite();

export default gamePlay({
  kit: menhirsTable,
  createView,
  tell: (_, __, played, name) => sentence(played, name(played.seat), false),
  why: (refused) => (refused.code === 'last-cover' ? reason(refused) : null),
  soundOf({ kind }) {
    if (kind === 'flip' || kind === 'take') return 'take';
    if (kind === 'place' || kind === 'move') return 'move';
    return kind === 'claim' ? 'claim' : undefined;
  },
  rematchChairs: turnedChairs,
});
