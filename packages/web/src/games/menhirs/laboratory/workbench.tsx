/** The editor of a variant: a board drawn by hand, and its numbers. */
import { menhirs, menhirsKit } from '@speeltafel/rules';
import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import { press } from '../../../ui/press.ts';
import { Board } from '../board/board.tsx';
import { GraceChoice } from '../options/grace.tsx';
import { say as sayOptions } from '../options/words.ts';
import { say as sayGame } from '../words.ts';
import { VariantFields } from './variant-fields.tsx';
import { say } from './words.ts';

const { MENHIRS_DEALT, makePlaces, parsePlaces, PLACES, size } = menhirsKit;

/** Columns a to g are ordered from left to right, so the same row of the opposite column is the mirror image. */
const MIRRORED = PLACES.map((name) => PLACES.indexOf(`${'gfedcba'['abcdefg'.indexOf(name[0]!)]}${name.slice(1)}`));

const setOf = (board: string): menhirsKit.PlaceSet => {
  const places = parsePlaces(board === '' ? '-' : board);
  return places.ok ? places.value : 0;
};

function dealt(): menhirsKit.PlaceSet {
  let menhirs = 0;
  while (size(menhirs) < MENHIRS_DEALT) menhirs |= 1 << Math.floor(Math.random() * PLACES.length);
  return menhirs;
}

export default function Workbench(props: { readonly options: string; onChange(options: string): void }): JSX.Element {
  const options = createMemo((): menhirsKit.Options => {
    const read = menhirs.parseOptions(props.options);
    return read.ok ? read.value : menhirsKit.defaults('adam');
  });
  const choose = (chosen: menhirsKit.Options): void => props.onChange(menhirs.makeOptions(chosen));
  const [drawn, setDrawn] = createSignal(setOf(options().board));
  const [mirror, setMirror] = createSignal(false);
  const counts = () => menhirsKit.boardSizes(options().variant);
  const fits = () => counts().includes(size(drawn()));
  const draw = (menhirs: menhirsKit.PlaceSet): void => {
    setDrawn(menhirs);
    const board = fits() ? makePlaces(menhirs) : '';
    if (board !== options().board) choose({ ...options(), board });
  };
  const toggle = (at: menhirsKit.Place): void => {
    const both = mirror() ? (1 << at) | (1 << MIRRORED[at]!) : 1 << at;
    const next = (drawn() >> at) & 1 ? drawn() & ~both : drawn() | both;
    if (size(next) <= MENHIRS_DEALT) draw(next);
  };
  const changeVariant = (variant: menhirsKit.Variant): void => {
    const usual = menhirsKit.defaults(variant);
    const { name } = options();
    const wished = { ...usual, board: options().board, ...(name === undefined ? {} : { name }) };
    choose(menhirs.parseOptions(menhirs.makeOptions(wished)).ok ? wished : { ...wished, board: '' });
  };
  const label = (at: menhirsKit.Place): string =>
    (drawn() >> at) & 1 ? sayGame().stone(PLACES[at]!) : sayGame().forest(PLACES[at]!);
  const status = (): string => {
    if (drawn() === 0) return say().undrawn;
    return fits() ? sayOptions().drawn(size(drawn())) : sayOptions().drawMore(size(drawn()), counts());
  };
  return (
    <>
      <div class="workbench-board">
        <Board name={sayGame().board} menhirs={drawn()} fog={0} label={label} onPlace={toggle} />
        <p class="hint" role="status">
          {status()}
        </p>
        <div class="workbench-tools">
          <button type="button" class="btn" aria-pressed={mirror()} onClick={press(() => setMirror(!mirror()))}>
            {say().mirror}
          </button>
          <button type="button" class="btn" onClick={press(() => draw(dealt()))}>
            {say().deal}
          </button>
          <button type="button" class="btn" disabled={drawn() === 0} onClick={press(() => draw(0))}>
            {say().clear}
          </button>
        </div>
      </div>
      <div class="panel workbench-numbers">
        <VariantFields options={options()} onVariant={changeVariant} onChange={choose} />
        <Show when={options().claims}>
          <p class="question" aria-hidden="true">
            {sayOptions().grace}
          </p>
          <GraceChoice grace={options().grace} onChange={(grace) => choose({ ...options(), grace })} />
        </Show>
      </div>
    </>
  );
}
