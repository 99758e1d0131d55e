/** All actions of a game, as in its log. A tap goes to the position after one. */
import { createEffect, createSignal, For, type JSX, on, onCleanup, Show } from 'solid-js';
import type { Mistake, ReplayView } from '../../games/contract/replay.ts';
import { changeSettings, settings } from '../../settings/settings.ts';
import { Icon } from '../../ui/icon.tsx';
import { press } from '../../ui/press.ts';
import { Switch } from '../../ui/switch.tsx';
import type { Chapter } from './chapters.ts';
import type { Playback } from './playback.ts';
import { reasonOf } from './summary.tsx';
import { say } from './words.ts';

/** Chapters are rendered in batches of this size, so that a long game does not block the page. */
const AT_ONCE = 3;

function Steps(props: {
  readonly view: ReplayView;
  readonly action: number;
  readonly playback: Playback;
}): JSX.Element {
  const { view, playback } = props;
  const step = (): number => {
    const shown = playback.frame();
    return shown === null ? 0 : (view.frames(playback.at())[shown]?.step ?? 0);
  };
  return (
    <ol class="rp-walk" aria-label={view.steps?.name()}>
      <For each={view.steps?.of(props.action)}>
        {(text, i) => (
          <li>
            <button
              type="button"
              aria-current={step() === i() + 1 ? 'step' : undefined}
              onClick={press(() => playback.showStep(i() + 1))}
            >
              <span>
                <view.Sentence text={text} />
              </span>
            </button>
          </li>
        )}
      </For>
    </ol>
  );
}

export function MoveList(props: {
  readonly view: ReplayView;
  readonly chapters: readonly Chapter[];
  readonly playback: Playback;
  readonly mistakes: ReadonlyMap<number, Mistake>;
  readonly onGo: (at: number) => void;
}): JSX.Element {
  const { view, playback } = props;
  const [made, setMade] = createSignal(0);
  createEffect(() => {
    if (made() >= props.chapters.length) return;
    const timer = setTimeout(() => setMade(made() + AT_ONCE), 16);
    onCleanup(() => clearTimeout(timer));
  });
  let list!: HTMLDivElement;
  createEffect(
    on([() => playback.at(), () => playback.frame(), made], () => {
      const step = list.querySelector('[aria-current=step]');
      const here = list.querySelector('[aria-current=true]') ?? list.firstElementChild;
      if (step !== null) step.scrollIntoView({ block: 'nearest' });
      else here?.scrollIntoView({ block: here.nextElementSibling === null ? 'nearest' : 'start' });
    }),
  );
  return (
    <div class="rp-moves" classList={{ 'rp-short': settings().shortMoves }} ref={list}>
      <Switch
        label={say().shortMoves}
        on={settings().shortMoves}
        onChange={(shortMoves) => changeSettings({ shortMoves })}
      />
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
                      aria-current={playback.at() === action + 1 ? 'true' : undefined}
                      onClick={press(() => props.onGo(action + 1))}
                    >
                      <Show when={view.symbolOf(action) !== null}>
                        <view.SeatSymbol seat={view.symbolOf(action)!} />
                      </Show>
                      <Show
                        when={settings().shortMoves}
                        fallback={
                          <span>
                            <view.Sentence text={view.sentence(action)} />
                          </span>
                        }
                      >
                        <span aria-hidden="true">{view.notation(action)}</span>
                        <span class="visually-hidden">{view.spoken(view.sentence(action))}</span>
                      </Show>
                      <Show when={props.mistakes.has(action)}>
                        <span class="rp-wrong">
                          <Icon name="bulb" />
                          <span class="visually-hidden">{say().isMistake}</span>
                        </span>
                      </Show>
                    </button>
                    <Show when={props.mistakes.get(action)}>
                      {(mistake) => (
                        <p class="rp-fault">
                          <view.Sentence text={mistake().what} />
                        </p>
                      )}
                    </Show>
                    <Show when={playback.at() === action + 1 && view.steps?.of(action).length}>
                      <Steps view={view} action={action} playback={playback} />
                    </Show>
                  </li>
                )}
              </For>
            </ol>
          </section>
        )}
      </For>
      <Show when={view.record.brokenOff}>
        {(brokenOff) => (
          <p class="rp-broken-off">
            <Show when={brokenOff().seat}>{(seat) => <view.SeatSymbol seat={seat()} />}</Show>
            {reasonOf({ ending: null, brokenOff: brokenOff(), name: view.name })}
          </p>
        )}
      </Show>
    </div>
  );
}
