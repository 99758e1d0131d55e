import { Hall } from '../../floors/hall.tsx';
import { BookPage } from '../page.tsx';
import { FIGURES } from './examples.ts';
import { book } from './words.ts';

export default function FloorsRules() {
  return (
    <BookPage
      game="floors"
      book={book()}
      figure={(name, caption) => (
        <div class="rules-hall">
          <Hall name={caption} {...FIGURES[name]()} />
        </div>
      )}
    />
  );
}
