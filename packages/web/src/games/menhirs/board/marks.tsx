/**
 * Everything drawn over the moor to show what can be done and what was done. Each mark is a line with a gap around it.
 */
import './marks.css';
import { menhirsKit, type Seat } from '@speeltafel/rules';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { colourOf, emblemOf, type Side } from '../sides.ts';
import { arrowAt, centre, hexagon, onScreen, outline, step } from './geometry.ts';

const { placesOf, shifted } = menhirsKit;
type Place = menhirsKit.Place;
type PlaceSet = menhirsKit.PlaceSet;
type Direction = menhirsKit.Direction;

/** The last turn, as far as it is known. */
export interface Last {
  readonly seat: Seat;
  readonly side: Side;
  readonly from: PlaceSet;
  readonly direction: Direction;
  /** The tile taken away. */
  readonly tile: PlaceSet;
  /** A tile that was laid, or a stone that was turned. */
  readonly placed: PlaceSet;
}

const spot = (place: Place, turned: boolean): string =>
  `translate(${centre(place, turned).x} ${centre(place, turned).y.toFixed(1)})`;

export const Ring = (props: { readonly path: string; readonly kind: string }): JSX.Element => {
  const path = createMemo(() => props.path);
  return (
    <>
      <path class={`mh-ring-gap mh-${props.kind}`} d={path()} />
      <path class={`mh-ring mh-${props.kind}`} d={path()} />
    </>
  );
};

export const SetRing = (props: { readonly set: PlaceSet; readonly turned: boolean; readonly kind: string }) => (
  <Show when={props.set !== 0}>
    <Ring path={outline(props.set, props.turned)} kind={props.kind} />
  </Show>
);

const BADGES = {
  check: 'M-7 0L-2 6L8 -6',
  plus: 'M-7 0H7M0 -7V7',
  minus: 'M-7 0H7',
  lock: 'M-6 -1H6V7H-6ZM-4 -1V-4A4 4 0 0 1 4 -4V-1',
  turn: 'M-7 -2A7 7 0 0 1 6 -4M7 -8V-3H2M7 2A7 7 0 0 1 -6 4M-7 8V3H-2',
} as const;

export const Badges = (props: {
  readonly set: PlaceSet;
  readonly kind: keyof typeof BADGES;
  readonly turned: boolean;
}): JSX.Element => (
  <For each={placesOf(props.set)}>
    {(place) => (
      <g class={`mh-badge mh-${props.kind}`} transform={`${spot(place, props.turned)} translate(28 -28)`}>
        <circle class="mh-badge-gap" r="17" />
        <circle class="mh-badge-disc" r="14" />
        <path d={BADGES[props.kind]} />
      </g>
    )}
  </For>
);

/** A free place on which a tile can be laid. */
export const Spots = (props: { readonly set: PlaceSet; readonly turned: boolean }): JSX.Element => (
  <For each={placesOf(props.set)}>
    {(place) => <circle class="mh-spot" r="6.5" transform={spot(place, props.turned)} />}
  </For>
);

const AROUND = hexagon({ x: 0, y: 0 }, 50, 10);

/** Below the fog: where the fog came from, and which tile was taken. */
export const Footprints = (props: { readonly last: Last; readonly fog: PlaceSet; readonly turned: boolean }) => (
  <g class={`mh-last ${colourOf(props.last.seat)}`}>
    <For each={placesOf(props.last.from & ~props.fog & ~props.last.tile)}>
      {(place) => (
        <g transform={spot(place, props.turned)}>
          <path class="mh-last-gap" d={AROUND} />
          <path class="mh-last-from" d={AROUND} />
        </g>
      )}
    </For>
    <For each={placesOf(props.last.tile & ~props.fog)}>
      {(place) => (
        <g transform={spot(place, props.turned)}>
          <path class="mh-taken-gap" d={AROUND} />
          <path class="mh-taken-line" d={AROUND} />
          <g transform="translate(28 -30)">
            <circle class="mh-taken-rim" r="17" />
            <circle class="mh-taken-disc" r="14" />
            <path class="mh-taken-minus" d="M-7 0H7" />
          </g>
        </g>
      )}
    </For>
  </g>
);

