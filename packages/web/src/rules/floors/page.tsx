import { WHOLE } from '../../floors/hall/geometry.ts';
import { Hall } from '../../floors/hall.tsx';
import { BookPage } from '../page.tsx';
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
