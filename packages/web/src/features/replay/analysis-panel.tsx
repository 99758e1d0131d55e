/** The analysis of a film: its graph, its turning points, the best turns of the moment, luck and skill. */
import { createMemo, type JSX, onMount, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Cast, Mistake } from '../../games/replay-view.ts';
import type { Insight } from './analysis-job.ts';
import { AdviceView } from './best-turns.tsx';
import type { Chapter } from './chapters.ts';
import { GraphView } from './evaluation-graph.tsx';
import { Jumps, Mistakes } from './mistakes.tsx';
import { say } from './words.ts';

function Progress(props: { readonly insight: Insight }): JSX.Element {
  const work = () => props.insight.work();
  const percent = (): number => {
    const now = work();
    return now.state === 'working' ? now.percent : 0;
  };
  return (
    <Show
      when={work().state === 'working'}
      fallback={
        <Show when={work().state === 'stopped' || work().state === 'failed'}>
          <div class="rp-work">
            <p>{work().state === 'failed' ? say().failed : say().stopped}</p>
            <button type="button" class="btn" onClick={() => props.insight.begin()}>
              {say().lookAgain}
            </button>
          </div>
        </Show>
      }
    >
      <div class="rp-work">
        <label>
          {say().working(percent())}
          <progress max="100" value={percent()} />
        </label>
        <button type="button" class="btn" onClick={() => props.insight.stop()}>
          {say().stop}
        </button>
      </div>
    </Show>
  );
}

export function Study(props: {
  readonly cast: Cast;
  readonly insight: Insight;
  readonly chapters: readonly Chapter[];
  readonly mistakes: readonly Mistake[];
  readonly at: number;
  readonly shown: number | null;
  readonly onShow: (number: number | null) => void;
  readonly onGo: (at: number) => void;
}): JSX.Element {
  const { cast, insight } = props;
  onMount(() => {
    if (insight.work().state === 'idle') insight.begin();
  });
  const graph = createMemo(() => {
    const chart = insight.chart();
    return chart && cast.graph(chart);
  });
  const advice = createMemo(() => {
    const turns = insight.turns();
    return turns === undefined ? undefined : turns === null ? { turns: [], about: null } : cast.advice(turns, props.at);
  });
  return (
    <Show when={!cast.film.running} fallback={<p>{say().whenOver}</p>}>
      <div class="rp-study">
        <Progress insight={insight} />
        <Show when={graph()}>
          {(graph) => (
            <GraphView
              cast={cast}
              graph={graph()}
              chapters={props.chapters}
              mistakes={props.mistakes.map(({ index }) => index)}
              at={props.at}
              onGo={props.onGo}
            />
          )}
        </Show>
        <Show when={props.mistakes.length > 0}>
          <Jumps mistakes={props.mistakes} at={props.at} onGo={({ index }) => props.onGo(index)} />
        </Show>
        <AdviceView cast={cast} advice={advice()} shown={props.shown} onShow={props.onShow} />
        <Show when={insight.notes()}>
          {(notes) => (
            <>
              <Mistakes cast={cast} mistakes={props.mistakes} at={props.at} onGo={({ index }) => props.onGo(index)} />
              <Show when={cast.Luck}>{(luck) => <Dynamic component={luck()} notes={notes()} />}</Show>
            </>
          )}
        </Show>
      </div>
    </Show>
  );
}
