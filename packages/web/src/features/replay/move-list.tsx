/** Everything that was played, as the log of the game tells it. A tap goes there. */
import { createEffect, createSignal, For, type JSX, on, onCleanup, Show } from 'solid-js';
import type { Cast } from '../../games/replay-view.ts';
import { Icon } from '../../ui/icon.tsx';
import { press } from '../../ui/press.ts';
import type { Chapter } from './chapters.ts';
import type { Projector } from './playback.ts';
import { reasonOf } from './summary.tsx';
import { say } from './words.ts';

/** So many chapters are made in one go; a long game would hold up the page otherwise. */
const AT_ONCE = 3;

function Walk(props: { readonly cast: Cast; readonly action: number; readonly projector: Projector }): JSX.Element {
  const { cast, projector } = props;
  const step = (): number => {
    const shown = projector.moment();
    return shown === null ? 0 : (cast.moments(projector.at())[shown]?.step ?? 0);
  };
  return (
    <ol class="rp-walk" aria-label={say().walkOf}>
      <For each={cast.walk(props.action)}>
        {(text, i) => (
          <li>
            <button
              type="button"
              aria-current={step() === i() + 1 ? 'step' : undefined}
              onClick={press(() => projector.showStep(i() + 1))}
            >
              <span>
                <cast.Sentence text={text} />
              </span>
            </button>
          </li>
        )}
      </For>
    </ol>
  );
}

export function Moves(props: {
  readonly cast: Cast;
  readonly chapters: readonly Chapter[];
  readonly projector: Projector;
  readonly mistakes: ReadonlySet<number>;
  readonly onGo: (at: number) => void;
}): JSX.Element {
  const { cast, projector } = props;
  const [made, setMade] = createSignal(0);
  createEffect(() => {
    if (made() >= props.chapters.length) return;
    const timer = setTimeout(() => setMade(made() + AT_ONCE), 16);
    onCleanup(() => clearTimeout(timer));
  });
  let list!: HTMLDivElement;
  createEffect(
    on([() => projector.at(), () => projector.moment(), made], () => {
      const step = list.querySelector('[aria-current=step]');
      const here = list.querySelector('[aria-current=true]') ?? list.firstElementChild;
      if (step !== null) step.scrollIntoView({ block: 'nearest' });
      else here?.scrollIntoView({ block: here.nextElementSibling === null ? 'nearest' : 'start' });
    }),
  );
  return (
    <div class="rp-moves" ref={list}>
      <For each={props.chapters.slice(0, made())}>
        {(chapter) => (
          <section>
            <h2>{chapter.title}</h2>
            <ol>
              <For each={Array.from({ length: chapter.to - chapter.from }, (_, i) => chapter.from + i)}>
                {(action) => (
                  <li>
                    <button
                      type="button"
                      aria-current={projector.at() === action + 1 ? 'true' : undefined}
                      onClick={press(() => props.onGo(action + 1))}
                    >
                      <Show when={cast.signOf(action) !== null}>
                        <cast.SeatSign seat={cast.signOf(action)!} />
                      </Show>
                      <span>
                        <cast.Sentence text={cast.sentence(action)} />
                      </span>
                      <Show when={props.mistakes.has(action)}>
                        <span class="rp-wrong">
                          <Icon name="bulb" />
                          <span class="visually-hidden">{say().isMistake}</span>
                        </span>
                      </Show>
                    </button>
                    <Show when={projector.at() === action + 1 && cast.walk(action).length > 0}>
                      <Walk cast={cast} action={action} projector={projector} />
                    </Show>
                  </li>
                )}
              </For>
            </ol>
          </section>
        )}
      </For>
      <Show when={cast.film.brokenOff}>
        {(brokenOff) => (
          <p class="rp-broken-off">
            <Show when={brokenOff().seat}>{(seat) => <cast.SeatSign seat={seat()} />}</Show>
            {reasonOf({ outcome: null, brokenOff: brokenOff(), name: cast.name })}
          </p>
        )}
      </Show>
    </div>
  );
}
