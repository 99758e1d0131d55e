/** Finstere Flure on the play screen. */
import { floorsTable } from '@speeltafel/table';
import { gamePlay } from '../../contract/play.ts';
import { turnedChairs } from '../../shared/rematch-chairs.ts';
import { showSprite } from '../art/sprite.ts';
import { say } from '../words.ts';
import { spoken, tell } from './sentences.ts';
import { createView } from './view.tsx';

// Start while the dictionary loads, so that the browser has parsed the drawings when the hall needs them.
showSprite();

export default gamePlay({
  kit: floorsTable,
  createView,
  tell: (before, after, played, name, isYou) =>
    tell(before, after, played, name)
      .map(({ text }) =>
        spoken(text, ({ player, shows }) =>
          isYou(player + 1) ? say().yourToken(shows) : say().tokenOf(name(player + 1), shows),
        ),
      )
      .join(' '),
  soundOf: ({ type }) => (type === 'card' ? 'card' : 'move'),
  rematchChairs: turnedChairs,
});
