/** The rounds: Adam Way counts down with the decision on its way, 2.0 and the base game count up with their takings. */
import { menhirsKit } from '@speeltafel/rules';
import { For, type JSX, Show } from 'solid-js';
import type { MenhirsGame } from '../game.ts';
import { say } from '../words.ts';

const { LAST_FREE_ROUND, PLACING_ROUND } = menhirsKit;

interface Pit {
  readonly text: string;
  readonly state: 'past' | 'current' | 'next';
  readonly must: boolean;
  readonly star: boolean;
}
interface Stage {
  readonly from: number;
  readonly to: number;
  readonly title: string;
  readonly text: string;
  readonly short: string;
}

const stateOf = (i: number, at: number): Pit['state'] => (i < at ? 'past' : i === at ? 'current' : 'next');

/** 12 to 1 with the decision between 3 and 2. */
export function pitsDown(round: number, deciding: boolean): Pit[] {
  const steps = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 0, 2, 1];
  const at = steps.indexOf(deciding ? 0 : round);
  return steps.map((step, i) => ({
    text: step === 0 ? '∗' : String(step),
    state: stateOf(i, at),
    must: step > 0 && step < LAST_FREE_ROUND,
    star: step === 0,
  }));
}

export function pitsUp(round: number, [north, south]: menhirsKit.Schedule): Pit[] {
  return Array.from({ length: 12 }, (_, i) => ({
    text: String(i + 1),
    state: stateOf(i + 1, round),
    must: north.includes(i + 1) || south.includes(i + 1),
    star: false,
  }));
}

export function Track(props: { readonly game: MenhirsGame }): JSX.Element {
  const view = () => props.game.view();
  const down = (): boolean => view().options.variant === 'adam';
  const pits = (): readonly Pit[] =>
    down()
      ? pitsDown(view().phase === 'flip' ? PLACING_ROUND : view().round, view().phase === 'decide')
      : pitsUp(view().round, view().options.schedule);
  const stages = (): readonly Stage[] => {
    const words = say();
    if (!down()) {
      return [{ from: 1, to: 13, title: '', text: '', short: words.labelSchedule }];
    }
    return [
      { from: 1, to: 2, title: words.stagePlace, text: '', short: words.labelPlace },
      { from: 2, to: 11, title: words.stageMove, text: words.stageMoveIf, short: words.labelMove },
      { from: 11, to: 12, title: '', text: words.stageDecide, short: words.labelDecide },
      { from: 12, to: 14, title: words.stageMove, text: words.stageMust, short: words.labelMust },
    ];
  };
  /** In 2.0 each square tells who takes. */
  const note = (round: number): string => {
    const [north, south] = view().options.schedule.map((rounds) => rounds.includes(round));
    if (north && south) return say().stageTake;
    if (north) return say().stageTakeNorth;
    return south ? say().stageTakeSouth : '';
  };
  const spoken = (): string => {
    if (view().phase === 'flip' || view().round === 0) return say().setUp;
    return down() ? say().roundDown(view().round) : say().round(view().round);
  };
  return (
    <div class="mh-track" role="img" aria-label={spoken()} style={`--steps:${pits().length}`}>
      <div class="mh-plank" />
      <For each={pits()}>
        {(pit, i) => (
          <span
            class={`mh-pit mh-${pit.state}`}
            classList={{ 'mh-must': pit.must, 'mh-star-pit': pit.star }}
            style={`--i:${i() + 1}`}
          >
            {pit.text}
            <Show when={pit.state === 'current'}>
              <svg class="mh-marker" viewBox="-32 -42 64 80" aria-hidden="true">
                <use href="#mh-menhir-icon" x="-32" y="-42" width="64" height="80" />
              </svg>
            </Show>
          </span>
        )}
      </For>
      <For each={stages()}>
        {(stage) => (
          <div
            class="mh-stage"
            classList={{ 'mh-many': stage.to - stage.from > 1 && down(), 'mh-whole': !down() }}
            style={`--from:${stage.from};--to:${stage.to}`}
          >
            <span class="mh-long">
              <b>{stage.title}</b>
              {stage.text}
            </span>
            <span class="mh-short">{stage.short}</span>
          </div>
        )}
      </For>
      <Show when={!down()}>
        <For each={pits()}>
          {(_, i) => (
            <div class="mh-stage mh-note" style={`--from:${i() + 1};--to:${i() + 2}`}>
              <span class="mh-long">{note(i() + 1)}</span>
            </div>
          )}
        </For>
      </Show>
    </div>
  );
}
