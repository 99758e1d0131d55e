/**
 * Menhirs in a preview: the board in its tray. Menhirs under fog are visible through it, unless the game hides them.
 */
import { menhirs, menhirsKit } from '@speeltafel/rules';
import type { GamePreview } from '../preview.ts';
import { ART } from './art.ts';
import { centre, hexagon, joints, type Point, round } from './geometry.ts';
import { WORDS } from './words.ts';

const { EVERYWHERE, placesOf } = menhirsKit;
type Place = menhirsKit.Place;

const everyPlace = placesOf(EVERYWHERE);
const WELLS = everyPlace.map((place) => hexagon(centre(place), 62.5)).join('');

/** Which of the four stones each place has, as on the page. */
const STONES = '312124324321432142143233214432';
const stoneOn = (place: Place): number => Number(STONES[place]);

function tile(place: Place, isMenhir: boolean): string {
  const { x, y } = centre(place);
  const [ground, drawn] = isMenhir ? ['heath', `menhir-${stoneOn(place)}`] : ['forest', 'forest-plain'];
  // One planting, rotated so that neighbours differ.
  const turn = isMenhir ? '' : ` transform="rotate(${(place % 6) * 60}) scale(.88)"`;
  return `<g transform="translate(${x} ${y})"><use href="#mh-hex" fill="#c9b78f" x="-1.5" y="4"/><use href="#mh-hex" fill="url(#mh-${ground}-ground)"/><use href="#mh-${drawn}"${turn}/></g>`;
}

const circle = (gradient: string, { x, y }: Point, r: number): string =>
  `<circle fill="url(#mh-fog-${gradient})" cx="${x}" cy="${y}" r="${r}"/>`;
const move = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: round(x + dx), y: round(y + dy) });

function fogArt(fog: menhirsKit.PlaceSet, seen: menhirsKit.PlaceSet): string {
  const places = placesOf(fog);
  const all = (draw: (at: Point, place: Place) => string): string =>
    places.map((place) => draw(centre(place), place)).join('');
  const isSeen = (place: Place): boolean => ((seen >> place) & 1) === 1;
  return [
    `<g fill-opacity=".8">${all(({ x, y }) => circle('shade', { x: x - 10, y: y + 12 }, 66))}</g>`,
    joints(fog)
      .map((at) => circle('skirt', at, 46))
      .join(''),
    all((at) => circle('skirt', at, 74)),
    all((at) => circle('low', move(at, -6, 8), 62) + circle('puff', at, 62) + circle('puff', move(at, 8, -8), 52)),
    all((at, place) =>
      isSeen(place)
        ? `<use href="#mh-menhir-hint-${stoneOn(place)}" x="${at.x}" y="${at.y}" fill="#46505f" fill-opacity=".5"/>`
        : '',
    ),
    all(({ x, y }) => `<ellipse fill="url(#mh-fog-dawn)" cx="${x + 22}" cy="${y - 16}" rx="40" ry="32"/>`),
    all((at, place) =>
      isSeen(place)
        ? ''
        : `<use href="#mh-curl-${(place % 4) + 1}" x="${at.x}" y="${at.y}" fill="none" stroke="#5a6b7d" stroke-width="2.2" stroke-linecap="round" stroke-opacity=".5"/>`,
    ),
  ].join('');
}

export const menhirsPreview: GamePreview<menhirsKit.View> = {
  name: 'Menhirs',
  draw({ menhirs: stones, fog }) {
    const open = (place: Place): boolean => ((stones >> place) & 1) === 1;
    return {
      box: [-372, -374, 744, 752],
      ground: ['#eef0ea', '#b9c3c4'],
      parts: ART,
      shapes: `<use href="#mh-tray"/><path fill="#43362a" d="${WELLS}"/>${everyPlace.map((place) => tile(place, open(place))).join('')}${fogArt(fog, stones)}`,
    };
  },
  stage({ pass, round, phase }, language) {
    if (phase === 'over' || phase === 'flip' || (phase === 'place' && pass === 1)) return null;
    return WORDS[language].round(round);
  },
  puzzle(text) {
    const position = menhirs.parsePosition(text);
    return position.ok ? menhirs.view(position.value, null) : undefined;
  },
};
