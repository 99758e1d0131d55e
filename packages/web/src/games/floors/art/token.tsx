/** A token. Silhouette, stitching and colour show the owner. Full colour means ready; ivory means moved this round. */
import { type JSX, Show } from 'solid-js';
import { showSprite } from './sprite.ts';

export type TokenState = 'ready' | 'moved' | 'waiting' | 'out' | 'eaten';

export interface TokenLook {
  /** 0 is the first player. */
  readonly player: number;
  /** Without a number, the player's emblem. */
  readonly shows?: number | undefined;
  readonly moved?: boolean | undefined;
}

const DIAMOND = 3;
const numberSize = (player: number): number => (player === DIAMOND ? 0.5 : 0.58);

export const seatClass = (player: number): string => `ff-p${player + 1}`;

const Tick = (): JSX.Element => (
  <>
    <circle r="17" fill="#221a12" stroke="#fff1cd" stroke-width="3" />
    <path
      d="M-8 0L-2 6L8 -6"
      fill="none"
      stroke="#fff1cd"
      stroke-width="4.5"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </>
);

/** Drawn around the origin, for use inside a picture. */
export function TokenArt(props: TokenLook & { readonly size: number; readonly plain?: boolean }): JSX.Element {
  showSprite();
  const half = (): number => props.size / 2;
  return (
    <g class={`ff-tk ${seatClass(props.player)}`} classList={{ 'ff-moved': props.moved === true }}>
      <use
        href={`#ff-tok-${props.player + 1}`}
        x={-half()}
        y={-half() + 0.03 * props.size}
        width={props.size}
        height={props.size}
      />
      <Show when={props.shows !== undefined}>
        <text y={0.015 * props.size} font-size={`${numberSize(props.player) * props.size}`}>
          {props.shows}
        </text>
      </Show>
      <Show when={props.moved && !props.plain}>
        <g transform={`translate(${0.34 * props.size} ${-0.36 * props.size}) scale(${props.size / 95})`}>
          <Tick />
        </g>
      </Show>
    </g>
  );
}

const Badge = (props: { readonly state: 'waiting' | 'out' }): JSX.Element => (
  <g transform="translate(80 22)">
    <circle r="22" fill={props.state === 'out' ? '#ffe3a0' : '#cfe0ff'} stroke="#22160b" stroke-width="4" />
    <Show
      when={props.state === 'out'}
      fallback={
        <path
          d="M0 -12H11V12H0M-13 0H3M-3 -7L4 0L-3 7"
          fill="none"
          stroke="#22160b"
          stroke-width="4"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      }
    >
      <path d="M-10 6A10 10 0 0 1 10 6Z" fill="#22160b" />
      <path
        d="M0 -13V-9M-11 -6L-8 -4M11 -6L8 -4M-14 7H14M-8 12H8"
        stroke="#22160b"
        stroke-width="3"
        stroke-linecap="round"
      />
    </Show>
  </g>
);

export interface TokenProps {
  readonly player: number;
  readonly shows?: number | undefined;
  readonly state?: TokenState | undefined;
  /** Leaves out the tick of a token that has moved. */
  readonly plain?: boolean | undefined;
  /** The accessible name; without one the picture is decorative. */
  readonly label?: string | undefined;
  readonly class?: string | undefined;
}

/** A token in a line of text or next to a player's name. */
export function Token(props: TokenProps): JSX.Element {
  const state = (): TokenState => props.state ?? 'ready';
  return (
    <svg
      class={`ff-token ${props.class ?? ''}`}
      viewBox="0 0 100 100"
      overflow="visible"
      role={props.label === undefined ? undefined : 'img'}
      aria-label={props.label}
      aria-hidden={props.label === undefined ? 'true' : undefined}
    >
      <g mask={state() === 'eaten' ? 'url(#ff-bite)' : undefined} opacity={state() === 'eaten' ? 0.7 : 1}>
        <g transform="translate(50 52)">
          <TokenArt
            player={props.player}
            shows={props.shows}
            moved={state() === 'moved'}
            plain={props.plain === true}
            size={92}
          />
        </g>
      </g>
      <Show when={state() === 'waiting' || state() === 'out'}>
        <Badge state={state() as 'waiting' | 'out'} />
      </Show>
    </svg>
  );
}
