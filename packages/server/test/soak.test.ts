import { describe, expect, test } from 'vitest';
import { dice } from './dice.ts';
import { LONG } from './long.ts';
import { buildNode } from './nodes.ts';
import { hasNats, hasPostgres } from './services.ts';
import { soak } from './soak/soak.ts';

const MINUTE = 60_000;
const minutes = LONG ? Number(process.env.SPEELTAFEL_MINUTES ?? 60) : 0.5;
const settings = LONG ? { tables: 500, pause: 4000, rest: 20_000 } : { tables: 40, pause: 400, rest: 500 };
/** How much the first node may grow between the second tenth and the last; the first tenth is warm-up. */
const MOST_GROWTH = 1.25;

describe.runIf(hasNats() && hasPostgres())(
  'two nodes with all kinds of visitors, while everything fails in turn',
  () => {
    test(
      'nothing acknowledged is lost, every game ends or can go on, and memory stays flat',
      async () => {
        const say = LONG ? (text: string) => console.log(text) : () => {};
        const report = await soak({ ...settings, code: await buildNode(), ms: minutes * MINUTE, random: dice(5), say });
        say(JSON.stringify(report));
        expect(report.acknowledged).toBeGreaterThan(settings.tables * report.disturbances);
        const { memory } = report;
        // A minute is too short to tell a leak from warm-up.
        if (LONG) expect(memory.at(-1)! / memory[1]!).toBeLessThan(MOST_GROWTH);
      },
      (minutes + 10) * MINUTE,
    );
  },
);
