/** Watching the monster: its progress, its reasons, and playback controls. */
import { For, type JSX, Show } from 'solid-js';
import { Icon } from '../../../ui/icon.tsx';
import { press } from '../../../ui/press.ts';
import { say as sayUi } from '../../../ui/words.ts';
import { Teeth } from '../art/pictures.tsx';
import { say } from '../words.ts';
import type { PlayModel } from './play-model.ts';
import { Sentence } from './sentence.tsx';

export function Watch(props: { readonly model: PlayModel }): JSX.Element {
  const { animation, people } = props.model;
  const steps = () => animation.showing()?.walk.steps ?? [];
  const step = () => animation.frame()?.step ?? 1;
  const bites = (i: number): boolean =>
    steps()[i]?.events.some(
      (each) => each.type === 'ate' || (each.type === 'pushed' && each.gone !== null && each.what.length > 1),
    ) ?? false;
  return (
    <div class="ff-watch">
      <ol class="ff-scrub" aria-label={say().steps}>
        <For each={steps()}>
          {(_, i) => (
            <li
              classList={{
                'ff-done': i() + 1 < step(),
                'ff-now': i() + 1 === step(),
                'ff-bite': bites(i()),
              }}
              aria-current={i() + 1 === step() ? 'step' : undefined}
            >
              {i() + 1}
            </li>
          )}
        </For>
      </ol>
      <p class="ff-say">
        <Show when={animation.frame()?.bite}>
          <Teeth />
        </Show>
        <Sentence text={props.model.reasons()?.at(-1) ?? ''} nameOf={people.tokenName} />
      </p>
      <div class="ff-keys">
        <button type="button" class="btn ff-small" onClick={press(() => animation.go(-1))} aria-label={say().stepBack}>
          <Icon name="prev" />
          <span class="ff-short">{say().step}</span>
        </button>
        <button
          type="button"
          class="btn ff-small"
          onClick={animation.toggle}
          aria-label={animation.paused() ? say().play : sayUi().pause}
        >
          <Icon name={animation.paused() ? 'play' : 'pause'} />
          <span class="ff-short">{animation.paused() ? say().play : sayUi().pause}</span>
        </button>
        <button type="button" class="btn ff-small" onClick={press(() => animation.go(1))} aria-label={say().stepOn}>
          <Icon name="next" />
          <span class="ff-short">{say().step}</span>
        </button>
        <button
          type="button"
          class="btn ff-small"
          onClick={animation.faster}
          aria-label={`${say().speed} ${animation.speed()}×`}
        >
          <b>{animation.speed()}×</b>
          <span class="ff-short">{say().speed}</span>
        </button>
        <button type="button" class="btn primary ff-main" onClick={press(animation.skip)}>
          <Icon name="skip" /> {say().skip}
        </button>
      </div>
    </div>
  );
}
