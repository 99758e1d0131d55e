/** A player's plate: the name, the tiles left to take or lay, and the clock. */
import './play.css';
import './player-plate.css';
import type { Seat } from '@speeltafel/rules';
import { menhirsKit } from '@speeltafel/rules';
import { For, type JSX, Show } from 'solid-js';
import { PlayerClock } from '../../player-clock.tsx';
import type { MenhirsGame } from '../game-view.ts';
import { colourOf } from '../sides.ts';
import { say } from '../words.ts';
import { Emblem } from './seat-emblem.tsx';

const { LAST_FREE_ROUND, MOST_TAKINGS } = menhirsKit;

const Puff = (props: { readonly gone: boolean }): JSX.Element => (
  <svg class={props.gone ? 'mh-puff mh-puff-gone' : 'mh-puff'} viewBox="0 0 25 18" aria-hidden="true">
    <use href="#mh-puff" />
  </svg>
);

interface Left {
  readonly of: number;
  readonly left: number;
  readonly text: string;
}

/** The tiles that a player still has to lay or may take; null if nothing is counted. */
export function leftAt(game: MenhirsGame, seat: Seat): Left | null {
  const { phase, round, toPlace, taken, options } = game.shown();
  const laying = toPlace[seat - 1]!;
  if (phase === 'place') return { of: laying, left: laying, text: say().toLay(laying) };
  // In the last two rounds a tile must be taken, and nothing is counted.
  if (options.variant !== 'adam' || (round > 0 && round < LAST_FREE_ROUND)) return null;
  const left = Math.max(0, MOST_TAKINGS - taken[seat - 1]!);
  return { of: MOST_TAKINGS, left, text: say().toTake(left) };
}

export const Puffs = (props: { readonly left: Left }): JSX.Element => (
  <>
    <For each={Array.from({ length: props.left.of }, (_, i) => i)}>{(i) => <Puff gone={i >= props.left.left} />}</For>
    <span>{props.left.text}</span>
  </>
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
  const side = (): string => words()[game.sideOf(props.seat)];
  const tag = (): string | null => {
    if (props.winner) return words().winner;
    if (!turn()) return null;
    return mine() ? words().yourTurn : words().toPlay;
  };
  return (
    <section
      class={`mh-plate ${colourOf(props.seat)}`}
      classList={{ 'mh-turn': turn() || props.winner }}
      aria-label={`${game.nameAt(props.seat)}, ${side()}`}
    >
      <Show when={tag()}>{(text) => <span class="mh-tag">{text()}</span>}</Show>
      <span class="mh-sign">
        <Emblem side={game.sideOf(props.seat)} />
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
        <Show when={leftAt(game, props.seat)}>{(left) => <Puffs left={left()} />}</Show>
      </div>
      <div class="mh-right">
        <PlayerClock session={game.session} seat={props.seat} />
        {props.children}
      </div>
    </section>
  );
}
