/** A number over the course of a game: its median as a line, the inner 80 % as a band. */
import { For, type JSX } from 'solid-js';

export interface CourseStep {
  readonly median: number;
  readonly inner: readonly [number, number];
}

const WIDTH = 320;
const HEIGHT = 180;
const LEFT = 34;
const FOOT = 20;
const ROOM = 8;
const MARKS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];

export function Course(props: { readonly steps: readonly CourseStep[]; readonly name: string }): JSX.Element {
  const most = () => Math.max(1, ...props.steps.map(({ inner }) => inner[1]));
  const x = (i: number): number => LEFT + ((WIDTH - LEFT - ROOM) * i) / Math.max(1, props.steps.length - 1);
  const y = (value: number): number => HEIGHT - FOOT - ((HEIGHT - FOOT - ROOM) * value) / most();
  const mark = () => MARKS.find((one) => most() / one <= 4) ?? 1000;
  const marks = () => Array.from({ length: Math.floor(most() / mark()) + 1 }, (_, i) => i * mark());
  const every = () => Math.max(1, Math.ceil(props.steps.length / 8));
  const band = () =>
    [
      ...props.steps.map(({ inner }, i) => `${x(i)},${y(inner[1])}`),
      ...props.steps.map(({ inner }, i) => `${x(i)},${y(inner[0])}`).toReversed(),
    ].join(' ');
  return (
    <svg
      class="chart-course"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${props.name}: ${props.steps.map(({ median }) => median).join(', ')}`}
    >
      <For each={marks()}>
        {(value) => (
          <>
            <path class="grid" d={`M${LEFT} ${y(value)}H${WIDTH - ROOM}`} />
            <text x={LEFT - 5} y={y(value) + 4} text-anchor="end">
              {value}
            </text>
          </>
        )}
      </For>
      <For each={props.steps}>
        {(_, i) => (
          <text x={x(i())} y={HEIGHT - 4} text-anchor="middle">
            {i() % every() === 0 ? i() + 1 : ''}
          </text>
        )}
      </For>
      <polygon points={band()} />
      <polyline points={props.steps.map(({ median }, i) => `${x(i)},${y(median)}`).join(' ')} />
    </svg>
  );
}
