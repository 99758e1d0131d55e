/** Replays what happened since the player's last visit, one action at a time, before the game continues. */
import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';
import type { LookBack } from './look-back.ts';

/** The time per action in milliseconds, shortened so that the whole replay takes at most `LONGEST`. */
const PACE = 1500;
const LONGEST = 8000;
/** With more missed actions only the last ones are replayed; the list of moves has the others. */
const MOST = 20;

export interface CatchUp {
  running(): boolean;
  /** Jumps to the current position. */
  skip(): void;
}

/** `missed` is the number of actions played since the last visit. It notifies each time the player returns. */
export function createCatchUp(past: LookBack, missed: Accessor<number>): CatchUp {
  const [running, setRunning] = createSignal(false);
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = (): void => {
    clearInterval(timer);
    setRunning(false);
  };
  onCleanup(stop);
  createEffect(
    on(missed, (count) => {
      stop();
      const actions = Math.min(count, MOST, past.of());
      if (actions === 0 || !past.allowed()) return;
      let shown = past.of() - actions;
      past.go(shown);
      setRunning(true);
      timer = setInterval(
        () => {
          // The player navigated elsewhere, or a new action was played.
          if (past.at() !== shown) return stop();
          past.go(++shown);
          if (past.at() === null) stop();
        },
        Math.min(PACE, LONGEST / actions),
      );
    }),
  );
  return {
    running,
    skip() {
      stop();
      past.go(past.of());
    },
  };
}
