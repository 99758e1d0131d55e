import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CrashSetting, crashTrials } from './crash.ts';
import { dice } from './dice.ts';
import { LONG } from './long.ts';
import { buildNode, type NodeCode } from './nodes.ts';
import { hasPostgres, startPostgres } from './services.ts';

const MINUTE = 60_000;
const PATIENCE = LONG ? 30 * MINUTE : 4 * MINUTE;
const pairs = LONG ? 8 : 4;

let code: NodeCode;
beforeAll(async () => {
  code = await buildNode();
});

async function run(setting: Omit<CrashSetting, 'code' | 'pairs'>): Promise<void> {
  const say = LONG ? (text: string) => console.log(text) : undefined;
  const report = await crashTrials({ ...setting, code, pairs, ...(say && { say }) });
  say?.(JSON.stringify(report));
  expect(report.acknowledged).toBeGreaterThan(setting.trials * pairs);
}

describe('a killed server loses nothing it acknowledged, runs nothing twice, and every client catches up', () => {
  test(
    'on SQLite',
    async () => {
      const file = join(mkdtempSync(join(tmpdir(), 'speeltafel-')), 'crash.db');
      const where = { kind: 'file', file, worker: code.threads.store } as const;
      await run({ where, trials: LONG ? 50 : 3, random: dice(1) });
    },
    PATIENCE,
  );

  test.runIf(hasPostgres())(
    'on PostgreSQL, with server and database killed in turn',
    async () => {
      const database = await startPostgres();
      try {
        const where = { kind: 'postgres', url: database.url } as const;
        await run({ where, trials: LONG ? 20 : 2, random: dice(2), database });
      } finally {
        await database.stop();
      }
    },
    PATIENCE,
  );
});
