/**
 * Runs a film: where one is, and what comes next by itself. An action may have moments of its own, such as the steps of a walk; while
 * they run, `moment` tells which one is on the board.
 */
import { batch, createEffect, createSignal, on, onCleanup } from 'solid-js';

export interface Moment {
  readonly ms: number;
  /** The step of a walk it belongs to, from 1. */
  readonly step: number;
}

export interface Projector {
  /** So many actions have been played. */
  at(): number;
  /** Which moment of the last action is shown; null when it is over. */
  moment(): number | null;
  playing(): boolean;
  speed(): number;
  go(at: number): void;
  toggle(): void;
  faster(): void;
  /** Runs the moments of the last action once. */
  watch(): void;
  /** Stands still at the end of a step of the last action's walk. */
  showStep(step: number): void;
}

/** How long an action is looked at before the next one. */
const LINGER = 1300;
const SPEEDS: readonly number[] = [1, 2, 4];
const [speed, setSpeed] = createSignal(1);

export function createProjector(
  length: number,
  start: number,
  /** The moments of the action that leads to `at`. */
  momentsAt: (at: number) => readonly Moment[],
): Projector {
  const [at, setAt] = createSignal(start);
  const [moment, setMoment] = createSignal<number | null>(null);
  const [mode, setMode] = createSignal<'still' | 'playing' | 'watching'>('still');

  const put = (next: number, shown: number | null): void => {
    batch(() => {
      setAt(next);
      setMoment(shown);
    });
  };
  const begin = (next: number): void => put(next, momentsAt(next).length > 0 ? 0 : null);

  /** What is to be done after what is shown now was shown long enough. */
  const proceed = (): void => {
    const shown = moment();
    if (shown !== null) {
      const more = shown + 1 < momentsAt(at()).length;
      setMoment(more ? shown + 1 : null);
      if (!more && mode() === 'watching') setMode('still');
    } else if (at() < length) begin(at() + 1);
    if (mode() === 'playing' && at() === length && moment() === null) setMode('still');
  };

  createEffect(
    on([at, moment, mode], ([now, shown, how]) => {
      if (how === 'still') return;
      const ms = shown === null ? LINGER : (momentsAt(now)[shown]?.ms ?? 0);
      const timer = setTimeout(proceed, ms / speed());
      onCleanup(() => clearTimeout(timer));
    }),
  );

  return {
    at,
    moment,
    playing: () => mode() !== 'still',
    speed,
    go(wished) {
      batch(() => {
        setMode('still');
        put(Math.max(0, Math.min(length, wished)), null);
      });
    },
    toggle() {
      // A game in which nothing was played has nothing to show.
      if (length === 0) return;
      batch(() => {
        if (mode() !== 'still') {
          setMode('still');
          return;
        }
        setMode('playing');
        if (moment() === null) begin(at() === length ? 1 : at() + 1);
      });
    },
    faster: () => setSpeed((now) => SPEEDS[(SPEEDS.indexOf(now) + 1) % SPEEDS.length]!),
    watch() {
      batch(() => {
        begin(at());
        if (moment() !== null) setMode('watching');
      });
    },
    showStep(step) {
      batch(() => {
        setMode('still');
        const last = momentsAt(at()).findLastIndex((one) => one.step === step);
        setMoment(last < 0 ? null : last);
      });
    },
  };
}
