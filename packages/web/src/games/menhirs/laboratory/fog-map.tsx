/** How often each place was under fog: one hue from light to dark, with the figure in every place. */
import './fog-map.css';
import type { Report } from '@speeltafel/players/reports';
import { menhirsKit } from '@speeltafel/rules';
import { For, type JSX, Show } from 'solid-js';
import { Chart } from '../../../ui/charts/chart.tsx';
import { centre, hexagon } from '../board/geometry.ts';
import { say } from './words.ts';

const { PLACES } = menhirsKit;
const VIEW = '-350 -330 700 660';

/** Where the figure changes from black to white, by day and by night, for the best contrast. */
const DEEP_BY_DAY = 79;
const PALE_BY_NIGHT = 48;
const shade = (depth: number): string =>
  depth < PALE_BY_NIGHT ? 'shallow' : depth < DEEP_BY_DAY ? 'middling' : 'deep';

export function FogMap(props: { readonly report: Report }): JSX.Element {
  const places = () => props.report.maps.find(({ id }) => id === 'fog')?.places;
  const most = () => Math.max(0.01, ...Object.values(places() ?? {}));
  const of = (name: string): number => places()?.[name] ?? 0;
  const deepest = () => PLACES.toSorted((a, b) => of(b) - of(a)).slice(0, 2);
  return (
    <Show when={places()}>
      <Chart title={say().fogTitle(deepest())} note={say().fogNote} class="mh-fog-map">
        <svg
          viewBox={VIEW}
          role="img"
          aria-label={say().fogAll(PLACES.map((name) => [name, Math.round(100 * of(name))]))}
        >
          <For each={PLACES}>
            {(name, place) => {
              const depth = () => Math.round((100 * of(name)) / most());
              return (
                <g transform={`translate(${centre(place()).x} ${centre(place()).y.toFixed(1)})`} class={shade(depth())}>
                  <path d={hexagon({ x: 0, y: 0 }, 58, 6)} style={{ '--depth': `${depth()}%` }} />
                  <text y="-16" class="name">
                    {name}
                  </text>
                  <text y="22">{Math.round(100 * of(name))}</text>
                </g>
              );
            }}
          </For>
        </svg>
      </Chart>
    </Show>
  );
}
