/** The rules of Finstere Flure: the book and its drawings. */
import type { GameRules } from '../../contract/rules.ts';
import { Board } from '../board/board.tsx';
import { WHOLE } from '../board/geometry.ts';
import type { FloorsFigure } from './book.ts';
import { FIGURES } from './examples.ts';
import { book } from './words.ts';

export const rules: GameRules = {
  book,
  drawings: {
    wide: true,
    ratio(name) {
      const { width, height } = FIGURES[name as FloorsFigure]().crop ?? WHOLE;
      return width / height;
    },
    draw: (name, caption) => <Board name={caption} {...FIGURES[name as FloorsFigure]()} />,
  },
};
