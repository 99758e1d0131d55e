/** The moor as line drawings, for users who need more contrast or forced colours: stones are filled, fog is hatched. */
import { menhirsKit } from '@speeltafel/rules';
import { centre, hexagon, outline } from './geometry.ts';

const { placesOf } = menhirsKit;
type PlaceSet = menhirsKit.PlaceSet;

/** A standing stone, slightly tilted. */
export const STONE = 'M-21 20C-26 -4 -21 -32 -4 -42C11 -45 21 -28 23 -8C25 6 24 14 23 20Z';
/** The same stone lying on its side: face down it counts as forest. */
const LYING = 'M34 24C14 29 -14 24 -23 7C-25 -8 -11 -18 7 -20C21 -22 29 -21 34 -20Z';
const TILE = hexagon({ x: 0, y: 0 }, 57.5, 8);

const STANDING = {
  forest: '',
  menhir: `<path class="mh-line-stone" d="${STONE}"/>`,
  flipped: `<path class="mh-line-lying" d="${LYING}"/>`,
} as const;

export const tileInLines = (tile: keyof typeof STANDING): string =>
  `<path class="mh-line-tile" d="${TILE}"/>${STANDING[tile]}`;

export function fogInLines(set: PlaceSet, menhirs: PlaceSet, turned: boolean): string {
  const stones = placesOf(set & menhirs).map((place) => {
    const { x, y } = centre(place, turned);
    return `<path class="mh-line-covered" transform="translate(${x} ${y})" d="${STONE}"/>`;
  });
  return `<path class="mh-line-fog" d="${outline(set, turned)}"/>${stones.join('')}`;
}
