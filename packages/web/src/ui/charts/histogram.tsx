/** How often each value occurred. A bar that would dwarf the others is broken and labelled with its count. */
import { For, type JSX } from 'solid-js';

export interface Bar {
  readonly label: string;
  readonly count: number;
  readonly hatched?: boolean;
}

const MOST_BARS = 12;
/** A bar is broken if it is this many times as high as the next one. */
const DWARFING = 2.5;

/** Groups the values into at most twelve classes of equal width, from the lowest to the highest. */
export function barsOf(values: readonly number[], whole: boolean): readonly Bar[] {
  if (values.length === 0) return [];
  const [least, most] = values.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)] as const, [
    values[0]!,
    values[0]!,
  ] as const);
  const span = most - least + (whole ? 1 : 0);
  const step = whole ? Math.ceil(span / MOST_BARS) : span / MOST_BARS || 1;
  const bars = Array.from({ length: Math.max(1, Math.ceil(span / step)) }, (_, i) => ({
    from: least + i * step,
    count: 0,
  }));
  for (const value of values) bars[Math.min(bars.length - 1, Math.floor((value - least) / step))]!.count++;
  return bars.map(({ from, count }) => ({ label: labelOf(from, step, whole), count }));
}

function labelOf(from: number, step: number, whole: boolean): string {
  if (!whole) return (from + step / 2).toFixed(1);
  return step === 1 ? `${from}` : `${from}–${from + step - 1}`;
}

export function Histogram(props: { readonly bars: readonly Bar[]; readonly name: string }): JSX.Element {
  const top = (): number => {
    const [most = 1, next = most] = props.bars.map(({ count }) => count).toSorted((a, b) => b - a);
    return most > next * DWARFING && next > 0 ? next * 1.15 : most;
  };
  const spoken = () => props.bars.map(({ label, count }) => `${label}: ${count}`).join(', ');
  /** With many bars, the labels of neighbours would overlap. */
  const named = (i: number): boolean => props.bars.length <= 6 || i % 3 === 0 || i === props.bars.length - 1;
  return (
    <div class="chart-bars" role="img" aria-label={`${props.name}: ${spoken()}`}>
      <For each={props.bars}>
        {(bar, i) => (
          <div>
            <span class="chart-column">
              {bar.count === 0 ? '' : <b>{bar.count}</b>}
              <span
                class="chart-bar"
                classList={{ 'chart-hatched': bar.hatched ?? false, broken: bar.count > top() }}
                style={{ height: `${85 * Math.min(1, bar.count / top())}%` }}
              />
            </span>
            <span>{named(i()) ? bar.label : ''}</span>
          </div>
        )}
      </For>
    </div>
  );
}
