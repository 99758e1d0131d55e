/** The place where one tries things out: words, the board, what is to be done, and buttons at the foot. No page scroll. */
import './practice-frame.css';
import { createEffect, type JSX, Show } from 'solid-js';
import { announce } from '../announce.ts';
import { Bar } from '../bar.tsx';
import { Icon, type IconName } from '../icon.tsx';

/** A button that has done its work may be gone: the keys go on from the main button, or from the board. */
function keepFocus({ key, currentTarget }: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  if (key !== 'Enter' && key !== ' ') return;
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    currentTarget.querySelector<HTMLElement>('.bench-foot .primary, .bench-board [tabindex="0"]')?.focus();
  }, 80);
}

export const Bench = (props: {
  readonly title: string;
  readonly about?: string | undefined;
  readonly back: string;
  readonly actions?: JSX.Element;
  /** What this is about. */
  readonly told: JSX.Element;
  readonly board: JSX.Element;
  readonly boardKind: 'moor' | 'hall';
  /** What to do, what is wrong. */
  readonly now: JSX.Element;
  readonly foot: JSX.Element;
}): JSX.Element => (
  // biome-ignore lint/a11y/noStaticElementInteractions: keys bubble up from the buttons inside
  <div class={`bench bench-${props.boardKind}`} onKeyDown={keepFocus}>
    <Bar title={props.title} about={props.about} back={props.back}>
      {props.actions}
    </Bar>
    <main>
      <div class="bench-told">{props.told}</div>
      <div class="bench-board">{props.board}</div>
      <div class="bench-now">{props.now}</div>
      <div class="bench-foot">{props.foot}</div>
    </main>
  </div>
);

const ICONS = { right: 'check', wrong: 'close', hint: 'bulb' } as const satisfies Record<string, IconName>;

/** What comes of a try: a mark, a word and a reason; spoken, too. */
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
