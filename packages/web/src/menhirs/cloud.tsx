/** A bank of fog: one cloud, drawn layer by layer, with a bridge over every shared side. Seams and curls let one count it. */
import { menhirsKit } from '@speeltafel/rules';
import type { JSX } from 'solid-js';
import { centre, seams } from './geometry.ts';
import { stoneOn } from './ground.tsx';

const { placesOf } = menhirsKit;
type Place = menhirsKit.Place;
type PlaceSet = menhirsKit.PlaceSet;

interface CloudProps {
  readonly set: PlaceSet;
  /** The menhirs that shine through. */
  readonly menhirs: PlaceSet;
  /** Thicker fog, through which nothing can be seen. */
  readonly hidden: boolean;
  readonly turned: boolean;
  /** Fewer shapes, for many small boards. */
  readonly plain: boolean;
}

function cloudArt({ set, menhirs, hidden, turned, plain }: CloudProps): string {
  const places = placesOf(set);
  const layer = (name: string, of: readonly Place[], draw: (place: Place, shape: number) => string): string => {
    const drawn = of.map((place) => {
      const { x, y } = centre(place, turned);
      // Counted within the bank, so that a bank keeps its face while it moves.
      return draw(place, (places.indexOf(place) % 4) + 1).replace('/>', ` x="${x}" y="${y.toFixed(1)}"/>`);
    });
    return `<g class="mh-c-${name}">${drawn.join('')}</g>`;
  };
  const joints = seams(set, turned);
  const bridges = joints.map(
    ({ middle }) => `<circle fill="url(#mh-fog-skirt)" cx="${middle.x}" cy="${middle.y}" r="46"/>`,
  );
  const skirt = layer('skirt', places, (_, shape) => `<use href="#mh-fog-skirt-${shape}"/>`);
  const dots = joints.map(({ ends: [a, b] }) => `M${a.x} ${a.y}L${b.x} ${b.y}`);
  const seen = places.filter((place) => (menhirs >> place) & 1);
  return [
    layer('shade', places, () => '<use href="#mh-fog-under"/>'),
    `<g>${bridges.join('')}</g>`,
    hidden ? skirt + skirt : skirt,
    layer('body', places, (_, shape) => `<use href="#mh-fog-body-${plain ? 'plain' : shape}"/>`),
    layer('hint', seen, (place) => `<use class="mh-hint-stone" href="#mh-menhir-hint-${stoneOn(place)}"/>`),
    layer('light', places, (_, shape) => `<use href="#mh-fog-light-${shape}"/>`),
    `<path class="mh-seam" d="${dots.join('')}"/>`,
    layer(
      'curl',
      places.filter((place) => !seen.includes(place)),
      (_, shape) => `<use class="mh-curl" href="#mh-curl-${shape}"/>`,
    ),
  ].join('');
}

export const Cloud = (props: CloudProps): JSX.Element => <g innerHTML={cloudArt(props)} />;
