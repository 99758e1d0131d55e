/** Guests who have asked the host for a seat. The host admits them or not, and the guest is told the answer. */
import { createEffect, For, type JSX, on, Show } from 'solid-js';
import { SeatSign } from '../table/seat-sign.tsx';
import type { TableConnection } from '../table/table-connection.ts';
import { say } from '../words.ts';

interface Props {
  readonly connection: TableConnection;
}

/** Older servers do not send requests. */
const asking = ({ connection }: Props) => connection.view().asking ?? [];
const isHost = ({ connection }: Props): boolean => connection.guest.id === connection.view().host;

export const hasAsked = (props: Props): boolean =>
  asking(props).some(({ guest }) => guest === props.connection.guest.id);

/** Announces newcomers to the host, on whichever screen of the table they are. */
export function announceNewcomers(props: Props): void {
  createEffect(
    on(
      () => (isHost(props) ? asking(props).map(({ guest }) => guest) : []),
      (now, before = []) => {
        const newcomer = asking(props).find(({ guest }) => now.includes(guest) && !before.includes(guest));
        if (newcomer !== undefined) props.connection.notify(say().asksIn(newcomer.name));
        else if (now.length < before.length) props.connection.unsay();
      },
    ),
  );
}

export function SeatRequests(props: Props): JSX.Element {
  const turnedAway = (): boolean => props.connection.view().turnedAway?.includes(props.connection.guest.id) ?? false;
  return (
    <>
      <Show when={isHost(props) && asking(props).length > 0}>
        <ul class="on-door" aria-label={say().atTheDoor}>
          <For each={asking(props)}>
            {({ seat, guest, name }) => {
              const answer = (yes: boolean): void => {
                props.connection.send({ kind: 'admit', guest, yes });
              };
              return (
                <li>
                  <span>
                    <SeatSign of={props.connection} seat={seat} /> {say().asksIn(name)}
                  </span>
                  <span class="on-row">
                    <button type="button" class="btn" aria-label={`${say().no}: ${name}`} onClick={() => answer(false)}>
                      {say().no}
                    </button>
                    <button
                      type="button"
                      class="btn primary"
                      aria-label={`${say().letIn}: ${name}`}
                      onClick={() => answer(true)}
                    >
                      {say().letIn}
                    </button>
                  </span>
                </li>
              );
            }}
          </For>
        </ul>
      </Show>
      <p class="on-hint" role="status">
        <Show when={hasAsked(props)}>{say().youAsked}</Show>
        <Show when={turnedAway()}>{say().why.codes['turned-away']}</Show>
      </p>
    </>
  );
}
