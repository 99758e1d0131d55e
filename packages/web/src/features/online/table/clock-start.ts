/** In a new game no clock runs before the player to act has seen the board and had a moment to look at it. */
import type { Seat } from '@speeltafel/rules';
import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';
import type { TableConnection } from './table-connection.ts';

const MOMENT = 3000;

/** `seat` is the seat of this page that is to act. */
export function startClockOnSight(connection: TableConnection, seat: Accessor<Seat | undefined>): void {
  const [visible, setVisible] = createSignal(!document.hidden);
  const look = (): void => void setVisible(!document.hidden);
  document.addEventListener('visibilitychange', look);
  onCleanup(() => document.removeEventListener('visibilitychange', look));
  createEffect(() => {
    const first = seat();
    if (connection.view().still?.why !== 'unseen' || first === undefined || !visible()) return;
    const timer = setTimeout(() => connection.send({ kind: 'seen', seat: first }), MOMENT);
    onCleanup(() => clearTimeout(timer));
  });
}
