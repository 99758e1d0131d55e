import { BookPage } from '../../../features/rules/rule-page.tsx';
import { Moor } from '../board/board.tsx';
import { FIGURES } from './examples.ts';
import { book } from './words.ts';

export default function MenhirsRules() {
  return (
    <BookPage
      game="menhirs"
      book={book()}
      drawings={{
        board: 'moor',
        ratio: () => 744 / 752,
        figure: (name, caption) => <Moor static name={caption} {...FIGURES[name]} />,
      }}
    />
  );
}
