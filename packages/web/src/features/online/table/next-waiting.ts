/** The next game that waits for a player who has nothing to do at this table. */
import { type Accessor, createEffect, createMemo, createSignal, onCleanup } from 'solid-js';
import { go, to } from '../../../router/route.ts';
import { isUnhurried } from '../../../session/time-left.ts';
import { whileSeen } from '../../../ui/poll-while-visible.ts';
import { listMine } from '../api.ts';
import { inOrder, isMine } from '../waiting-games.ts';
import { say } from '../words.ts';
import type { Notice } from './seat-box.tsx';
import type { TableConnection } from './table-connection.ts';

const EVERY = 30_000;

/** `idle`: the game is over, or it is another player's turn. */
export function createNextWaiting(connection: TableConnection, idle: Accessor<boolean>): Accessor<Notice | undefined> {
  const [waiting, setWaiting] = createSignal<readonly string[]>([]);
  const looks = createMemo(
    () =>
      connection.mine().length > 0 && isUnhurried(connection.view().clock) && !connection.view().tournament && idle(),
  );
  async function look(): Promise<void> {
    const answer = await listMine();
    if (!answer.ok) return;
    const others = inOrder(answer.value, connection.guest.id).filter(
      (table) => table.id !== connection.id && table.status === 'playing' && isMine(table, connection.guest.id),
    );
    setWaiting(others.map(({ id }) => id));
  }
  createEffect(() => {
    if (!looks()) setWaiting([]);
    else onCleanup(whileSeen(look, EVERY));
  });
  return createMemo(() => {
    const [first] = waiting();
    if (first === undefined) return undefined;
    return { text: say().gamesWait(waiting().length), label: say().nextWaiting, run: () => go(to('table', first)) };
  });
}
