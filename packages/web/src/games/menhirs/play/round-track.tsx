/**
 * The round track. Adam Way counts down past the decision moment; 2.0 and the base game count up and show the takings.
 */
import './play.css';
import './round-track.css';
import { menhirsKit } from '@speeltafel/rules';
import { Index, type JSX, Show } from 'solid-js';
import { say as sayUi } from '../../../ui/words.ts';
import type { MenhirsGame } from '../game-view.ts';
import { type Pit, pitsDown, pitsUp } from '../rounds.ts';
import { say } from '../words.ts';
import { noteOf } from './round-summary.ts';
import { Stakes } from './stakes.tsx';

const { PLACING_ROUND } = menhirsKit;

interface Stage {
  readonly from: number;
  readonly to: number;
  readonly title: string;
  readonly text: string;
  readonly short: string;
}

/** The rounds of the position shown. */
export function pitsOf({ shown }: MenhirsGame): readonly Pit[] {
  const { phase, round, pass, options } = shown();
  return options.variant === 'adam'
    ? pitsDown(phase === 'flip' ? PLACING_ROUND : round, phase === 'decide', pass === 2)
    : pitsUp(round, options.schedule);
}

export function Track(props: { readonly game: MenhirsGame }): JSX.Element {
  const view = () => props.game.shown();
  const down = (): boolean => view().options.variant === 'adam';
  const prolonged = (): boolean => view().pass === 2;
  const pits = (): readonly Pit[] => pitsOf(props.game);
  const stages = (): readonly Stage[] => {
    const words = say();
    if (!down()) {
      return [{ from: 1, to: 13, title: '', text: '', short: words.labelSchedule }];
    }
    const must = prolonged() ? 11 : 12;
    const decision = { from: 11, to: must, title: '', text: words.stageDecide, short: words.labelDecide };
    return [
      { from: 1, to: 2, title: words.stagePlace, text: '', short: words.labelPlace },
      { from: 2, to: 11, title: words.stageMove, text: words.stageMoveIf, short: words.labelMove },
      ...(prolonged() ? [] : [decision]),
      { from: must, to: must + 2, title: words.stageMove, text: words.stageMust, short: words.labelMust },
    ];
  };
  const spoken = (): string => {
    if (view().phase === 'flip' || view().round === 0) return sayUi().setUp;
    if (view().phase === 'decide') return say().stageDecide;
    return down() ? say().roundDown(view().round) : say().round(view().round);
  };
  return (
    <div class="mh-rounds">
      <Show when={down()}>
        <Stakes game={props.game} />
      </Show>
      <div
        class="mh-track"
        classList={{ 'mh-again': prolonged() }}
        role="img"
        aria-label={spoken()}
        style={`--steps:${pits().length}`}
      >
        <div class="mh-plank" />
        <Index each={pits()}>
          {(pit, i) => (
            <span
              class={`mh-pit mh-${pit().state}`}
              classList={{ 'mh-must': pit().must, 'mh-star-pit': pit().star }}
              style={`--i:${i + 1}`}
            >
              {pit().text}
              <Show when={pit().state === 'current'}>
                <svg class="mh-marker" viewBox="-32 -42 64 80" aria-hidden="true">
                  <use href="#mh-menhir-icon" x="-32" y="-42" width="64" height="80" />
                </svg>
              </Show>
            </span>
          )}
        </Index>
        <Index each={stages()}>
          {(stage) => (
            <div
              class="mh-stage"
              classList={{ 'mh-many': stage().to - stage().from > 1 && down(), 'mh-whole': !down() }}
              style={`--from:${stage().from};--to:${stage().to}`}
            >
              <span class="mh-long">
                <b>{stage().title}</b>
                {stage().text}
              </span>
              <span class="mh-short">{stage().short}</span>
            </div>
          )}
        </Index>
        <Show when={!down()}>
          <Index each={pits()}>
            {(_, i) => (
              <div class="mh-stage mh-note" style={`--from:${i + 1};--to:${i + 2}`}>
                <span class="mh-long">{noteOf(props.game, i + 1)}</span>
              </div>
            )}
          </Index>
        </Show>
      </div>
    </div>
  );
}
