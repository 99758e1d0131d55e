/** The wooden tray with its thirty tiles. It is repainted only when a tile is turned. */
import { menhirsKit } from '@speeltafel/rules';
import { For, type JSX, Show } from 'solid-js';
import { drawsInLines } from '../../../ui/line-drawings.ts';
import { centre, hexagon } from './geometry.ts';
import { tileInLines } from './line-art.ts';

const { PLACES } = menhirsKit;
type Place = menhirsKit.Place;

export type Tile = 'forest' | 'menhir' | 'flipped';

const everyPlace = PLACES.map((_, place) => place);
const allHexagons = (radius: number, by: number): string =>
  everyPlace.map((place) => hexagon(centre(place), radius, by)).join('');
const WELLS = allHexagons(62.5, 9);
const TILES = allHexagons(57.5, 8);

/**
 * Which of the four stones and six plantings a place has. It is the same in every game, and neighbours always differ.
 */
const STONES = '312124324321432142143233214432';
export const stoneOn = (place: Place): number => Number(STONES[place]);
const plantingOn = (place: Place): number => ((PLACES[place]!.charCodeAt(0) + Number(PLACES[place]![1]) * 2) % 6) + 1;

function art(tile: Tile, place: Place, plain: boolean): string {
  if (drawsInLines()) return tileInLines(tile);
  const side = '<use href="#mh-hex" class="mh-tile-side" x="-1.5" y="4"/>';
  const edge = '<use href="#mh-hex" class="mh-tile-edge"/>';
  if (tile === 'flipped') return `${side}<use href="#mh-flipped"/>${edge}`;
  const [ground, drawn] =
    tile === 'menhir'
      ? ['heath', `menhir-${stoneOn(place)}`]
      : ['forest', `forest-${plain ? 'plain' : plantingOn(place)}`];
  return `${side}<use href="#mh-hex" fill="url(#mh-${ground}-ground)"/><use href="#mh-${drawn}" clip-path="url(#mh-hex-clip)"/>${edge}`;
}

const LETTERS = [...'abcdefg'].map((letter, column) => ({
  letter,
  x: (column - 3) * 90,
  y: -163.9 - (3 - Math.abs(column - 3)) * 51.95,
}));
const NUMBERS = [
  ...[1, 2, 3].flatMap((row) => [-339, 339].map((x) => ({ row, x, y: (row - 2) * 103.9 }))),
  ...[-236, 236].map((x) => ({ row: 4, x, y: 197.9 })),
  ...[-146, 146].map((x) => ({ row: 5, x, y: 249.8 })),
  { row: 6, x: -56, y: 301.8 },
];

export const Ground = (props: {
  readonly tile: (place: Place) => Tile;
  readonly turned: boolean;
  readonly plain: boolean;
}): JSX.Element => {
  const turn = (): 1 | -1 => (props.turned ? -1 : 1);
  return (
    <>
      <Show when={!drawsInLines()}>
        <use href="#mh-tray" />
        <path class="mh-wells" d={WELLS} />
      </Show>
      <g class="mh-coords">
        <For each={LETTERS}>
          {({ letter, x, y }) => (
            <text x={x * turn()} y={y}>
              {letter}
            </text>
          )}
        </For>
        <For each={NUMBERS}>
          {({ row, x, y }) => (
            <text x={x * turn()} y={y * turn() + 5}>
              {row}
            </text>
          )}
        </For>
      </g>
      <For each={everyPlace}>
        {(place) => {
          const at = (): string => `translate(${centre(place, props.turned).x} ${centre(place, props.turned).y})`;
          return <g transform={at()} innerHTML={art(props.tile(place), place, props.plain)} />;
        }}
      </For>
      <Show when={!drawsInLines()}>
        <path class="mh-dawn" d={TILES} fill="url(#mh-dawn)" />
      </Show>
    </>
  );
};
