/** The page's side of the solver: the opponent's reply, and the win from a position. */
import type { Solution } from '@speeltafel/players/puzzles';
import { onCleanup } from 'solid-js';

export interface SolverQuestion {
  readonly id: number;
  readonly kind: 'answer' | 'win';
  readonly position: string;
  /** Counts the turns of both players. */
  readonly turns: number;
}

export interface SolverAnswer {
  readonly id: number;
  readonly refutes: boolean;
  readonly turn: Solution;
}

export type Solver = (kind: SolverQuestion['kind'], position: string, turns: number) => Promise<SolverAnswer>;

export function createSolver(): Solver {
  let worker: Worker | undefined;
  let asked = 0;
  onCleanup(() => worker?.terminate());
  return (kind, position, turns) => {
    worker ??= new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
    const asking = worker;
    const id = ++asked;
    return new Promise((resolve, reject) => {
      const receive = ({ data }: MessageEvent<SolverAnswer>): void => {
        if (data.id !== id) return;
        asking.removeEventListener('message', receive);
        resolve(data);
      };
      asking.addEventListener('message', receive);
      asking.addEventListener('error', (event) => reject(new Error(event.message)), { once: true });
      asking.postMessage({ id, kind, position, turns } satisfies SolverQuestion);
    });
  };
}
