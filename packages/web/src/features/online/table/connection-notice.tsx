/** Says calmly that the line is lost and back, and what else is to be told. Short interruptions nobody noticed are not mentioned. */
import { createEffect, createSignal, type JSX, on, onCleanup, Show } from 'solid-js';
import { announce } from '../../../ui/announce.ts';
import { say } from '../words.ts';
import type { AtTable } from './table-connection.ts';

const NOTICED = 700;

const Said = (props: { readonly at: AtTable }): JSX.Element => (
  <Show when={props.at.notice()} keyed>
    {({ text }) => <p class="on-said">{text}</p>}
  </Show>
);

/** The same above a dialog, under which all else is hidden and silent. */
export const SaidAbove = (props: { readonly at: AtTable }): JSX.Element => (
  <div class="on-line" role="status">
    <Said at={props.at} />
  </div>
);

export function NoticeBox(props: { readonly at: AtTable }): JSX.Element {
  const [lost, setLost] = createSignal(false);
  createEffect(
    on(props.at.line.open, (open) => {
      if (open) {
        if (lost()) announce(say().backAgain);
        setLost(false);
        return;
      }
      const timer = setTimeout(() => setLost(true), NOTICED);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  return (
    <div class="on-line" role="status">
      <Show when={lost()}>
        <p class="on-lost">{say().reconnecting}</p>
      </Show>
      <Said at={props.at} />
    </div>
  );
}
