/** The path of the token being moved, and the squares it can go to. */
import type { floorsKit as kit } from '@speeltafel/rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { seatClass, TokenArt } from '../art/token.tsx';
import { middleOf, type Point } from './geometry.ts';
import { type Around, placeNote } from './note-placement.ts';
import { tokenSize } from './pieces.tsx';
import type { SeenPath } from './scene.ts';

const INK = '#140d08';
const PAPER = '#fff6e0';

/** A square one step away. If another token stands on it, only its corners are marked. */
export const Lit = (props: {
  readonly square: kit.Square;
  readonly turned: boolean;
  readonly taken: boolean;
}): JSX.Element => {
  const { x, y } = middleOf(props.square, props.turned);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x="-41"
        y="-41"
        width="82"
        height="82"
        rx="12"
        fill={PAPER}
        fill-opacity=".13"
        stroke={INK}
        stroke-opacity=".67"
        stroke-width="8"
      />
      <rect
        x="-41"
        y="-41"
        width="82"
        height="82"
        rx="12"
        fill="none"
        stroke={PAPER}
        stroke-opacity=".95"
        stroke-width="4"
        stroke-dasharray="20 62"
        stroke-dashoffset="10"
      />
      <Show when={!props.taken}>
        <circle r="8" fill={PAPER} stroke={INK} stroke-width="3" />
      </Show>
    </g>
  );
};

/**
 * Dots where the path could end farther away. There may be dozens, so they are one SVG path of zero-length strokes with
 * round ends.
 */
export const FarDots = (props: { readonly squares: readonly kit.Square[]; readonly turned: boolean }): JSX.Element => {
  const dots = () =>
    props.squares
      .map((square) => middleOf(square, props.turned))
      .map(({ x, y }) => `M${x} ${y}h0`)
      .join('');
  return (
    <g fill="none" stroke-linecap="round">
      <path d={dots()} stroke={INK} stroke-width="16" />
      <path d={dots()} stroke={PAPER} stroke-width="10" />
    </g>
  );
};

interface Leg {
  readonly from: Point;
  readonly to: Point;
  readonly slides: boolean;
}

function legsOf(points: readonly Point[]): readonly Leg[] {
  return points.slice(1).map((to, i) => {
    const from = points[i]!;
    return { from, to, slides: Math.hypot(to.x - from.x, to.y - from.y) > 101 };
  });
}

const CHEVRONS = 'M-24 22L0 4L24 22M-24 2L0 -16L24 2M-24 -18L0 -36L24 -18';

const Chevrons = (props: { readonly leg: Leg }): JSX.Element => {
  const { from, to } = props.leg;
  const angle = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
  return (
    <g transform={`translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2}) rotate(${angle})`}>
      <path d={CHEVRONS} fill="none" stroke={INK} stroke-width="13" stroke-linejoin="round" stroke-linecap="round" />
      <path d={CHEVRONS} fill="none" stroke={PAPER} stroke-width="6.5" stroke-linejoin="round" stroke-linecap="round" />
    </g>
  );
};

const Count = (props: { readonly at: Point; readonly n: number }): JSX.Element => (
  <g class="ff-num" transform={`translate(${props.at.x} ${props.at.y})`}>
    <circle r="19" fill={PAPER} stroke={INK} stroke-width="4" />
    <text y="1.5" font-size="27" fill="#1a0f08">
      {props.n}
    </text>
  </g>
);

/** The line of the path with its step counts, below the badges of the tokens and above the tokens it passes. */
export function PathLine(props: { readonly path: SeenPath; readonly turned: boolean }): JSX.Element {
  const points = () => props.path.places.map((place) => middleOf(place, props.turned));
  const line = () =>
    `M${points()
      .map(({ x, y }) => `${x} ${y}`)
      .join('L')}`;
  const stroke = (colour: string, width: number, opacity = 1): JSX.Element => (
    <path
      d={line()}
      fill="none"
      stroke={colour}
      stroke-width={width}
      stroke-linejoin="round"
      stroke-linecap="round"
      stroke-opacity={opacity}
    />
  );
  return (
    <Show when={props.path.places.length > 1}>
      <g class={seatClass(props.path.player)}>
        {stroke(INK, 25, 0.8)}
        {stroke(PAPER, 18)}
        {stroke('var(--ff-c)', 11)}
        <For each={legsOf(points())}>
          {(leg, i) => (
            <>
              <Show when={leg.slides}>
                <Chevrons leg={leg} />
              </Show>
              <Show when={i() < props.path.places.length - 2}>
                <Count at={leg.to} n={i() + 1} />
              </Show>
            </>
          )}
        </For>
        <g opacity=".45" transform={`translate(${points()[0]!.x} ${points()[0]!.y})`}>
          <TokenArt player={props.path.player} shows={props.path.shows} size={tokenSize(props.turned)} />
        </g>
      </g>
    </Show>
  );
}

/** The ring around the selected token. */
export const Ring = (): JSX.Element => (
  <g fill="none">
    <circle r="46" stroke={INK} stroke-width="10" />
    <circle r="46" stroke={PAPER} stroke-width="5" />
  </g>
);

/** The selected token with its ring. */
export function PathEnd(props: { readonly path: SeenPath; readonly turned: boolean }): JSX.Element {
  const here = () => middleOf(props.path.places.at(-1)!, props.turned);
  return (
    <g transform={`translate(${here().x} ${here().y})`}>
      <Ring />
      <TokenArt player={props.path.player} shows={props.path.shows} size={tokenSize(props.turned)} />
    </g>
  );
}

/** A short note next to the selected token. */
export function PathNote(props: {
  readonly path: SeenPath;
  readonly words: string;
  readonly around: Around;
  readonly turned: boolean;
}): JSX.Element {
  const scale = () => (props.turned ? 1.3 : 1);
  const half = () => ({ x: 11 + props.words.length * 6.4, y: 20 });
  const at = createMemo(() => {
    const here = middleOf(props.path.places.at(-1)!, props.turned);
    const by = placeNote(props.path, props.around, { x: half().x * scale(), y: half().y * scale() }, props.turned);
    return { x: here.x + by.x, y: here.y + by.y };
  });
  return (
    <g class="ff-num" transform={`translate(${at().x} ${at().y}) scale(${scale()})`}>
      <rect
        x={-half().x}
        y={-half().y}
        width={2 * half().x}
        height={2 * half().y}
        rx="20"
        fill={PAPER}
        stroke={INK}
        stroke-width="4"
      />
      <text y="1.5" font-size="25" fill="#1a0f08">
        {props.words}
      </text>
    </g>
  );
}
