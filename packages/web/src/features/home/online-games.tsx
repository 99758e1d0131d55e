/** Games with people on other devices. */
import { createEffect, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { GAMES } from '../../games/registry.ts';
import { language } from '../../i18n/language.ts';
import { to } from '../../router/route.ts';
import { levelName } from '../../session/player-names.ts';
import { isNear, isUnhurried, timeText } from '../../session/time-left.ts';
import { Icon } from '../../ui/icon.tsx';
import { createMediaMatch } from '../../ui/media.ts';
import { whileSeen } from '../../ui/poll-while-visible.ts';
import { say as sayUi } from '../../ui/words.ts';
import { declineInvitation, type ListedTable, listMine } from '../online/api.ts';
import { showBadge } from '../online/badge.ts';
import { me } from '../online/identity/guest.ts';
import { deadlineOf, inOrder, isMine } from '../online/waiting-games.ts';
import { BoxLid } from './game-box.tsx';
import { WaitingCard } from './waiting-card.tsx';
import { say } from './words.ts';

const EVERY = 15_000;
const FEW = 5;

function others({ players }: ListedTable, guest: string): string {
  const names = players.flatMap((one) => {
    if (one === null) return [];
    if ('level' in one) return [levelName(one.level)];
    return one.guest === guest ? [] : [one.name];
  });
  return new Intl.ListFormat(language()).format(names);
}

/** In milliseconds; null if the clock has no limit or counts minutes rather than days. */
function leftFor(table: ListedTable, guest: string): number | null {
  const deadline = deadlineOf(table, guest);
  return deadline === null || !isUnhurried(table.clock) ? null : Math.max(0, deadline - Date.now());
}

function leftText(table: ListedTable, guest: string): string {
  const left = leftFor(table, guest);
  return left === null ? '' : say().timeLeft(timeText(left));
}

const hurries = (table: ListedTable, guest: string): boolean => {
  const left = leftFor(table, guest);
  return left !== null && isNear(table.clock, left);
};

function stateOf(table: ListedTable, guest: string): string {
  if (table.invited !== undefined) return say().invites;
  if (table.status === 'gathering') return say().gathering;
  if (isMine(table, guest)) return [say().yourMove, leftText(table, guest)].filter(Boolean).join(', ');
  if (table.waiting.length === 0) return say().paused;
  const waited = table.players[(table.waiting[0] ?? 0) - 1];
  if (!waited) return '';
  return say().theirMove('level' in waited ? levelName(waited.level) : waited.name);
}

const Row = (props: {
  readonly table: ListedTable;
  readonly guest: string;
  readonly onDecline: () => void;
}): JSX.Element => (
  <li class="kept" classList={{ mine: isMine(props.table, props.guest), hurries: hurries(props.table, props.guest) }}>
    <a href={to('table', props.table.id)}>
      <BoxLid game={props.table.game} />
      <span>
        <b>{others(props.table, props.guest) || props.table.code}</b>
        <small>
          {GAMES[props.table.game].name}, {stateOf(props.table, props.guest)}
        </small>
      </span>
      <em>
        {props.table.invited === undefined ? say().goOn : sayUi().toTable}
        <Icon name="next" />
      </em>
    </a>
    <Show when={props.table.invited}>
      <button
        type="button"
        class="btn quiet icon"
        aria-label={say().decline(props.table.invited!)}
        onClick={() => props.onDecline()}
      >
        <Icon name="close" />
      </button>
    </Show>
  </li>
);

export function OnlineGames(): JSX.Element {
  const [tables, setTables] = createSignal<readonly ListedTable[]>([]);
  const look = async (): Promise<void> => {
    const answer = await listMine();
    if (!answer.ok) return;
    const running = answer.value.filter(({ status }) => status !== 'over');
    showBadge(running);
    setTables(inOrder(running, me()?.id ?? '').slice(0, FEW));
  };
  const decline = (id: string): void => {
    setTables(tables().filter((table) => table.id !== id));
    declineInvitation(id);
  };
  createEffect(() => {
    if (me()) onCleanup(whileSeen(look, EVERY));
  });
  // Shows the number of waiting games in the title of the tab.
  createEffect(() => {
    const waiting = tables().filter((table) => isMine(table, me()?.id ?? '')).length;
    document.title = waiting === 0 ? 'Speeltafel' : `(${waiting}) Speeltafel`;
  });
  const phone = createMediaMatch('page-small');
  const guest = (): string => me()?.id ?? '';
  const waits = (table: ListedTable): boolean =>
    phone() && table === tables()[0] && table.invited === undefined && isMine(table, guest());
  return (
    <Show when={tables().length > 0}>
      <section class="with-friends" aria-labelledby="friends">
        <h2 id="friends">{sayUi().friendsElsewhere}</h2>
        <ul class="kepts">
          <For each={tables()}>
            {(table) => (
              <Show
                when={waits(table)}
                fallback={<Row table={table} guest={guest()} onDecline={() => decline(table.id)} />}
              >
                <WaitingCard
                  game={table.game}
                  who={others(table, guest())}
                  changed={table.changed}
                  left={leftText(table, guest())}
                  hurries={hurries(table, guest())}
                  href={to('table', table.id)}
                />
              </Show>
            )}
          </For>
        </ul>
      </section>
    </Show>
  );
}