/** Above the fog: the direction of the move, and the player who made it. */
export const LastMove = (props: {
  readonly last: Last;
  readonly fog: PlaceSet;
  readonly turned: boolean;
  /** Places that already have another mark. */
  readonly except: PlaceSet;
}) => {
  const lies = (): PlaceSet =>
    ((shifted(props.last.from, props.last.direction) & props.fog) | props.last.placed) & ~props.except;
  const edge = (place: Place): string => {
    const { x, y } = step(props.last.direction, props.turned);
    const angle = onScreen(props.last.direction, props.turned) * 60;
    return `${spot(place, props.turned)} translate(${x / 2} ${y / 2}) rotate(${angle})`;
  };
  return (
    <g class={`mh-last ${colourOf(props.last.seat)}`}>
      <For each={placesOf(props.last.from & ~props.fog)}>
        {(place) => (
          <g transform={edge(place)}>
            <path class="mh-way-gap" d="M-11 6L0 -6L11 6" />
            <path class="mh-way" d="M-11 6L0 -6L11 6" />
          </g>
        )}
      </For>
      <For each={placesOf(lies())}>
        {(place) => (
          <g transform={spot(place, props.turned)}>
            <use class="mh-last-dot" href={emblemOf(props.last.side)} x="16" y="-34" width="24" height="24" />
          </g>
        )}
      </For>
    </g>
  );
};

export interface Arrow {
  readonly direction: Direction;
  readonly state: 'legal' | 'ko' | 'previewed';
}

export const ARROW = 'M0 -13L11 1.5H4.5V12H-4.5V1.5H-11Z';

/** The arrows of a still picture; on a playable board they are buttons. */
export const DrawnArrows = (props: {
  readonly set: PlaceSet;
  readonly arrows: readonly Arrow[];
  readonly turned: boolean;
}): JSX.Element => (
  <For each={props.set === 0 ? [] : props.arrows}>
    {({ direction, state }) => {
      const { x, y } = arrowAt(props.set, direction, props.turned);
      return (
        <g class={`mh-drawn mh-${state}`} transform={`translate(${x} ${y})`}>
          <circle class="mh-badge-gap" r="24" />
          <circle class="mh-drawn-disc" r="21" />
          <path d={ARROW} transform={`rotate(${onScreen(direction, props.turned) * 60}) scale(0.9)`} />
          <Show when={state === 'ko'}>
            <path class="mh-drawn-bar" d="M-12 12L12 -12" />
          </Show>
        </g>
      );
    }}
  </For>
);

const HALO = hexagon({ x: 0, y: 0 }, 56, 9);

/** Shown once, at the end: sunlight reaches the stones. */
export const Dawn = (props: { readonly menhirs: PlaceSet; readonly turned: boolean }): JSX.Element => (
  <g class="mh-beams">
    <ellipse cx="190" cy="-210" rx="58" ry="300" transform="rotate(38 190 -210)" />
    <ellipse cx="40" cy="-120" rx="44" ry="300" transform="rotate(38 40 -120)" />
    <ellipse cx="250" cy="-30" rx="50" ry="300" transform="rotate(38 250 -30)" />
    <For each={placesOf(props.menhirs)}>
      {(place) => <circle class="mh-pool" r="112" transform={spot(place, props.turned)} />}
    </For>
  </g>
);

export const Halos = (props: { readonly menhirs: PlaceSet; readonly turned: boolean }): JSX.Element => (
  <For each={placesOf(props.menhirs)}>
    {(place, i) => (
      <g class="mh-halos" transform={spot(place, props.turned)} style={`--nth:${i()}`}>
        <path class="mh-halo-gap" d={HALO} />
        <path class="mh-halo" d={HALO} />
      </g>
    )}
  </For>
);
