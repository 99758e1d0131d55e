/**
 * Stores on the server what a player has seen last in a game with days per turn (or without a clock), and their
 * tentative turn. They continue with it on any of their devices, and are first shown what has happened since.
 */
import type { Seat } from '@speeltafel/rules';
import { type Accessor, createEffect, createSignal, onCleanup, untrack } from 'solid-js';
import type { Remote } from '../../../session/online.ts';
import { isUnhurried } from '../../../session/time-left.ts';
import { ask } from '../api.ts';
import type { TableConnection } from './table-connection.ts';

interface Tried {
  readonly after: number;
  readonly seat: Seat;
  readonly actions: readonly string[];
}

export interface Bookmark {
  readonly seen: number;
  readonly tried: Tried | null;
}

/** In milliseconds. A tentative turn is made in several steps, so wait for the last one. */
const SETTLED = 800;
/** In milliseconds, after returning to the page. */
const HEARD_WITHIN = 5000;

/** Undefined if there is none: for spectators, in a quick game, or if the server does not answer. */
export async function fetchBookmark(connection: TableConnection): Promise<Bookmark | undefined> {
  if (connection.mine().length === 0 || !isUnhurried(connection.view().clock)) return undefined;
  const answer = await ask<{ readonly bookmark: Bookmark | null }>('GET', `tables/${connection.id}/bookmark`);
  return answer.ok ? (answer.value.bookmark ?? undefined) : undefined;
}

/** The bookmark if it arrived before the game was shown, and the pending request. */
export interface FirstBookmark {
  readonly known: Bookmark | undefined;
  readonly asked: Promise<Bookmark | undefined>;
}

/**
 * Returns the number of actions played since the player's last visit. The first bookmark may arrive late, because the
 * game does not wait for it.
 */
export function keepBookmark<O, P, A>(
  connection: TableConnection,
  remote: Remote<O, P, A>,
  first: FirstBookmark,
): Accessor<number> {
  const [missed, setMissed] = createSignal(0, { equals: false });
  if (connection.mine().length === 0 || !isUnhurried(connection.view().clock)) return missed;
  const { game } = remote.kit;
  const count = (): number => connection.view().played.length;

  function tried(): Tried | null {
    const line = remote.table().tentative;
    if (line === null) return null;
    const actions = line.actions.map((action, i) => game.makeAction(action, line.positions[i]!, line.seat));
    return { after: count(), seat: line.seat, actions };
  }

  /** Restores a tentative turn as far as it can still be played. */
  function tryAgain({ after, seat, actions }: Tried): void {
    if (after !== count() || remote.table().tentative !== null || !connection.mine().includes(seat)) return;
    for (const text of actions) {
      const action = game.parseAction(text, remote.table().tentative?.positions.at(-1) ?? remote.position());
      if (!action.ok || remote.tryOut(seat, action.value.action) !== null) return;
    }
  }

  const textOf = (one: Bookmark): string => JSON.stringify(one);
  let kept = '';
  /** The stored bookmark must not be overwritten before it was read. */
  let known = first.known !== undefined;
  function take(bookmark: Bookmark | undefined): void {
    if (bookmark === undefined) return;
    kept = textOf(bookmark);
    if (bookmark.seen < count()) setMissed(count() - bookmark.seen);
    if (bookmark.tried !== null) tryAgain(bookmark.tried);
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  function put(leaving = false): void {
    clearTimeout(timer);
    const now = { seen: count(), tried: untrack(tried) };
    if (!known || textOf(now) === kept) return;
    kept = textOf(now);
    ask('PUT', `tables/${connection.id}/bookmark`, now, { leaving });
  }

  take(first.known);
  if (first.known === undefined) {
    first.asked.then((bookmark) => {
      take(bookmark);
      known = true;
      timer = setTimeout(put, SETTLED);
    });
  }
  let last = count();
  let cameBack = Number.NEGATIVE_INFINITY;
  createEffect(() => {
    // A device that was asleep receives the missed actions only when its connection is back.
    if (count() > last && Date.now() - cameBack < HEARD_WITHIN) setMissed(count() - last);
    if (!document.hidden) last = count();
    remote.table();
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(put, SETTLED);
  });
  let away = document.hidden;
  const look = async (): Promise<void> => {
    if (document.hidden) {
      // Everything played before this moment has been seen.
      if (!away) put(true);
      away = true;
      last = count();
      return;
    }
    if (!away) return;
    away = false;
    cameBack = Date.now();
    const seen = await fetchBookmark(connection);
    // The player may have seen more on another device.
    if (!document.hidden) take(seen);
    timer = setTimeout(put, SETTLED);
  };
  document.addEventListener('visibilitychange', look);
  onCleanup(() => {
    document.removeEventListener('visibilitychange', look);
    if (!document.hidden) put(true);
    clearTimeout(timer);
  });
  return missed;
}
