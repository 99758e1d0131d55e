/** The list of moves: a row for each round with a column for each player, or sentences where there is room. */
import './play.css';
import './move-list.css';
import { menhirsKit, type Seat } from '@speeltafel/rules';
import { createEffect, createMemo, For, type JSX, on, Show } from 'solid-js';
import { say as sayUi } from '../../../ui/words.ts';
import type { MenhirsGame } from '../game-view.ts';
import { type Line, type Row, rowsOf } from '../history.ts';
import { colourOf } from '../sides.ts';
import { say } from '../words.ts';
import { Emblem } from './seat-emblem.tsx';

/** A long cluster can break between its places. */
const shown = (line: Line): string => line.notation.replace(/^-/, '−').replaceAll('.', '.\u200b');

interface MovesProps {
  readonly game: MenhirsGame;
  readonly sentences?: boolean;
  readonly children?: JSX.Element;
  /** Why the list does not start at the beginning. */
  readonly gap?: string | null | undefined;
  /** A mark of the analysis for an action, by its index. */
  readonly mark?: ((action: number) => JSX.Element) | undefined;
}

export function Moves(props: MovesProps): JSX.Element {
  const { game } = props;
  const rows = createMemo<readonly Row[]>((before) => {
    const same = (a: Row | undefined, b: Row): boolean =>
      a?.lines.length === b.lines.length && a.lines.every((line, i) => line === b.lines[i]);
    return rowsOf(game.log()).map((row, i) => (same(before[i], row) ? before[i]! : row));
  }, []);
  const fog = (): number => menhirsKit.size(game.shown().fog);
  let list: HTMLOListElement | undefined;
  createEffect(
    on(
      () => game.log().length,
      () => requestAnimationFrame(() => list?.scrollTo({ top: list.scrollHeight })),
    ),
  );
  const Cell = (cell: { readonly row: Row; readonly seat: Seat }): JSX.Element => {
    const lines = createMemo(() =>
      cell.row.lines.filter((line) => line.seat === cell.seat && line.action.kind !== 'end'),
    );
    const here = (): boolean => {
      const told = game.log().slice(0, game.past() ?? game.log().length);
      return lines().includes(told.findLast((line) => line.action.kind !== 'end')!);
    };
    return (
      <span
        class={`mh-m ${colourOf(cell.seat)}`}
        classList={{ 'mh-here': here() }}
        title={lines()
          .map((line) => line.sentence)
          .join(' ')}
      >
        <For each={lines()}>
          {(line) => (
            <span classList={{ 'mh-soft': line.action.kind === 'take' }}>
              <span aria-hidden="true">{shown(line)}</span>
              {props.mark?.(game.log().indexOf(line))}
              <span class="visually-hidden">{line.sentence}</span>
            </span>
          )}
        </For>
      </span>
    );
  };
  return (
    <section class="mh-moves" aria-label={sayUi().moves}>
      <h2>
        {sayUi().moves}
        <Show when={fog() > 0}>
          <small>{say().fogLies(fog())}</small>
        </Show>
      </h2>
      <Show when={props.gap}>{(text) => <p class="mh-none">{text()}</p>}</Show>
      <Show when={game.log().length > 0} fallback={props.gap ? null : <p class="mh-none">{say().noMoves}</p>}>
        <Show
          when={props.sentences}
          fallback={
            <>
              <div class="mh-heads" aria-hidden="true">
                <span />
                <For each={game.chairs()}>
                  {({ seat }) => (
                    <span class={colourOf(seat)}>
                      <Emblem side={game.sideOf(seat)} />
                      {game.nameAt(seat)}
                    </span>
                  )}
                </For>
              </div>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable without a mouse */}
              <ol ref={list} tabIndex={0}>
                <For each={rows()}>
                  {(row) => (
                    <li>
                      <b>{row.phase === 'round' && row.round > 0 ? row.round : ''}</b>
                      <Cell row={row} seat={1} />
                      <Cell row={row} seat={2} />
                    </li>
                  )}
                </For>
              </ol>
            </>
          }
        >
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable without a mouse */}
          <ol ref={list} class="mh-told" tabIndex={0}>
            <For each={game.log()}>
              {(line, i) => (
                <li class={colourOf(line.seat)}>
                  <b>{line.round > 0 ? line.round : ''}</b>
                  <Emblem side={game.sideOf(line.seat)} />
                  <span>
                    {line.sentence} <i aria-hidden="true">{line.action.kind === 'end' ? '' : shown(line)}</i>
                    {props.mark?.(i())}
                  </span>
                </li>
              )}
            </For>
          </ol>
        </Show>
      </Show>
      {props.children}
    </section>
  );
}
