/** A small picture of a puzzle's position. It is decorative: the name next to it identifies the puzzle. */
import { createResource, type JSX, Show } from 'solid-js';
import { GAMES, type GameId } from '../../games/registry.ts';
import { fetchPart } from '../../router/lazy-screen.ts';
import { createNear } from '../../ui/near.ts';

export function PuzzlePicture(props: { readonly game: GameId; readonly id: string }): JSX.Element {
  const puzzles = GAMES[props.game].puzzles!;
  const [draw] = createResource(() => fetchPart(puzzles.pictures));
  const { near, watch } = createNear(() => draw.state === 'ready');
  return (
    <span class="puzzle-picture" classList={{ square: puzzles.squarePictures }} aria-hidden="true" ref={watch}>
      <Show when={near() && draw.state === 'ready' && draw()}>{(picture) => picture()(props.id)}</Show>
    </span>
  );
}
