/** A thread of the solver. Started by solver-threads.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { menhirsSolver } from '@speeltafel/players';
import type { Post } from './solver-threads.ts';

const workshop = new menhirsSolver.Workshop(workerData as menhirsSolver.BoardMemory);

parentPort!.on('message', (job: menhirsSolver.Job) => {
  let post: Post;
  try {
    post = { answer: workshop.do(job) };
  } catch (error) {
    post = { error: error instanceof Error ? error.message : String(error), memory: error instanceof RangeError };
  }
  parentPort!.postMessage(post);
});
