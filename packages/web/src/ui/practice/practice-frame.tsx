/** The frame of lessons and puzzles: the task, the board, the next thing to do, and buttons. The page never scrolls. */
import './practice-frame.css';
import { createEffect, type JSX, Show } from 'solid-js';
import { announce } from '../announce.ts';
import { Bar } from '../bar.tsx';
import { Icon, type IconName } from '../icon.tsx';

/** The pressed button may disappear. The focus then moves to the main button, or to the board. */
function keepFocus({ key, currentTarget }: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  if (key !== 'Enter' && key !== ' ') return;
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    currentTarget.querySelector<HTMLElement>('.practice-actions .primary, .practice-board [tabindex="0"]')?.focus();
  }, 80);
}

export const PracticeFrame = (props: {
  readonly title: string;
  readonly about?: string | undefined;
  readonly back: string;
  readonly actions?: JSX.Element;
  /** The explanation and the task. */
  readonly intro: JSX.Element;
  readonly board: JSX.Element;
  /** What to do next, or what is wrong. */
  readonly status: JSX.Element;
  readonly buttons: JSX.Element;
}): JSX.Element => (
  // biome-ignore lint/a11y/noStaticElementInteractions: keys bubble up from the buttons inside
  <div class="practice" onKeyDown={keepFocus}>
    <Bar title={props.title} about={props.about} back={props.back}>
      {props.actions}
    </Bar>
    <main>
      <div class="practice-intro">{props.intro}</div>
      <div class="practice-board">{props.board}</div>
      <div class="practice-status">{props.status}</div>
      <div class="practice-actions">{props.buttons}</div>
    </main>
  </div>
);

const ICONS = { right: 'check', wrong: 'close', hint: 'bulb' } as const satisfies Record<string, IconName>;

/** The result of an attempt: an icon, a word and a reason, which are also announced. */
export function Feedback(props: {
  readonly kind: keyof typeof ICONS;
  readonly word?: string | undefined;
  readonly text: string;
}): JSX.Element {
  createEffect(() => announce(props.word === undefined ? props.text : `${props.word} ${props.text}`));
  return (
    <div class={`feedback feedback-${props.kind}`}>
      <Icon name={ICONS[props.kind]} />
      <p>
        <Show when={props.word}>
          <b>{props.word} </b>
        </Show>
        {props.text}
      </p>
    </div>
  );
}
