/** A puzzle's position, small. It is decoration: the name beside it says which puzzle it is. */
import { createResource, createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { GAMES, type GameId } from '../../games/registry.ts';
import { fetchPart } from '../../router/lazy-screen.ts';
import { afterPaint } from '../../ui/after-paint.ts';

/** One board is drawn at a time, so that a screen with many of them can be used at once. */
const waiting: (() => void)[] = [];
let drawing = false;

function drawNext(): void {
  const draw = waiting.shift();
  drawing = draw !== undefined;
  if (draw === undefined) return;
  afterPaint(() => {
    draw();
    drawNext();
  });
}

export function PuzzlePicture(props: { readonly game: GameId; readonly id: string }): JSX.Element {
  const puzzles = GAMES[props.game].puzzles!;
  const [draw] = createResource(() => fetchPart(puzzles.pictures));
  const [shown, setShown] = createSignal(false);
  const show = (): void => {
    setShown(true);
  };
  waiting.push(show);
  if (!drawing) drawNext();
  onCleanup(() => {
    const at = waiting.indexOf(show);
    if (at >= 0) waiting.splice(at, 1);
  });
  return (
    <span class="puzzle-picture" classList={{ square: puzzles.squarePictures }} aria-hidden="true">
      <Show when={shown() && draw.state === 'ready' && draw()}>{(picture) => picture()(props.id)}</Show>
    </span>
  );
}
