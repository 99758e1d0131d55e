/** Where tokens were eaten. Shown by area instead of colour, because the floor has its own colours. */
import './eaten-map.css';
import type { Report } from '@speeltafel/players/reports';
import { floorsKit } from '@speeltafel/rules';
import { For, type JSX, Show } from 'solid-js';
import { Chart } from '../../../ui/charts/chart.tsx';
import { createMediaMatch } from '../../../ui/media.ts';
import { FloorPicture } from '../board/floor-picture.tsx';
import { middleOf, plaques, viewBoxOf, wholeBox } from '../board/geometry.ts';
import { say } from './words.ts';

/** Squares with at least this many tokens per 100 games show their figure. */
const NAMED_FROM = 10;
const WIDEST = 92;

interface Square {
  readonly name: string;
  readonly place: floorsKit.Square;
  /** Tokens per 100 games. */
  readonly eaten: number;
}

function squaresOf(places: Readonly<Record<string, number>>): readonly Square[] {
  return Object.entries(places)
    .flatMap(([name, eaten]) => {
      const place = floorsKit.parseSquare(name);
      return place === undefined ? [] : [{ name, place, eaten: 100 * eaten }];
    })
    .toSorted((a, b) => b.eaten - a.eaten);
}

export function EatenMap(props: { readonly report: Report }): JSX.Element {
  const turned = createMediaMatch('narrow');
  const squares = () => squaresOf(props.report.maps.find(({ id }) => id === 'eaten')?.places ?? {});
  const side = (eaten: number): number => WIDEST * Math.sqrt(eaten / squares()[0]!.eaten);
  const spoken = () =>
    say().eatenAll(
      squares()
        .filter(({ eaten }) => eaten >= NAMED_FROM)
        .map(({ name, eaten }) => `${name} ${Math.round(eaten)}`),
    );
  return (
    <Show when={squares()[0]}>
      {(worst) => (
        <Chart
          title={say().eatenTitle(worst().name, Math.round(worst().eaten))}
          note={say().eatenNote}
          class="ff-eaten-map"
        >
          <svg viewBox={viewBoxOf(wholeBox(turned()))} role="img" aria-label={spoken()}>
            <FloorPicture turned={turned()} />
            <g class="letters" font-size={turned() ? 34.2 : 28.1}>
              <For each={plaques(turned())}>
                {({ x, y, letter }) => (
                  <text x={x} y={y} dy="0.35em">
                    {letter}
                  </text>
                )}
              </For>
            </g>
            <For each={squares()}>
              {({ place, eaten }) => {
                const middle = () => middleOf(place, turned());
                return (
                  <g transform={`translate(${middle().x} ${middle().y})`}>
                    <rect x={-side(eaten) / 2} y={-side(eaten) / 2} width={side(eaten)} height={side(eaten)} rx="6" />
                    <Show when={eaten >= NAMED_FROM}>
                      <text y="13">{Math.round(eaten)}</text>
                    </Show>
                  </g>
                );
              }}
            </For>
          </svg>
        </Chart>
      )}
    </Show>
  );
}
