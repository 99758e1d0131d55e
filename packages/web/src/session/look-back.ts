/** Looking back at a game that goes on. Nothing can be played before one is back, and whatever happens brings one back. */
import { createEffect, createSignal, on } from 'solid-js';
import type { Session } from './local.ts';

export interface Past {
  /** So much was played at the position that is looked at; null for now. */
  at(): number | null;
  /** The same as a number. */
  count(): number;
  of(): number;
  allowed(): boolean;
  go(to: number): void;
  /** Whether the key was one for looking back. */
  pressed(event: KeyboardEvent): boolean;
}

/** `asked` is a position that a question is about: everybody looks at it first. */
export function createPast<O, P, A>(
  { table }: Session<O, P, A>,
  allowed: () => boolean,
  asked: () => number | null = () => null,
): Past {
  const [at, setAt] = createSignal<number | null>(null);
  createEffect(
    on([() => table().version, asked, allowed], ([version, to, may], before) => {
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
      if (key === ',') go(count() - 1);
      else if (key === '.') go(count() + 1);
      else if (key === 'Escape' && at() !== null) go(of());
      else return false;
      return true;
    },
  };
}
