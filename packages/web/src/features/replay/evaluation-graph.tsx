/** The course of a game as a line, and as a list for screen readers. */
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { Curve, Graph, ReplayView } from '../../games/contract/replay.ts';
import { press } from '../../ui/press.ts';
import { Segmented } from '../../ui/segmented.tsx';
import type { Chapter } from './chapters.ts';
import { say } from './words.ts';

const WIDTH = 1000;
const HEIGHT = 100;
/** Lines differ in their dashes, not only in colour. */
const STROKES: readonly string[] = ['', '7 4', '2 4', '12 4 2 4', '4 2', '1 3', '10 3'];

const pathOf = (heights: readonly number[], x: (at: number) => number): string =>
  heights
    .map((height, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${((1 - height) * HEIGHT).toFixed(1)}`)
    .join('');

/** The stretches in which a player is known to win. */
function stretches(proven: Graph['proven']): { readonly seat: number; readonly from: number; readonly to: number }[] {
  const found: { seat: number; from: number; to: number }[] = [];
  for (const [at, seat] of proven.entries()) {
    const last = found.at(-1);
    if (seat === null) continue;
    if (last?.seat === seat && last.to === at - 1) last.to = at;
    else found.push({ seat, from: at, to: at });
  }
  return found;
}

interface Props {
  readonly view: ReplayView;
  readonly graph: Graph;
  readonly chapters: readonly Chapter[];
  readonly mistakes: readonly number[];
  readonly at: number;
  readonly onGo: (at: number) => void;
}

function Facing(props: { readonly curve: Curve; readonly graph: Graph; readonly x: (at: number) => number }) {
  const area = (): string => `${pathOf(props.curve.heights, props.x)}L${WIDTH} ${HEIGHT / 2}L0 ${HEIGHT / 2}Z`;
  return (
    <>
      <clipPath id="rp-above">
        <rect width={WIDTH} height={HEIGHT / 2} />
      </clipPath>
      <clipPath id="rp-below">
        <rect y={HEIGHT / 2} width={WIDTH} height={HEIGHT / 2} />
      </clipPath>
      <path class="rp-area rp-seat-1" d={area()} clip-path="url(#rp-above)" />
      <path class="rp-area rp-seat-2" d={area()} clip-path="url(#rp-below)" />
      <path class="rp-middle" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
      <path class="rp-curve" d={pathOf(props.curve.heights, props.x)} />
      <For each={stretches(props.graph.proven)}>
        {({ seat, from, to }) => (
          <path
            class={`rp-proven rp-seat-${seat}`}
            d={`M${props.x(from)} ${seat === 1 ? 0 : HEIGHT}H${Math.max(props.x(to), props.x(from) + 2)}`}
          />
        )}
      </For>
    </>
  );
}

function Picture(props: Props): JSX.Element {
  const last = (): number => Math.max(1, props.graph.proven.length - 1);
  const x = (at: number): number => (WIDTH * at) / last();
  const goTo = (event: PointerEvent & { readonly currentTarget: SVGSVGElement }): void => {
    if (event.buttons === 0) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    props.onGo(Math.max(0, Math.min(last(), Math.round((last() * (event.clientX - left)) / width))));
  };
  return (
    <svg
      class="rp-graph"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${props.graph.title}: ${props.graph.tell(props.at)}`}
      onPointerDown={goTo}
      onPointerMove={goTo}
    >
      <For each={props.chapters}>{({ from }) => <path class="rp-round" d={`M${x(from)} 0V${HEIGHT}`} />}</For>
      <Show
        when={props.graph.facing}
        fallback={
          <For each={props.graph.curves}>
            {(curve) => (
              <>
                <path class="rp-curve-gap" d={pathOf(curve.heights, x)} />
                <path
                  class={`rp-curve rp-seat-${curve.seat}`}
                  d={pathOf(curve.heights, x)}
                  stroke-dasharray={STROKES[curve.seat - 1]}
                />
              </>
            )}
          </For>
        }
      >
        <Facing curve={props.graph.curves[0]!} graph={props.graph} x={x} />
      </Show>
      <For each={props.mistakes}>
        {(index) => <path class="rp-slip" d={`M${x(index + 1)} ${HEIGHT - 12}V${HEIGHT}`} />}
      </For>
      <path class="rp-here" d={`M${x(props.at)} 0V${HEIGHT}`} />
    </svg>
  );
}

/** The players with their lines and current values. */
const Legend = (props: Props): JSX.Element => (
  <ul class="rp-legend">
    <For each={props.graph.curves}>
      {({ seat }) => (
        <li>
          <props.view.SeatSymbol seat={seat} />
          <svg class="rp-sample" viewBox="0 0 28 4" aria-hidden="true">
            <path class={`rp-curve rp-seat-${seat}`} d="M0 2H28" stroke-dasharray={STROKES[seat - 1]} />
          </svg>
          <span>{props.graph.tellCurve?.(seat, props.at) ?? props.view.name(seat)}</span>
        </li>
      )}
    </For>
  </ul>
);

export function GraphView(props: Props): JSX.Element {
  const [form, setForm] = createSignal<'graph' | 'list'>('graph');
  return (
    <section class="rp-graph-view">
      <header>
        <h2>{props.graph.title}</h2>
        <Segmented
          compact
          label={props.graph.title}
          value={form()}
          choices={[
            { value: 'graph', label: say().asGraph },
            { value: 'list', label: say().asList },
          ]}
          onChange={setForm}
        />
      </header>
      <Show
        when={form() === 'graph'}
        fallback={
          <ol class="rp-list">
            <For each={props.graph.proven}>
              {(_, at) => (
                <li>
                  <button
                    type="button"
                    aria-current={props.at === at() ? 'true' : undefined}
                    onClick={press(() => props.onGo(at()))}
                  >
                    <b>{at() === 0 ? say().start : say().moment(at(), props.graph.proven.length - 1)}</b>
                    <span>{props.graph.tell(at())}</span>
                  </button>
                </li>
              )}
            </For>
          </ol>
        }
      >
        <div class="rp-plot">
          <Show when={props.graph.facing}>
            <span class="rp-side-name">
              <props.view.SeatSymbol seat={1} /> {props.view.name(1)}
            </span>
          </Show>
          <Picture {...props} />
          <Show when={props.graph.facing}>
            <span class="rp-side-name">
              <props.view.SeatSymbol seat={2} /> {props.view.name(2)}
            </span>
          </Show>
        </div>
        <Show when={props.graph.facing} fallback={<Legend {...props} />}>
          <p class="rp-tell">{props.graph.tell(props.at)}</p>
        </Show>
      </Show>
    </section>
  );
}
