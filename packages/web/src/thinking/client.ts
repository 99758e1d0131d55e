/**
 * The page's side of the thinking worker. Each request gets one answer; a new request or `stop` cancels the old one.
 */
import type { Answer, AnswerTo, Asked, Question } from './messages.ts';

export interface Thinker {
  /** For long requests, `onProgress` is called about ten times a second with the work done so far. */
  ask<K extends Question['kind']>(
    question: Extract<Asked, { kind: K }>,
    onProgress?: (done: number, of: number) => void,
  ): Promise<AnswerTo<K>>;
  /** Cancels the current request. Its promise never settles. */
  stop(): void;
}

export function createThinker(): Thinker {
  let worker: Worker | undefined;
  let busy = false;
  let asked = 0;

  const stop = (): void => {
    if (!busy) return;
    worker?.terminate();
    worker = undefined;
    busy = false;
  };

  return {
    stop,
    ask<K extends Question['kind']>(
      question: Extract<Asked, { kind: K }>,
      onProgress?: (done: number, of: number) => void,
    ) {
      stop();
      worker ??= new Worker(new URL('./thinking.worker.ts', import.meta.url), { type: 'module' });
      const id = ++asked;
      busy = true;
      const thinking = worker;
      return new Promise<AnswerTo<K>>((resolve, reject) => {
        const fail = (message: string): void => {
          busy = false;
          reject(new Error(message));
        };
        thinking.onerror = (event) => fail(event.message);
        thinking.onmessage = ({ data }: MessageEvent<Answer>) => {
          if (data.id !== id) return;
          if (data.type === 'progress') return onProgress?.(data.done, data.of);
          if (data.type === 'failed') return fail(data.message);
          busy = false;
          resolve(data as AnswerTo<K>);
        };
        thinking.postMessage({ ...question, id });
      });
    },
  };
}
