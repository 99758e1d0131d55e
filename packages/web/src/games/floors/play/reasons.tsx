/** What happened and why: the walk that is watched or tried, otherwise the course of the game. */
import { type Component, createEffect, For, type JSX, Show } from 'solid-js';
import { Icon } from '../../../ui/icon.tsx';
import { say } from '../words.ts';
import type { PlayModel } from './play-model.ts';
import { Sentence } from './sentence.tsx';
import { cardName, type Saying, walkSentences } from './sentences.ts';

/** The sentences of a walk with their step numbers. The closing look has none. */
const numbered = (sentences: readonly string[], steps: number): readonly Saying[] =>
  sentences.map((text, i) => ({ text, step: i < steps ? i + 1 : null }));

const Item = (props: { readonly saying: Saying; readonly model: PlayModel }): JSX.Element => (
  <li>
    <i aria-hidden="true" classList={{ 'ff-dot': props.saying.step === null }}>
      {props.saying.step}
    </i>
    <Sentence text={props.saying.text} nameOf={props.model.people.tokenName} />
  </li>
);

export function Log(props: { readonly model: PlayModel }): JSX.Element {
  let list!: HTMLOListElement;
  createEffect(() => {
    props.model.sayings();
    queueMicrotask(() => list.scrollTo(0, list.scrollHeight));
  });
  return (
    <ol ref={list} class="ff-lines" tabindex="0" aria-label={say().why}>
      <For each={props.model.sayings()} fallback={<li class="ff-none">{say().nothingYet}</li>}>
        {(saying) => <Item saying={saying} model={props.model} />}
      </For>
    </ol>
  );
}

export function Reasons(props: {
  readonly model: PlayModel;
  /** The buttons for stepping back through the game. */
  readonly Steps: Component;
}): JSX.Element {
  const { model } = props;
  const walk = (): readonly Saying[] | null => {
    const told = model.reasons();
    if (told !== null) return numbered(told, model.animation.showing()?.walk.steps.length ?? 0);
    const ahead = model.picked();
    return ahead && numbered(walkSentences(ahead.walk, model.foresight()!.base), ahead.walk.steps.length);
  };
  let list: HTMLOListElement | undefined;
  createEffect(() => {
    if (model.reasons() !== null) queueMicrotask(() => list?.scrollTo(0, list.scrollHeight));
  });
  return (
    <section class="ff-why">
      <Show when={walk()} fallback={<Log model={model} />}>
        {(sayings) => (
          <>
            <Show when={model.picked()}>
              {(ahead) => <h3>{say().ifCard(cardName(ahead().walk.card, model.position().fiveIsHits))}</h3>}
            </Show>
            <ol ref={list} class="ff-lines" tabindex="0" aria-label={say().why}>
              <For each={sayings()}>{(saying) => <Item saying={saying} model={model} />}</For>
            </ol>
          </>
        )}
      </Show>
      <Show when={model.past() === null}>
        <props.Steps />
      </Show>
      <footer>
        <LastWalk model={model} />
        <button
          type="button"
          class="btn"
          disabled={model.picked() === null}
          onClick={() => {
            const ahead = model.picked();
            const base = model.foresight()?.base;
            if (ahead !== null && base !== undefined) model.animation.pretend(base, ahead.walk.card);
          }}
        >
          <Icon name="play" /> {say().tryThis}
        </button>
      </footer>
    </section>
  );
}

export const LastWalk = (props: { readonly model: PlayModel; readonly onGo?: () => void }): JSX.Element => (
  <button
    type="button"
    class="btn"
    disabled={props.model.lastWalk() === null || props.model.animation.busy()}
    onClick={() => {
      const last = props.model.lastWalk();
      props.onGo?.();
      if (last !== null) props.model.animation.pretend(last.before, last.card);
    }}
  >
    <Icon name="play" /> {say().lastWalk}
  </button>
);
