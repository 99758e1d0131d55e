/**
 * A fog cluster: one cloud, drawn layer by layer, with a bridge over every shared side. Seams and curls make its tiles
 * countable.
 */
import { menhirsKit } from '@speeltafel/rules';
import type { JSX } from 'solid-js';
import { drawsInLines } from '../../../ui/line-drawings.ts';
import { centre, type Point, seams } from './geometry.ts';
import { stoneOn } from './ground.tsx';
import { fogInLines } from './line-art.ts';

const { placesOf } = menhirsKit;
type Place = menhirsKit.Place;
type PlaceSet = menhirsKit.PlaceSet;

interface CloudProps {
  readonly set: PlaceSet;
  /** The menhirs that are visible through the fog. */
  readonly menhirs: PlaceSet;
  /** Opaque fog, for the option hidden fog. */
  readonly hidden: boolean;
  readonly turned: boolean;
  /** Drawn with fewer shapes, for many small boards. */
  readonly plain: boolean;
}

type Draw = (at: Point, shape: number, place: Place) => string;

const circle = (gradient: string, { x, y }: Point, r: number): string =>
  `<circle fill="url(#mh-fog-${gradient})" cx="${x}" cy="${y.toFixed(1)}" r="${r}"/>`;
const puff = ({ x, y }: Point, pattern: string): string =>
  `<rect fill="url(#mh-fog-${pattern})" x="${x - 90}" y="${(y - 90).toFixed(1)}" width="180" height="180"/>`;
const use = (name: string, { x, y }: Point, art: string): string =>
  `<use class="mh-${name}" href="#mh-${art}" x="${x}" y="${y.toFixed(1)}"/>`;

function cloudArt({ set, menhirs, hidden, turned, plain }: CloudProps): string {
  const places = placesOf(set);
  const layer = (name: string, of: readonly Place[], draw: Draw): string => {
    // Numbered within the cluster, so that it keeps its look while it moves.
    const drawn = of.map((place) => draw(centre(place, turned), (places.indexOf(place) % 4) + 1, place));
    return `<g class="mh-c-${name}">${drawn.join('')}</g>`;
  };
  const joints = seams(set, turned);
  const bridges = joints.map(({ middle }) => circle('skirt', middle, 46));
  const skirt = layer('skirt', places, (at, shape) => puff(at, `skirt-${shape}`));
  const dots = joints.map(({ ends: [a, b] }) => `M${a.x} ${a.y}L${b.x} ${b.y}`);
  const seen = places.filter((place) => (menhirs >> place) & 1);
  return [
    layer('shade', places, ({ x, y }) => circle('shade', { x: x - 10, y: y + 12 }, 70)),
    `<g>${bridges.join('')}</g>`,
    hidden ? skirt + skirt : skirt,
    layer('body', places, (at, shape) => puff(at, `body-${plain ? 'plain' : shape}`)),
    layer('hint', seen, (at, _, place) => use('hint-stone', at, `menhir-hint-${stoneOn(place)}`)),
    layer('light', places, (at, shape) => puff(at, `light-${shape}`)),
    `<path class="mh-seam" d="${dots.join('')}"/>`,
    layer(
      'curl',
      places.filter((place) => !seen.includes(place)),
      (at, shape) => use('curl', at, `curl-${shape}`),
    ),
  ].join('');
}

export const Cloud = (props: CloudProps): JSX.Element => (
  <g innerHTML={drawsInLines() ? fogInLines(props.set, props.menhirs, props.turned) : cloudArt(props)} />
);
