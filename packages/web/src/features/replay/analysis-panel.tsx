/** The analysis of a recorded game: the graph, the mistakes, the best turns of the position shown, luck and skill. */
import type { Seat } from '@speeltafel/rules';
import { createMemo, type JSX, onMount, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Mistake, ReplayView } from '../../games/contract/replay.ts';
import { to } from '../../router/route.ts';
import { Icon } from '../../ui/icon.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { AnalysisJob } from './analysis-job.ts';
import { AdviceView } from './best-turns.tsx';
import type { Chapter } from './chapters.ts';
import { GraphView } from './evaluation-graph.tsx';
import { Jumps, Mistakes } from './mistakes.tsx';
import { say } from './words.ts';

function Progress(props: { readonly job: AnalysisJob }): JSX.Element {
  const work = () => props.job.work();
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
            <button type="button" class="btn" onClick={() => props.job.begin()}>
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
        <button type="button" class="btn" onClick={() => props.job.stop()}>
          {say().stop}
        </button>
      </div>
    </Show>
  );
}

export function AnalysisPanel(props: {
  readonly view: ReplayView;
  readonly job: AnalysisJob;
  readonly chapters: readonly Chapter[];
  /** The mistakes to show, and all of them. */
  readonly mistakes: readonly Mistake[];
  readonly everyMistake: readonly Mistake[];
  readonly onlyMine: boolean;
  readonly onOnlyMine: (on: boolean) => void;
  readonly at: number;
  readonly shown: number | null;
  readonly onShow: (number: number | null) => void;
  readonly onGo: (at: number) => void;
  /** The seat of the only person on this device, if there is exactly one. */
  readonly own: Seat | null;
}): JSX.Element {
  const { view, job } = props;
  onMount(() => {
    if (job.work().state === 'idle') job.begin();
  });
  const mine = (): number => props.everyMistake.filter(({ seat }) => seat === props.own).length;
  const graph = createMemo(() => {
    const chart = job.chart();
    return chart && view.graph(chart);
  });
  const advice = createMemo(() => {
    const turns = job.turns();
    return turns === undefined ? undefined : turns === null ? { turns: [], about: null } : view.advice(turns, props.at);
  });
  return (
    <Show when={!view.record.running} fallback={<p>{say().whenOver}</p>}>
      <div class="rp-study">
        <Progress job={job} />
        <Show when={props.own !== null && mine() > 0}>
          <Switch label={say().onlyMine} on={props.onlyMine} onChange={props.onOnlyMine} />
        </Show>
        <Show when={props.mistakes.length > 0}>
          <Jumps mistakes={props.mistakes} at={props.at} onGo={({ index }) => props.onGo(index)} />
        </Show>
        <Show when={graph()}>
          {(graph) => (
            <GraphView
              view={view}
              graph={graph()}
              chapters={props.chapters}
              mistakes={props.mistakes.map(({ index }) => index)}
              at={props.at}
              onGo={props.onGo}
            />
          )}
        </Show>
        <AdviceView view={view} advice={advice()} shown={props.shown} onShow={props.onShow} />
        <Show when={view.Truth}>{(truth) => <Dynamic component={truth()} />}</Show>
        <Show when={job.notes()}>
          {(notes) => (
            <>
              <Mistakes view={view} mistakes={props.mistakes} at={props.at} onGo={({ index }) => props.onGo(index)} />
              <Show when={mine() > 0}>
                <a class="btn primary" href={to('mistakes')}>
                  <Icon name="puzzle" /> {say().practise(mine())}
                </a>
              </Show>
              <Show when={view.Luck}>{(luck) => <Dynamic component={luck()} notes={notes()} />}</Show>
            </>
          )}
        </Show>
      </div>
    </Show>
  );
}
