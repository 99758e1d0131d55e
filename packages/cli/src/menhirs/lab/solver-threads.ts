/** The solver's workers as Node threads. */
import { Worker } from 'node:worker_threads';
import { menhirsSolver } from '@speeltafel/players';

type Job = menhirsSolver.Job;

interface Waiting {
  readonly job: Job;
  readonly done: (answer: never) => void;
  readonly failed: (error: Error) => void;
}

export interface ThreadCrew extends menhirsSolver.Crew {
  close(): Promise<void>;
}

/** A worker's message. */
export type Post = { readonly answer: unknown } | { readonly error: string; readonly memory: boolean };

/** A failed allocation is a RangeError, in a worker too. */
const failureOf = (error: string, memory: boolean): Error => (memory ? new RangeError(error) : new Error(error));

export function threadCrew(memory: menhirsSolver.BoardMemory, script: URL, size: number): ThreadCrew {
  const queue: Waiting[] = [];
  const workers = Array.from({ length: size }, () => new Worker(script, { workerData: memory }));
  const free = [...workers];
  const busy = new Map<Worker, Waiting>();

  function start(): void {
    while (free.length > 0 && queue.length > 0) {
      const worker = free.shift()!;
      const waiting = queue.shift()!;
      busy.set(worker, waiting);
      worker.postMessage(waiting.job);
    }
  }

  function fail(worker: Worker, error: Error): void {
    busy.get(worker)?.failed(error);
    busy.delete(worker);
  }

  for (const worker of workers) {
    worker.on('message', (post: Post) => {
      const waiting = busy.get(worker);
      busy.delete(worker);
      free.push(worker);
      if ('error' in post) waiting?.failed(failureOf(post.error, post.memory));
      else waiting?.done(post.answer as never);
      start();
    });
    worker.on('error', (error) => {
      const memory = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
      fail(worker, failureOf(error.message, memory || error instanceof RangeError));
    });
    worker.on('exit', () => fail(worker, new Error('A worker of the solver has exited.')));
  }

  return {
    run: (job) =>
      new Promise((done, failed) => {
        queue.push({ job, done, failed });
        queue.sort((a, b) => menhirsSolver.urgency(a.job) - menhirsSolver.urgency(b.job));
        start();
      }),
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
