/** A rating after each game: the line is the rating, the band is two deviations in both directions. */
import { For, type JSX } from 'solid-js';
import type { RatingPoint } from './own-ratings.ts';
import { say } from './words.ts';

const WIDTH = 320;
const HEIGHT = 120;
const LEFT = 40;
const ROOM = 8;
const STEPS = [50, 100, 200, 500, 1000];

export function RatingChart(props: { readonly points: readonly RatingPoint[] }): JSX.Element {
  const low = () => Math.min(...props.points.map(({ points, deviation }) => points - 2 * deviation));
  const high = () => Math.max(...props.points.map(({ points, deviation }) => points + 2 * deviation));
  const x = (i: number): number => LEFT + ((WIDTH - LEFT - ROOM) * i) / Math.max(1, props.points.length - 1);
  const y = (points: number): number => ROOM + ((HEIGHT - 2 * ROOM) * (high() - points)) / Math.max(1, high() - low());
  const step = () => STEPS.find((one) => (high() - low()) / one <= 4) ?? 1000;
  const marks = () => {
    const first = Math.ceil(low() / step()) * step();
    return Array.from({ length: Math.floor((high() - first) / step()) + 1 }, (_, i) => first + i * step());
  };
  const band = () =>
    [
      ...props.points.map(({ points, deviation }, i) => `${x(i)},${y(points + 2 * deviation)}`),
      ...props.points.map(({ points, deviation }, i) => `${x(i)},${y(points - 2 * deviation)}`).toReversed(),
    ].join(' ');
  return (
    <svg
      class="rating-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={say().history(props.points.map(({ points }) => points))}
    >
      <For each={marks()}>
        {(mark) => (
          <>
            <path d={`M${LEFT} ${y(mark)}H${WIDTH - ROOM}`} />
            <text x={LEFT - 6} y={y(mark) + 4} text-anchor="end">
              {mark}
            </text>
          </>
        )}
      </For>
      <polygon points={band()} />
      <polyline points={props.points.map(({ points }, i) => `${x(i)},${y(points)}`).join(' ')} />
      <circle cx={x(props.points.length - 1)} cy={y(props.points.at(-1)!.points)} r="4" />
    </svg>
  );
}
