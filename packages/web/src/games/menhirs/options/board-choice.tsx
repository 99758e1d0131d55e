/** The choice between a random deal and a board drawn by the players. */
import type { menhirsKit } from '@speeltafel/rules';
import { createSignal, type JSX, lazy, Show, Suspense } from 'solid-js';
import { fetchPart } from '../../../router/lazy-screen.ts';
import { Switch } from '../../../ui/switch.tsx';
import { say } from './words.ts';

/** The board loads only for players who draw one. */
const BoardDrawing = lazy(() => fetchPart(() => import('./board-drawing.tsx')));

export function BoardChoice(props: {
  readonly variant: menhirsKit.Variant;
  /** Text of the rules; empty for a random deal. */
  readonly board: string;
  onChange(board: string): void;
}): JSX.Element {
  const [drawing, setDrawing] = createSignal(props.board !== '');
  return (
    <>
      <Switch
        label={say().drawBoard}
        about={say().drawBoardAbout}
        on={drawing()}
        onChange={(on) => {
          setDrawing(on);
          if (!on) props.onChange('');
        }}
      />
      <Show when={drawing()}>
        <Suspense>
          <BoardDrawing variant={props.variant} board={props.board} onChange={(board) => props.onChange(board)} />
        </Suspense>
      </Show>
    </>
  );
}
