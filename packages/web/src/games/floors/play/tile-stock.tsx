/** Laying the tiles: the stock, the rotation of the tile, and the button that lays it. */
import { floorsKit as kit } from '@speeltafel/rules';
import { createEffect, createMemo, For, type JSX, on, Show } from 'solid-js';
import { announce } from '../../../ui/announce.ts';
import { Icon } from '../../../ui/icon.tsx';
import { press } from '../../../ui/press.ts';
import { TilePicture } from '../art/pictures.tsx';
import { angleOf, screenDirection } from '../board/geometry.ts';
import { say } from '../words.ts';
import type { PlayModel } from './play-model.ts';
import { TakeBack } from './takeback.tsx';

export function Stock(props: { readonly model: PlayModel; readonly turned: boolean }): JSX.Element {
  const { laying, people, position } = props.model;
  const arrow = () => {
    const tile = laying.tile();
    return tile !== null && kit.isTeleporter(tile)
      ? angleOf(tile.arrow, props.turned)
      : angleOf(kit.EAST, props.turned);
  };
  /** The direction of an arrow is otherwise only visible in the drawing. */
  const pointing = createMemo(() => {
    const tile = laying.tile();
    if (tile === null || !kit.isTeleporter(tile)) return '';
    return say().arrow(say().directions[screenDirection(tile.arrow, props.turned)]!);
  });
  createEffect(on(pointing, (text) => text !== '' && announce(text), { defer: true }));
  return (
    <>
      <ul class="ff-stock" aria-label={say().chooseTile}>
        <For each={laying.stock()}>
          {({ kind, count }) => (
            <li>
              <button
                type="button"
                class="ff-kind"
                aria-pressed={laying.kind() === kind}
                onClick={() => laying.choose(kind)}
              >
                <TilePicture kind={kind} angle={laying.kind() === kind ? arrow() : angleOf(kit.EAST, props.turned)} />
                <span class="ff-count" aria-hidden="true">
                  {count}
                </span>
                <span class="visually-hidden">{say().tileCount(say().tiles[kind], count)}</span>
              </button>
            </li>
          )}
        </For>
      </ul>
      <TakeBack model={props.model} />
      <button type="button" class="btn ff-small" disabled={!laying.canTurn()} onClick={press(laying.turn)}>
        <Icon name="turn" />
        <span class="ff-long">{say().turnTile}</span>
        <span class="ff-short">{say().turnTile}</span>
      </button>
      <button
        type="button"
        class="btn primary ff-main"
        disabled={laying.tile() === null || laying.no() !== null}
        onClick={press(laying.lay)}
      >
        <Icon name="check" />
        <Show when={laying.tile() === null} fallback={say().layHere}>
          <span class="ff-stop">
            <span>{people.turnOf(position().turn + 1)}</span>
            <Show when={props.turned}>
              <small>{say().chooseTile}</small>
            </Show>
          </span>
        </Show>
      </button>
    </>
  );
}
