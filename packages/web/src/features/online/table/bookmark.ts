/**
 * Stores on the server what a player has seen last in a game with days per turn (or without a clock), and their
 * tentative turn. They continue with it on any of their devices, and are first shown what has happened since.
 */
import type { Seat } from '@speeltafel/rules';
import { waitsFor } from '@speeltafel/table';
import { type Accessor, createEffect, createSignal, on, onCleanup, untrack } from 'solid-js';
import type { Remote } from '../../../session/online.ts';
import { isUnhurried } from '../../../session/time-left.ts';
import type { Hand, OnlineParts } from '../../play/online-parts.ts';
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

interface KeptBookmark extends Pick<OnlineParts, 'keepHand'> {
  /** The number of actions played since the player's last visit. */
  readonly missed: Accessor<number>;
}

/** The first bookmark may arrive late, because the game does not wait for it. */
export function keepBookmark<O, P, A>(
  connection: TableConnection,
  remote: Remote<O, P, A>,
  first: FirstBookmark,
): KeptBookmark {
  const [missed, setMissed] = createSignal(0, { equals: false });
  if (connection.mine().length === 0 || !isUnhurried(connection.view().clock)) return { missed, keepHand() {} };
  const count = (): number => connection.view().played.length;
  let hand: Hand = {};
  const ownSeat = (): Seat | undefined =>
    waitsFor(remote.kit, remote.table()).find((seat) => connection.mine().includes(seat));

  function tried(): Tried | null {
    const [seat, actions] = [ownSeat(), hand.inHand?.() ?? null];
    return seat === undefined || actions === null ? null : { after: count(), seat, actions };
  }

  /** Restores a tentative turn in the position in which it was made, if nothing is selected. */
  function tryAgain({ after, seat, actions }: Tried): void {
    if (after === count() && seat === ownSeat() && (hand.inHand?.() ?? null) === null) hand.showTurn?.(actions);
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
  function later(): void {
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(put, SETTLED);
  }
  function put(leaving = false): void {
    clearTimeout(timer);
    const now = { seen: count(), tried: untrack(tried) };
    if (!known || textOf(now) === kept) return;
    kept = textOf(now);
    ask('PUT', `tables/${connection.id}/bookmark`, now, { leaving });
  }

  if (first.known !== undefined) take(first.known);
  else {
    first.asked.then((bookmark) => {
      take(bookmark);
      known = true;
      later();
    });
  }
  let last = count();
  let cameBack = Number.NEGATIVE_INFINITY;
  createEffect(() => {
    // A device that was asleep receives the missed actions only when its connection is back.
    if (count() > last && Date.now() - cameBack < HEARD_WITHIN) setMissed(count() - last);
    if (!document.hidden) last = count();
    later();
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
    later();
  };
  document.addEventListener('visibilitychange', look);
  onCleanup(() => {
    document.removeEventListener('visibilitychange', look);
    if (!document.hidden) put(true);
    clearTimeout(timer);
  });
  return {
    missed,
    keepHand(its) {
      hand = its;
      if (first.known?.tried) tryAgain(first.known.tried);
      createEffect(on(() => hand.inHand?.(), later, { defer: true }));
    },
  };
}
