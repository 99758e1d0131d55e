/** A game's box and its lid, as pictures. What is written on it is text, since a picture file cannot use the page's letters. */
import './box.css';
import { For, type JSX, Show } from 'solid-js';
import floors from '../../games/floors/art/box.svg';
import menhirs from '../../games/menhirs/art/box.svg';
import { GAMES, type GameId } from '../../games/registry.ts';

interface Print {
  readonly lid: string;
  readonly side: string;
  readonly foot: string;
  readonly title: { readonly y: number; readonly size: number; readonly width: number };
  /** Numbers on the tokens: text, place, size, turn, colour. */
  readonly numbers: readonly (readonly [string, number, number, number, number, string])[];
}

const PRINTS: Readonly<Record<GameId, Print>> = {
  floors: {
    lid: floors,
    side: '#3b2013',
    foot: '#27140c',
    title: { y: 62, size: 50, width: 352 },
    numbers: [
      ['4', 100, 353, 38.3, -9, '#0a1d2a'],
      ['1', 204, 368.9, 34.8, 7, '#2b1a02'],
      ['5', 306, 351, 38.3, 12, '#fff6ea'],
    ],
  },
  menhirs: {
    lid: menhirs,
    side: '#5a6480',
    foot: '#454d66',
    title: { y: 64, size: 58, width: 250 },
    numbers: [],
  },
};

const Letters = (props: { readonly game: GameId }): JSX.Element => (
  <g class={`box-letters ${props.game}`}>
    <For each={PRINTS[props.game].numbers}>
      {([text, x, y, size, turn, colour]) => (
        <text
          class="box-number"
          x={x}
          y={y}
          style={{ 'font-size': `${size}px` }}
          transform={`rotate(${turn} ${x} ${y})`}
          fill={colour}
        >
          {text}
        </text>
      )}
    </For>
    <text
      class="box-title"
      x="200"
      y={PRINTS[props.game].title.y}
      font-size={`${PRINTS[props.game].title.size}`}
      textLength={PRINTS[props.game].title.width}
      lengthAdjust="spacingAndGlyphs"
    >
      {GAMES[props.game].name}
    </text>
  </g>
);

/** The lid alone, small, beside a name. */
export const Lid = (props: { readonly game: GameId }) => (
  <svg class="lid-picture" viewBox="0 0 400 400" aria-hidden="true">
    <image href={PRINTS[props.game].lid} width="400" height="400" />
    <Letters game={props.game} />
  </svg>
);

/** The whole box, seen from a little above; with a label it is a picture to be named, else decoration. */
export const Box = (props: { readonly game: GameId; readonly label?: string }) => (
  <svg
    class="gamebox"
    viewBox="-22 -2 426 426"
    role={props.label === undefined ? undefined : 'img'}
    aria-label={props.label}
    aria-hidden={props.label === undefined}
  >
    <Show when={PRINTS[props.game]} keyed>
      {(print) => (
        <>
          <path d="M-22 22L0 0V400L-22 422Z" fill={print.side} />
          <path d="M-22 422L0 400H400L378 422Z" fill={print.foot} />
          <path class="box-edge" d="M-22 22L0 0V400L-22 422ZM-22 422L0 400H400L378 422Z" />
          <image href={print.lid} width="400" height="400" />
        </>
      )}
    </Show>
    <Letters game={props.game} />
    <path class="box-edge" d="M.8 .8H399.2V399.2H.8Z" />
    <path class="box-shine" d="M2 2H398V398" />
  </svg>
);
