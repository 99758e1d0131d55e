/** The page's side of solving one board in a worker. */
import { createSignal, onCleanup } from 'solid-js';
import type { SolveNews, SolveOrder } from './solve.worker.ts';

export type Solving =
  | { readonly state: 'idle' }
  | {
      readonly state: 'working';
      readonly share: number;
      /**
       * 0 for the last two rounds, which are solved first; then 4 and 3 for the lengths, then 2 and 1; null before the
       * start.
       */
      readonly pass: number | null;
      readonly round: number | null;
      readonly paused: boolean;
      /** Estimated milliseconds left; null while unknown. */
      readonly left: number | null;
    }
  | { readonly state: 'solved'; readonly value: number; readonly kept: boolean }
  | { readonly state: 'failed'; readonly why: 'memory' | 'other' };

export interface Solver {
  now(): Solving;
  begin(board: string): void;
  pause(): void;
  goOn(): void;
  stop(): void;
}

/** The least memory of a device, in gigabytes. Not all browsers report it; without a report the solver tries. */
const FEWEST_GIGABYTES = 4;
const isTooSmall = (): boolean =>
  ((navigator as { readonly deviceMemory?: number }).deviceMemory ?? FEWEST_GIGABYTES) < FEWEST_GIGABYTES;

/** An estimate needs at least this share of the work. */
const ENOUGH = 0.03;

export function createSolver(): Solver {
  let worker: Worker | undefined;
  const [now, setNow] = createSignal<Solving>({ state: 'idle' });
  let from = { at: 0, share: 0 };
  const end = (): void => {
    worker?.terminate();
    worker = undefined;
  };
  onCleanup(end);
  const send = (order: SolveOrder): void => worker?.postMessage(order);
  const restart = (share: number): void => {
    from = { at: performance.now(), share };
  };
  const leftAt = (share: number): number | null => {
    const done = share - from.share;
    return done < ENOUGH ? null : ((performance.now() - from.at) * (1 - share)) / done;
  };
  function hear(news: SolveNews): void {
    const before = now();
    if (news.kind === 'solved' || news.kind === 'failed') {
      end();
      setNow({ ...news, state: news.kind } as Solving);
    } else if (before.state === 'working') {
      const { share, stage } = news;
      // A resumed solve jumps ahead to where it was.
      if (share - before.share > 0.2) restart(share);
      setNow({ ...before, share, pass: stage?.pass ?? null, round: stage?.round ?? null, left: leftAt(share) });
    }
  }
  const setPaused = (paused: boolean): void => {
    const before = now();
    if (before.state !== 'working') return;
    send({ kind: paused ? 'pause' : 'go-on' });
    restart(before.share);
    setNow({ ...before, paused, left: null });
  };
  return {
    now,
    begin(board) {
      end();
      if (isTooSmall()) return void setNow({ state: 'failed', why: 'memory' });
      restart(0);
      setNow({ state: 'working', share: 0, pass: null, round: null, paused: false, left: null });
      worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<SolveNews>) => hear(data);
      worker.onerror = () => {
        end();
        setNow({ state: 'failed', why: 'other' });
      };
      send({ kind: 'solve', board });
    },
    pause: () => setPaused(true),
    goOn: () => setPaused(false),
    stop() {
      end();
      setNow({ state: 'idle' });
    },
  };
}
