/** The host invites bots to free seats. The list loads when it is opened, because few tables need a bot. */
import { createEffect, createSignal, Index, type JSX, onCleanup, Show } from 'solid-js';
import { whileSeen } from '../../../ui/poll-while-visible.ts';
import { askBot, type Bot, listBots } from '../api.ts';
import { whyNot } from '../refusals.ts';
import type { TableConnection } from '../table/table-connection.ts';
import { say } from '../words.ts';

function Bots(props: {
  readonly connection: TableConnection;
  readonly asked: ReadonlySet<string>;
  readonly onAsk: (bot: Bot) => void;
}): JSX.Element {
  const [bots, setBots] = createSignal<readonly Bot[]>();
  onCleanup(
    whileSeen(async () => {
      setBots((await listBots()).filter(({ games }) => games.includes(props.connection.game)));
    }),
  );
  return (
    <>
      <ul class="on-bots" aria-busy={bots() === undefined}>
        {/* Keyed by index, so that a row keeps the focus when the list is fetched again. */}
        <Index each={bots()}>
          {(bot) => (
            <li>
              <span>
                <b>{bot().name}</b> <small>{say().botLevel(bot().level)}</small>
              </span>
              <button
                type="button"
                class="btn"
                disabled={props.asked.has(bot().id)}
                aria-label={say().askThisBot(bot().name)}
                onClick={() => props.onAsk(bot())}
              >
                {say().ask}
              </button>
            </li>
          )}
        </Index>
      </ul>
      <Show when={bots()?.length === 0}>
        <p class="on-hint">{say().noBots}</p>
      </Show>
    </>
  );
}

export function AskBots(props: { readonly connection: TableConnection }): JSX.Element {
  const { connection } = props;
  const [open, setOpen] = createSignal(false);
  const [asked, setAsked] = createSignal<ReadonlySet<string>>(new Set());
  async function ask({ id, name }: Bot): Promise<void> {
    setAsked((before) => new Set([...before, id]));
    const answer = await askBot(id, connection.id);
    connection.notify(answer.ok ? say().botAsked(name) : whyNot(answer.refusal));
  }
  // Admits the bots that were invited.
  createEffect(() => {
    for (const { guest } of connection.view().asking ?? [])
      if (asked().has(guest)) connection.send({ kind: 'admit', guest, yes: true });
  });
  return (
    <details class="on-agreed" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say().askBot}</summary>
      <Show when={open()}>
        <Bots connection={connection} asked={asked()} onAsk={ask} />
      </Show>
    </details>
  );
}
