/** Shows what happened since a player's last look, one action after the other, before the game goes on. */
import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';
import type { LookBack } from './look-back.ts';

/** Each action stands for so long, and all of them together for not much longer. */
const PACE = 1500;
const LONGEST = 8000;
/** More than this is looked at in the list of moves. */
const MOST = 20;

export interface CatchUp {
  running(): boolean;
  /** To the present position. */
  skip(): void;
}

/** `missed`: how many actions were played since the last look; told anew each time the player comes back. */
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
          // The player went elsewhere, or something new was played.
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
