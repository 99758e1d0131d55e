import { BookPage } from '../../../features/rules/rule-page.tsx';
import { Hall } from '../board/board.tsx';
import { WHOLE } from '../board/geometry.ts';
import type { FloorsFigure } from './book.ts';
import { FIGURES } from './examples.ts';
import { book } from './words.ts';

function ratio(name: FloorsFigure): number {
  const { width, height } = FIGURES[name]().crop ?? WHOLE;
  return width / height;
}

export default function FloorsRules() {
  return (
    <BookPage
      game="floors"
      book={book()}
      drawings={{
        board: 'hall',
        ratio,
        figure: (name, caption) => <Hall name={caption} {...FIGURES[name]()} />,
      }}
    />
  );
}
