/** The thread in which computer players think. Started by thinking.ts. */
import { parentPort } from 'node:worker_threads';
import { answerThink } from '@speeltafel/players';
import type { ThinkRequest, Thought } from './thinking.ts';

const post = (thought: Thought): void => parentPort!.postMessage(thought);

parentPort!.on('message', (asked: ThinkRequest) => {
  const { id } = asked;
  answerThink(
    asked,
    () => performance.now(),
    (heard) => {
      if (heard.type === 'done') post({ id, actions: heard.thought.actions });
      if (heard.type === 'refused') post({ id, actions: [] });
    },
  );
});
