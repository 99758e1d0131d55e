/** A line for each player through their places after each round. The first three are named. */
import { standingsOf, type Tournament } from '@speeltafel/tournament';
import { For, type JSX, Show } from 'solid-js';
import { nameOf } from './sentences.ts';
import { say } from './words.ts';

const WIDTH = 320;
const ROW = 18;
const LEFT = 24;
const NAMES = 96;
const NAMED = 3;

export function PlaceChart(props: { readonly tournament: Tournament; readonly rounds: number }): JSX.Element {
  const after = () => Array.from({ length: props.rounds }, (_, i) => standingsOf(props.tournament, i + 1));
  const count = () => props.tournament.entries.size;
  const x = (round: number): number => LEFT + ((round - 1) * (WIDTH - LEFT - NAMES)) / Math.max(1, props.rounds - 1);
  const y = (place: number): number => ROW * place;
  const lines = () => {
    const last = after().at(-1)!;
    return last.map(({ id }, row) => {
      const { from } = props.tournament.entries.get(id)!;
      const points = after().flatMap((table, i) => {
        const place = table.findIndex((one) => one.id === id) + 1;
        return i + 1 < from ? [] : [{ x: x(i + 1), y: y(place) }];
      });
      return { id, points, named: row < NAMED, row };
    });
  };
  return (
    <svg class="desk-chart" viewBox={`0 0 ${WIDTH} ${ROW * (count() + 2)}`} role="img" aria-label={say().placeChart}>
      <For each={[1, Math.ceil(count() / 2), count()]}>
        {(place) => (
          <text x="2" y={y(place) + 4}>
            {place}
          </text>
        )}
      </For>
      <For each={after()}>
        {(_, i) => (
          <text x={x(i() + 1)} y={ROW * (count() + 1.5)} text-anchor="middle">
            {say().roundShort(i() + 1)}
          </text>
        )}
      </For>
      <For each={lines().toReversed()}>
        {(line) => (
          <g classList={{ named: line.named, [`line-${line.row + 1}`]: line.named }}>
            <polyline points={line.points.map((point) => `${point.x},${point.y}`).join(' ')} />
            <Show when={line.named}>
              <For each={line.points}>{(point) => <circle cx={point.x} cy={point.y} r="4" />}</For>
              <text x={(line.points.at(-1)?.x ?? 0) + 8} y={(line.points.at(-1)?.y ?? 0) + 4}>
                {nameOf(props.tournament, line.id).slice(0, 14)}
              </text>
            </Show>
          </g>
        )}
      </For>
    </svg>
  );
}
