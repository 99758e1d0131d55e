/** The rules of Menhirs: the book and its drawings. */
import type { GameRules } from '../../contract/rules.ts';
import { Board } from '../board/board.tsx';
import type { MenhirsFigure } from './book.ts';
import { FIGURES } from './examples.ts';
import { book } from './words.ts';

export const rules: GameRules = {
  book,
  drawings: {
    wide: false,
    ratio: () => 744 / 752,
    draw: (name, caption) => <Board static name={caption} {...FIGURES[name as MenhirsFigure]} />,
  },
};
