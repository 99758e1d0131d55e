import { Moor } from '../../menhirs/moor.tsx';
import { BookPage } from '../page.tsx';
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
