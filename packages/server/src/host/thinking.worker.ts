/** A computer player's thread. Started by computers.ts. */
import { parentPort } from 'node:worker_threads';
import { answerThink, menhirsPlayers } from '@speeltafel/players';
import { menhirs } from '@speeltafel/rules';
import type { Thought, ToThink } from './computers.ts';

function claims({ game, level, position, options, seat, seed }: ToThink): boolean {
  const grade = game === 'menhirs' ? menhirsPlayers.MENHIRS_LEVELS.find(({ id }) => id === level) : undefined;
  const setting = menhirs.parseOptions(options);
  const here = grade !== undefined && setting.ok ? menhirs.parsePosition(position, setting.value) : undefined;
  return grade !== undefined && here?.ok === true && menhirsPlayers.playerOf(grade).claims(here.value, seat, seed);
}

const post = (thought: Thought): void => parentPort!.postMessage(thought);

parentPort!.on('message', (asked: ToThink) => {
  const { id } = asked;
  if (asked.mayClaim && claims(asked)) return post({ id, actions: ['!'] });
  if (!asked.waited) return post({ id, actions: [] });
  answerThink(
    asked,
    () => performance.now(),
    (heard) => {
      if (heard.type === 'done') post({ id, actions: heard.thought.actions });
      if (heard.type === 'refused') post({ id, actions: [] });
    },
  );
});
