/**
 * Figures with their confidence intervals, one below the other on one axis. The width of the interval is the message.
 */
import { For, type JSX, Show } from 'solid-js';

export interface IntervalRow {
  readonly label: JSX.Element;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly text: string;
  /** A CSS custom property of the page, such as `--seat-1`. */
  readonly colour?: string;
  readonly shape?: 'circle' | 'square' | 'diamond';
}

/** Adds some room on both sides, but never goes below zero. */
function axisOf(rows: readonly IntervalRow[], fair: number | undefined): readonly [number, number] {
  const all = [...rows.flatMap(({ low, high }) => [low, high]), ...(fair === undefined ? [] : [fair])];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const room = Math.max(0.05, (most - least) * 0.2);
  return [Math.max(0, least - room), Math.min(1, most + room)];
}

export function IntervalRows(props: {
  /** Shares from 0 to 1. */
  readonly rows: readonly IntervalRow[];
  /** The share that each would have if all were equal. */
  readonly fair?: number;
  readonly percent: (share: number) => string;
}): JSX.Element {
  const axis = () => axisOf(props.rows, props.fair);
  const at = (share: number): string => {
    const [from, to] = axis();
    return `${Math.max(0, Math.min(100, (100 * (share - from)) / (to - from)))}%`;
  };
  const wide = (low: number, high: number): string => `${Number.parseFloat(at(high)) - Number.parseFloat(at(low))}%`;
  return (
    <ul class="chart-rows">
      <For each={props.rows}>
        {(row) => (
          <li style={row.colour ? { '--chart-colour': `var(${row.colour})` } : {}}>
            <span>{row.label}</span>
            <span class="chart-track" aria-hidden="true">
              <Show when={props.fair !== undefined}>
                <span class="chart-fair" style={{ left: at(props.fair!) }} />
              </Show>
              <span class="chart-doubt" style={{ left: at(row.low), width: wide(row.low, row.high) }} />
              <span class={`chart-dot ${row.shape ?? 'circle'}`} style={{ left: at(row.value) }} />
            </span>
            <b>{row.text}</b>
          </li>
        )}
      </For>
      <li aria-hidden="true">
        <span class="chart-scale">
          <span>{props.percent(axis()[0])}</span>
          <span>{props.percent(axis()[1])}</span>
        </span>
      </li>
    </ul>
  );
}
