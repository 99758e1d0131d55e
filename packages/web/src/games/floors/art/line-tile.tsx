/**
 * Tiles, tokens and the monster of Floors as line art in ink on paper, each around the origin of a 100 × 100 square.
 */
import type { floorsKit as kit } from '@speeltafel/rules';
import { type JSX, Match, Show, Switch } from 'solid-js';

const TURN = 'M-22 26V2A22 22 0 0 1 0 -20H8M-4 -36L14 -20L-4 -4';
const ABOUT = 'M-18 30V-6A18 18 0 0 1 18 -6V14M2 -2L18 16L34 -2';

export const LineBlock = (props: { readonly kind: kit.Block }): JSX.Element => (
  <Switch>
    <Match when={props.kind === 'c'}>
      <path d="M0 -40L28 -12L20 38H-20L-28 -12Z" fill="var(--paper)" stroke="var(--ink)" stroke-width="6" />
      <path d="M0 -40L-6 -10L-20 38M-28 -12L-6 -10L28 -12" fill="none" stroke="var(--ink)" stroke-width="3" />
    </Match>
    <Match when={true}>
      <rect x="-38" y="-38" width="76" height="76" rx="12" fill="var(--paper)" stroke="var(--ink)" stroke-width="6" />
      <Show
        when={props.kind !== 's'}
        fallback={<path d="M-32 0L0 -32M-32 32L32 -32M0 32L32 0" stroke="var(--ink)" stroke-width="5" />}
      >
        <path
          d={props.kind === 'r' ? TURN : ABOUT}
          fill="none"
          stroke="var(--ink)"
          stroke-width="9"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      </Show>
    </Match>
  </Switch>
);

export const LineTeleporter = (props: { readonly pair: kit.Pair; readonly angle: number }): JSX.Element => (
  <>
    <circle r="40" fill="var(--paper)" stroke="var(--ink)" stroke-width="6" />
    <circle r="28" fill="none" stroke="var(--ink)" stroke-width="3" stroke-dasharray="6 5" />
    <path transform={`rotate(${props.angle})`} d="M-15 -30L0 -49L15 -30Z" fill="var(--ink)" />
    <text class="line-name" y="13" font-size="38">
      {props.pair === 1 ? 'I' : 'II'}
    </text>
  </>
);

/** A pool is drawn as waves that fill its squares. */
export const LinePool = (props: { readonly width: number; readonly height: number }): JSX.Element => (
  <rect
    x="7"
    y="7"
    width={props.width * 100 - 14}
    height={props.height * 100 - 14}
    rx="40"
    fill="url(#line-blood)"
    stroke="var(--ink)"
    stroke-width="6"
  />
);

export const LineToken = (props: {
  readonly name: string;
  /** White on black: the player's own token. */
  readonly own?: boolean;
  /** A second ring: the token can move. */
  readonly ready?: boolean;
}): JSX.Element => (
  <>
    <Show when={props.ready}>
      <circle r="47" fill="none" stroke="var(--ink)" stroke-width="5" />
    </Show>
    <circle r="37" fill={props.own ? 'var(--ink)' : 'var(--paper)'} stroke="var(--ink)" stroke-width="6" />
    <text class="line-name" y="14" font-size="40" style={{ fill: props.own ? 'var(--paper)' : 'var(--ink)' }}>
      {props.name}
    </text>
  </>
);

/** The mouth opens in the direction the monster faces. */
export const LineMonster = (props: { readonly facing: kit.Direction }): JSX.Element => (
  <g transform={`rotate(${props.facing * 90 - 90})`}>
    <path
      d="M6 0L38 -28A46 46 0 1 0 38 28Z"
      fill="var(--ink)"
      stroke="var(--ink)"
      stroke-width="4"
      stroke-linejoin="round"
    />
    <path d="M14 -6L24 -4L26 -15M14 6L24 4L26 15" fill="var(--paper)" stroke="var(--paper)" stroke-width="3" />
    <circle cx="0" cy="-22" r="8" fill="var(--paper)" />
  </g>
);

export const LinePatterns = (): JSX.Element => (
  <defs>
    <pattern id="line-blood" width="26" height="16" patternUnits="userSpaceOnUse">
      <path d="M0 8Q6.5 0 13 8T26 8" fill="none" stroke="var(--ink)" stroke-width="3" />
    </pattern>
  </defs>
);

/** A single drawing, for tables and legends. */
export const LineIcon = (props: { readonly children: JSX.Element }): JSX.Element => (
  <svg class="line-icon" viewBox="-52 -52 104 104" aria-hidden="true">
    <LinePatterns />
    {props.children}
  </svg>
);
