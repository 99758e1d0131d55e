/**
 * The course of a game under hidden fog. The server sends the current view and the last turns. Earlier turns are known
 * only if this page saw them. The rules play on from positions made from the views.
 */
import type { Course, Played, Seat } from '@speeltafel/rules';
import { conceals, hosted, supposed, type TableGame } from '@speeltafel/table';

/** Keeps the old object if the value is the same, so that the board does not animate again. */
export const same = <T>(now: T, before: T | undefined): T =>
  before !== undefined && JSON.stringify(before) === JSON.stringify(now) ? before : now;

interface Seen<P, A> {
  readonly seat: Seat;
  readonly at: number;
  readonly position: P;
  /** Null while it is secret. */
  readonly played: Played<A> | null;
}

export interface Recalled<O, P, A> extends Course<O, P, A> {
  /** Whether some earlier actions are unknown to this page. */
  readonly hasGap: boolean;
}

export function createRecall<O, P, A>(kit: TableGame<O, P, A>, options: O) {
  const { game } = kit;
  /** Indexed by the number of actions before it. */
  let seen: (Seen<P, A> | undefined)[] = [];
  let now: P | undefined;

  /** Finds an action that is not sent but visible: the one that leads to this view. */
  function watch({ seat, at }: hosted.VisibleAction, position: P, view: unknown): Seen<P, A> {
    const shown = JSON.stringify(view);
    const action = game.actions(position, seat, at).find((each) => {
      const next = game.play(position, seat, each, at);
      return next.ok && JSON.stringify(game.view(next.value, null)) === shown;
    });
    return { seat, at, position, played: action === undefined ? null : { seat, at, action } };
  }

  function look({ seat, at, action }: hosted.VisibleAction, view: unknown, old: Seen<P, A> | undefined): Seen<P, A> {
    if (action !== null && old?.played) return old;
    const position = old?.position ?? supposed(kit, view);
    const parsed = action === null ? null : game.parseAction(action, position);
    return { seat, at, position, played: parsed?.ok ? { seat, at, action: parsed.value.action } : null };
  }

  return (view: hosted.ClientView, known: Course<O, P, A> | undefined): Recalled<O, P, A> => {
    const first = view.played.length - view.before.length;
    if (now !== undefined && first === view.played.length && first === seen.length + 1) {
      seen = [...seen, watch(view.played.at(-1)!, now, view.view)];
    }
    const isOther = (one: hosted.VisibleAction, i: number): boolean =>
      seen[i]?.at !== one.at || seen[i]?.seat !== one.seat;
    // After a takeback, or if something was missed, what came before the gap is useless.
    const from = view.played.findLastIndex((one, i) => i < first && isOther(one, i)) + 1;
    seen = view.played.map((one, i) => {
      if (i < from) return undefined;
      const old = isOther(one, i) ? undefined : seen[i];
      return i < first ? old : look(one, view.before[i - first], old);
    });
    now = same(supposed(kit, view.view), known?.positions.at(-1));
    const positions: P[] = [];
    const played: Played<A>[] = [];
    for (const one of seen) {
      if (one?.played == null || conceals(kit, now, one.played)) continue;
      positions.push(one.position);
      played.push(one.played);
    }
    positions.push(now);
    return { options, ...hosted.chanceOf(view), positions, played, hasGap: seen.includes(undefined) };
  };
}
