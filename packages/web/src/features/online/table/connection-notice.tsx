/**
 * Shows that the connection is lost or restored, and other notices. Interruptions too short to notice are not shown.
 */
import { createEffect, createSignal, type JSX, on, onCleanup, Show } from 'solid-js';
import { loadNewest } from '../../../session/load-newest.ts';
import { announce } from '../../../ui/announce.ts';
import { toast } from '../../../ui/toast.tsx';
import { announceNewcomers } from '../admission/seat-requests.tsx';
import { say } from '../words.ts';
import type { TableConnection } from './table-connection.ts';

const NOTICED = 700;

const Said = (props: { readonly connection: TableConnection }): JSX.Element => (
  <Show when={props.connection.notice()} keyed>
    {({ text }) => <p class="on-said">{text}</p>}
  </Show>
);

/** The same inside a dialog, since everything outside a modal dialog is hidden and inert. */
export const SaidAbove = (props: { readonly connection: TableConnection }): JSX.Element => (
  <div class="on-line" role="status">
    <Said connection={props.connection} />
  </div>
);

export function NoticeBox(props: { readonly connection: TableConnection }): JSX.Element {
  const [lost, setLost] = createSignal(false);
  createEffect(
    on(props.connection.line.open, (open) => {
      if (open) {
        if (lost()) announce(say().backAgain);
        setLost(false);
        return;
      }
      const timer = setTimeout(() => setLost(true), NOTICED);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  announceNewcomers(props);
  createEffect(
    () => props.connection.line.outdated() && toast(say().outdated, { label: say().loadAgain, run: loadNewest }),
  );
  return (
    <div class="on-line" role="status">
      <Show when={lost() && !props.connection.line.outdated()}>
        <p class="on-lost">{say().reconnecting}</p>
      </Show>
      <Said connection={props.connection} />
    </div>
  );
}
