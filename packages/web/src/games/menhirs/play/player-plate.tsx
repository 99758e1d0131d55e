/** A player at the table: name, what is left to take or to lay, and the clock. */
import './player-plate.css';
import type { Seat } from '@speeltafel/rules';
import { menhirsKit } from '@speeltafel/rules';
import { For, type JSX, Show } from 'solid-js';
import { PlayerClock } from '../../player-clock.tsx';
import { sideOf } from '../board/marks.tsx';
import type { MenhirsGame } from '../game-view.ts';
import { say } from '../words.ts';
import { Emblem } from './seat-emblem.tsx';

const { MOST_TAKINGS } = menhirsKit;

const Puff = (props: { readonly gone: boolean }): JSX.Element => (
  <svg class={props.gone ? 'mh-puff mh-puff-gone' : 'mh-puff'} viewBox="0 0 25 18" aria-hidden="true">
    <use href="#mh-puff" />
  </svg>
);

export function Plate(props: {
  readonly game: MenhirsGame;
  readonly seat: Seat;
  readonly winner: boolean;
  readonly children?: JSX.Element;
}): JSX.Element {
  const { game } = props;
  const words = say;
  const turn = (): boolean => game.turns().includes(props.seat);
  const mine = (): boolean => game.past() === null && game.persons().length === 1 && game.isPerson(props.seat);
  const left = (): { readonly of: number; readonly left: number; readonly text: string } | null => {
    const { phase, toPlace, taken, options } = game.shown();
    const laying = toPlace[props.seat - 1]!;
    if (phase === 'place') return { of: laying, left: laying, text: words().toLay(laying) };
    if (options.variant !== 'adam') return null;
    const takings = Math.max(0, MOST_TAKINGS - taken[props.seat - 1]!);
    return { of: MOST_TAKINGS, left: takings, text: words().toTake(takings) };
  };
  const side = (): string => words()[sideOf(props.seat)];
  const tag = (): string | null => {
    if (props.winner) return words().winner;
    if (!turn()) return null;
    return mine() ? words().yourTurn : words().toPlay;
  };
  return (
    <section
      class={`mh-plate mh-${sideOf(props.seat)}`}
      classList={{ 'mh-turn': turn() || props.winner }}
      aria-label={`${game.nameAt(props.seat)}, ${side()}`}
    >
      <Show when={tag()}>{(text) => <span class="mh-tag">{text()}</span>}</Show>
      <span class="mh-sign">
        <Emblem seat={props.seat} />
      </span>
      <div class="mh-name">
        <b>{game.nameAt(props.seat)}</b>
        <small>{side()}</small>
        <Show when={game.session.thinking() === props.seat}>
          <span class="mh-thinks" role="img" aria-label={words().thinks}>
            <i />
            <i />
            <i />
          </span>
        </Show>
      </div>
      <div class="mh-puffs">
        <Show when={left()}>
          {(count) => (
            <>
              <For each={Array.from({ length: count().of }, (_, i) => i)}>
                {(i) => <Puff gone={i >= count().left} />}
              </For>
              <span>{count().text}</span>
            </>
          )}
        </Show>
      </div>
      <div class="mh-right">
        <PlayerClock session={game.session} seat={props.seat} />
        {props.children}
      </div>
    </section>
  );
}
