import { describe, expect, test } from 'vitest';
import { FairQueue } from '../src/host/fair-queue.ts';
import { type Question, Thinking } from '../src/host/thinking.ts';

const thread = (body: string): URL =>
  new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; ${body}`)}`);

/** Answers with the level it was asked for. */
const ECHO = thread(
  "parentPort.on('message', ({ id, level }) => setTimeout(() => parentPort.postMessage({ id, actions: [level] }), 20));",
);
/** Hangs, dies or answers, depending on the level. */
const MOODY = thread(`parentPort.on('message', ({ id, level }) => {
  if (level === 'hang') for (;;);
  if (level === 'throw') throw new Error('broken');
  if (level === 'exit') process.exit(1);
  parentPort.postMessage({ id, actions: [level] });
});`);

const ask = (level: string, ms = 60_000): Question => ({
  level,
  seat: 1,
  game: 'menhirs',
  position: '',
  options: '',
  seen: 0,
  mayClaim: false,
  waited: true,
  late: false,
  seed: 1,
  ms,
});

const mallory = { guest: 'mallory', network: 'a' };
const ann = { guest: 'ann', network: 'b' };

describe('threads for computer players', () => {
  test('a guest with a hundred requests delays other guests by no more than the current one', () => {
    const queue = new FairQueue<string>();
    for (let i = 0; i < 100; i++) queue.add(mallory, `m${i}`);
    expect(queue.take()).toBe('m0');
    queue.add(ann, 'ann 0');
    queue.add(ann, 'ann 1');
    expect([1, 2, 3, 4].map(() => queue.take())).toEqual(['m1', 'ann 0', 'm2', 'ann 1']);
    expect([1, 2].map(() => queue.take())).toEqual(['m3', 'm4']);
  });

  test('many guests of one network share its turns', () => {
    const queue = new FairQueue<string>();
    for (let i = 0; i < 50; i++) queue.add({ guest: `sock puppet ${i}`, network: 'a' }, `m${i}`);
    queue.add(ann, 'ann');
    expect([1, 2].map(() => queue.take())).toContain('ann');
    expect([1, 2, 3].map(() => queue.take())).toEqual(['m1', 'm2', 'm3']);
  });

  test('all requests are answered, by no more threads than allowed', async () => {
    const thinking = new Thinking(ECHO, 2);
    const levels = Array.from({ length: 9 }, (_, i) => `level ${i}`);
    const answers = levels.map((level) => thinking.think(mallory, ask(level)));
    expect(thinking.size).toBe(2);
    expect((await Promise.all(answers)).map(({ actions }) => actions[0])).toEqual(levels);
    await thinking.close();
    expect(thinking.size).toBe(0);
  });

  test('closing drops waiting requests and starts no thread again', async () => {
    const thinking = new Thinking(ECHO, 1);
    const answers = ['a', 'b', 'c'].map((level) => thinking.think(mallory, ask(level)));
    await thinking.close();
    expect((await Promise.all(answers)).map(({ actions }) => actions)).toEqual([[], [], []]);
    expect(await thinking.think(ann, ask('late'))).toMatchObject({ actions: [] });
    expect(thinking.size).toBe(0);
  });

  test.each(['hang', 'throw', 'exit'])(
    'a thread that meets "%s" loses only that request, and is replaced',
    async (mood) => {
      const thinking = new Thinking(MOODY, 1, 200);
      const [lost, next] = [
        thinking.think(mallory, ask(mood, mood === 'hang' ? 100 : 60_000)),
        thinking.think(ann, ask('well')),
      ];
      expect(await lost).toMatchObject({ actions: [] });
      expect(thinking.size).toBeLessThanOrEqual(1);
      expect(await next).toMatchObject({ actions: ['well'] });
      expect(thinking.size).toBe(1);
      await thinking.close();
    },
  );
});
