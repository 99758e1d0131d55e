/** Looking back in a running game. No action can be played meanwhile, and every change of the game ends it. */
import { createEffect, createSignal, on } from 'solid-js';
import type { Session } from './session.ts';

export interface LookBack {
  /** The number of actions before the position shown; null for the current position. */
  at(): number | null;
  /** The same number, but also for the current position. */
  count(): number;
  /** The number of actions played so far. */
  of(): number;
  allowed(): boolean;
  go(to: number): void;
  /** Handles a key; returns whether it was one for looking back. */
  pressed(event: KeyboardEvent): boolean;
}

/** `preview` is the position that a pending takeback would lead to. It is shown as soon as there is one. */
export function createLookBack<O, P, A>(
  { table }: Pick<Session<O, P, A>, 'table'>,
  allowed: () => boolean,
  preview: () => number | null = () => null,
): LookBack {
  const [at, setAt] = createSignal<number | null>(null);
  createEffect(
    on([() => table().version, preview, allowed], ([version, to, may], before) => {
      if (to !== null && may) setAt(to);
      else if (before !== undefined && before[0] !== version) setAt(null);
    }),
  );
  const of = (): number => table().course.played.length;
  const count = (): number => at() ?? of();
  const go = (to: number): void => {
    if (allowed()) setAt(to >= of() ? null : Math.max(0, to));
  };
  return {
    at,
    count,
    of,
    allowed,
    go,
    pressed({ key }) {
      if (!allowed()) return false;
      if (key === ',') go(count() - 1);
      else if (key === '.') go(count() + 1);
      else if (key === 'Escape' && at() !== null) go(of());
      else return false;
      return true;
    },
  };
}
