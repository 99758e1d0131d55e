import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ThinkMessage, ThinkRequest } from '../src/index.ts';

const LONG = 'adam a2.c3.c4.e3.f3 a3.b3.c2.c4.c5.e5.f2.f4.g1.g2.g3 1/9/1/move 0/0 -';

let code = '';

beforeAll(async () => {
  const bundle = await build({
    stdin: {
      contents: `import { parentPort } from 'node:worker_threads';
        import { answerThink } from './packages/players/src/index.ts';
        parentPort.on('message', (request) =>
          answerThink(request, () => performance.now(), (message) => parentPort.postMessage(message)));`,
      resolveDir: new URL('../../..', import.meta.url).pathname,
    },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
  });
  code = bundle.outputFiles[0]!.text;
});

/** Thinks in a real thread and collects its messages until it is done. */
function think(request: Omit<ThinkRequest, 'id' | 'game' | 'seed'> & { game?: string }): Promise<ThinkMessage[]> {
  const worker = new Worker(code, { eval: true });
  return new Promise((resolve, reject) => {
    const heard: ThinkMessage[] = [];
    worker.on('error', reject);
    worker.on('message', (message: ThinkMessage) => {
      heard.push(message);
      if (message.type === 'progress') return;
      worker.terminate();
      resolve(heard);
    });
    worker.postMessage({ id: 7, game: 'menhirs', seed: 1, ...request });
  });
}

describe('a worker', () => {
  test('reports progress and then its answer', async () => {
    const heard = await think({ position: LONG, level: 'max', nodes: 60_000 });
    expect(heard.length).toBeGreaterThan(1);
    expect(heard.every(({ id }) => id === 7)).toBe(true);
    expect(heard.at(-1)).toMatchObject({
      type: 'done',
      thought: { actions: [expect.any(String), expect.any(String)] },
    });
  });

  test('keeps its time limit', async () => {
    const [last] = (await think({ position: LONG, level: 'max', ms: 100 })).slice(-1);
    expect(last?.type).toBe('done');
  });

  test('refuses invalid requests', async () => {
    expect(await think({ position: 'nowhere', level: 'max', nodes: 1 })).toMatchObject([
      { type: 'refused', code: 'bad-position' },
    ]);
    expect(await think({ position: LONG, level: 'genius', nodes: 1 })).toMatchObject([
      { type: 'refused', code: 'unknown-level' },
    ]);
    expect(await think({ game: 'chess', position: LONG, level: 'max', nodes: 1 })).toMatchObject([
      { type: 'refused', code: 'unknown-game' },
    ]);
  });

  test('can be terminated during a thought', async () => {
    const worker = new Worker(code, { eval: true });
    await new Promise((resolve) => {
      worker.once('message', resolve);
      worker.postMessage({ id: 1, game: 'menhirs', position: LONG, level: 'max', seed: 1, ms: 60_000 });
    });
    expect(await worker.terminate()).toBe(1);
  });
});
