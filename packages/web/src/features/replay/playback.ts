/**
 * Plays a recorded game: the position shown, and its continuation. An action may be animated in frames, such as the
 * steps of a walk; while they run, `frame` is the one on the board.
 */
import { batch, createEffect, createSignal, on, onCleanup } from 'solid-js';
import type { Frame } from '../../games/contract/replay.ts';

export interface Playback {
  /** The number of actions played at the position shown. */
  at(): number;
  /** The frame of the last action that is shown; null once the action is over. */
  frame(): number | null;
  playing(): boolean;
  speed(): number;
  go(at: number): void;
  toggle(): void;
  faster(): void;
  /** Plays the frames of the last action once. */
  watch(): void;
  /** Stops at the end of a step of the last action. */
  showStep(step: number): void;
}

/** Milliseconds between two actions. */
const LINGER = 1300;
const SPEEDS: readonly number[] = [1, 2, 4];
const [speed, setSpeed] = createSignal(1);

export function createPlayback(
  length: number,
  start: number,
  /** The frames of the action that leads to `at`. */
  framesAt: (at: number) => readonly Frame[],
): Playback {
  const [at, setAt] = createSignal(start);
  const [frame, setFrame] = createSignal<number | null>(null);
  const [mode, setMode] = createSignal<'still' | 'playing' | 'watching'>('still');

  const put = (next: number, shown: number | null): void => {
    batch(() => {
      setAt(next);
      setFrame(shown);
    });
  };
  const begin = (next: number): void => put(next, framesAt(next).length > 0 ? 0 : null);

  /** Runs when the current frame or position has been shown long enough. */
  const proceed = (): void => {
    const shown = frame();
    if (shown !== null) {
      const more = shown + 1 < framesAt(at()).length;
      setFrame(more ? shown + 1 : null);
      if (!more && mode() === 'watching') setMode('still');
    } else if (at() < length) begin(at() + 1);
    if (mode() === 'playing' && at() === length && frame() === null) setMode('still');
  };

  createEffect(
    on([at, frame, mode], ([now, shown, how]) => {
      if (how === 'still') return;
      const ms = shown === null ? LINGER : (framesAt(now)[shown]?.ms ?? 0);
      const timer = setTimeout(proceed, ms / speed());
      onCleanup(() => clearTimeout(timer));
    }),
  );

  return {
    at,
    frame,
    playing: () => mode() !== 'still',
    speed,
    go(wished) {
      batch(() => {
        setMode('still');
        put(Math.max(0, Math.min(length, wished)), null);
      });
    },
    toggle() {
      // A game without actions cannot be played.
      if (length === 0) return;
      batch(() => {
        if (mode() !== 'still') {
          setMode('still');
          return;
        }
        setMode('playing');
        if (frame() === null) begin(at() === length ? 1 : at() + 1);
      });
    },
    faster: () => setSpeed((now) => SPEEDS[(SPEEDS.indexOf(now) + 1) % SPEEDS.length]!),
    watch() {
      batch(() => {
        begin(at());
        if (frame() !== null) setMode('watching');
      });
    },
    showStep(step) {
      batch(() => {
        setMode('still');
        const last = framesAt(at()).findLastIndex((one) => one.step === step);
        setFrame(last < 0 ? null : last);
      });
    },
  };
}
