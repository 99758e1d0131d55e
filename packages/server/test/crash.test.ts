import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { crashTrials } from './crash.ts';
import { buildNode, type NodeCode } from './nodes.ts';
import { startPostgres } from './services.ts';

let code: NodeCode;
beforeAll(async () => {
  code = await buildNode();
});

/** Repeatable: the same number, the same moments. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('a server that is killed loses nothing it acknowledged', () => {
  test('on a file', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'speeltafel-')), 'crash.db');
    const where = { kind: 'file', file, worker: code.threads.store } as const;
    const report = await crashTrials({ code, where, trials: 4, pairs: 4, random: dice(1) });
    expect(report.acknowledged).toBeGreaterThan(20);
  });

  test('on PostgreSQL, server and database killed in turn', async () => {
    const database = await startPostgres();
    try {
      const where = { kind: 'postgres', url: database.url } as const;
      const report = await crashTrials({ code, where, trials: 4, pairs: 4, random: dice(2), database });
      expect(report.acknowledged).toBeGreaterThan(20);
    } finally {
      await database.stop();
    }
  });
});
