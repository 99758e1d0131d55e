/** The moor as line art: black on white, thick lines, hatching instead of colours, legible from a bad printer. */
import { menhirsKit } from '@speeltafel/rules';
import { For, type JSX, Show } from 'solid-js';
import { centre, hexagon, outline } from '../board/geometry.ts';
import { STONE } from '../board/line-art.ts';

const { PLACES, placesOf } = menhirsKit;
type PlaceSet = menhirsKit.PlaceSet;

const VIEW = '-340 -330 680 660';

const ARROW = 'M0 -30L20 -4H8V22H-8V-4H-20Z';

const at = (place: menhirsKit.Place): string => {
  const { x, y } = centre(place);
  return `translate(${x} ${y})`;
};

export interface LineBoardProps {
  readonly menhirs: PlaceSet;
  readonly fog: PlaceSet;
  /** The current places of the fog that moved last, and the direction of the move. */
  readonly moved?: PlaceSet;
  readonly heading?: menhirsKit.Direction;
  readonly taken?: PlaceSet;
  readonly name: string;
  /** Writes the name of a place on every tile instead of only next to the columns. */
  readonly names?: boolean;
}

export function LineBoard(props: LineBoardProps): JSX.Element {
  /** In the middle, or next to the stone. */
  const beside = (place: menhirsKit.Place): string =>
    (props.menhirs >> place) & 1 ? 'translate(37 0) scale(.5)' : 'translate(0 -8) scale(.8)';
  return (
    <svg class="line-art" viewBox={VIEW} role="img" aria-label={props.name}>
      <Hatching />
      <For each={PLACES}>
        {(_, place) => (
          <g transform={at(place())}>
            <path d={hexagon({ x: 0, y: 0 }, 58, 6)} fill="#fff" stroke="#000" stroke-width="2.5" />
            <Show when={(props.menhirs >> place()) & 1}>
              <path d={STONE} fill="#000" />
            </Show>
          </g>
        )}
      </For>
      <path d={outline(props.fog)} fill="url(#line-fog)" stroke="#000" stroke-width="7" stroke-linejoin="round" />
      <For each={placesOf(props.fog)}>
        {(place) => (
          <g transform={at(place)}>
            <Show when={(props.menhirs >> place) & 1}>
              <path d={STONE} fill="#fff" stroke="#000" stroke-width="5" />
            </Show>
          </g>
        )}
      </For>
      <For each={placesOf(props.taken ?? 0)}>
        {(place) => (
          <path
            transform={at(place)}
            d={hexagon({ x: 0, y: 0 }, 47, 6)}
            fill="none"
            stroke="#000"
            stroke-width="6"
            stroke-dasharray="13 10"
          />
        )}
      </For>
      <For each={placesOf((props.moved ?? 0) & props.fog)}>
        {(place) => (
          <path
            transform={`${at(place)} ${beside(place)} rotate(${(props.heading ?? 0) * 60})`}
            d={ARROW}
            fill="#fff"
            stroke="#000"
            stroke-width="5"
          />
        )}
      </For>
      <For each={PLACES}>
        {(name, place) => (
          <text
            class="line-name line-place"
            transform={at(place())}
            y={props.names ? 10 : 43}
            font-size={props.names ? '32' : '22'}
          >
            {name}
          </text>
        )}
      </For>
    </svg>
  );
}

const Hatching = () => (
  <defs>
    <pattern id="line-fog" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 6.5H13" stroke="#000" stroke-width="2.2" />
    </pattern>
  </defs>
);
