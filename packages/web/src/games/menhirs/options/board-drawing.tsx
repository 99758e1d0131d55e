/** A moor on which tapping a place adds or removes a menhir. */
import { menhirsKit } from '@speeltafel/rules';
import { createEffect, createMemo, createSignal, type JSX, on } from 'solid-js';
import { Board } from '../board/board.tsx';
import { say as sayGame } from '../words.ts';
import { say } from './words.ts';

const { boardSizes, MENHIRS_DEALT, makePlaces, parsePlaces, PLACES, size } = menhirsKit;

const setOf = (board: string): menhirsKit.PlaceSet => {
  const places = parsePlaces(board === '' ? '-' : board);
  return places.ok ? places.value : 0;
};

export default function BoardDrawing(props: {
  readonly variant: menhirsKit.Variant;
  readonly board: string;
  /** Empty while there are too few menhirs. */
  onChange(board: string): void;
}): JSX.Element {
  const [menhirs, setMenhirs] = createSignal(setOf(props.board));
  const toggle = (at: menhirsKit.Place): void => {
    const next = menhirs() ^ (1 << at);
    if (size(next) <= MENHIRS_DEALT) setMenhirs(next);
  };
  const fits = (): boolean => boardSizes(props.variant).includes(size(menhirs()));
  const board = createMemo(() => (fits() ? makePlaces(menhirs()) : ''));
  createEffect(on(board, (drawn) => props.onChange(drawn), { defer: true }));
  const label = (at: menhirsKit.Place): string =>
    (menhirs() >> at) & 1 ? sayGame().stone(PLACES[at]!) : sayGame().forest(PLACES[at]!);
  return (
    <div class="mh-drawing">
      <Board name={sayGame().board} menhirs={menhirs()} fog={0} label={label} onPlace={toggle} />
      <p class="hint" role="status">
        {fits() ? say().drawn(size(menhirs())) : say().drawMore(size(menhirs()), boardSizes(props.variant))}
      </p>
    </div>
  );
}
