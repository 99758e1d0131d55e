/** A delayed task. A new task replaces it, and it is cancelled when the component is removed. */
import { onCleanup } from 'solid-js';
import { reducedMotion } from '../../settings/settings.ts';

export interface Later {
  (what: () => void, ms?: number): void;
  cancel(): void;
}

const MOMENT = 850;

export function createLater(): Later {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => clearTimeout(timer);
  onCleanup(cancel);
  const later = (what: () => void, ms = reducedMotion() ? MOMENT / 2 : MOMENT): void => {
    cancel();
    timer = setTimeout(what, ms);
  };
  return Object.assign(later, { cancel });
}

/** Calls `act` for each item, each after the delay. `then` runs immediately after the last one. */
export function inTurn<T>(later: Later, [first, ...rest]: readonly T[], act: (one: T) => void, then = (): void => {}) {
  if (first === undefined) return then();
  later(() => {
    act(first);
    inTurn(later, rest, act, then);
  });
}
