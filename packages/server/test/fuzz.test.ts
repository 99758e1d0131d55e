import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dice } from './dice.ts';
import { fuzz } from './fuzz.ts';
import { LONG } from './long.ts';
import { buildNode } from './nodes.ts';

const MESSAGES = LONG ? 1_000_000 : 20_000;
const MINUTE = 60_000;
/** Megabytes the server may grow between a tenth of the messages and the end. */
const MOST_GROWTH = 150;

test(
  `${MESSAGES} malformed, oversized, replayed, reordered and unauthorised messages: each answered once, nothing lost, no leak`,
  async () => {
    const code = await buildNode();
    const file = join(mkdtempSync(join(tmpdir(), 'speeltafel-')), 'fuzz.db');
    const where = { kind: 'file', file, worker: code.threads.store } as const;
    const say = LONG ? (text: string) => console.log(text) : undefined;
    const report = await fuzz({ code, where, messages: MESSAGES, sockets: 10, random: dice(3), ...(say && { say }) });
    say?.(JSON.stringify(report));
    expect(report.kept).toBeGreaterThan(100);
    expect(report.memory[1] - report.memory[0]).toBeLessThan(MOST_GROWTH);
  },
  LONG ? 30 * MINUTE : 4 * MINUTE,
);
