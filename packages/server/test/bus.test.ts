import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Bus, Hint } from '../src/bus/bus.ts';
import { natsBus } from '../src/bus/nats.ts';
import { hasNats, type Service, startNats } from './services.ts';

const HOUR = 3_600_000;
const PATIENCE = 10_000;

let nats: Service;
let buses: readonly Bus[] = [];

afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(buses.map((bus) => bus.close()));
  await nats.stop();
});

/** The buses of two nodes, and the tables of the hints that the second receives. */
async function connectTwo(): Promise<{ readonly first: Bus; readonly second: Bus; readonly heard: Set<string> }> {
  nats = await startNats();
  const [first, second] = [natsBus(nats.url), natsBus(nats.url)];
  buses = [first, second];
  const heard = new Set<string>();
  second.subscribe((hint) => void (hint.kind === 'changed' && heard.add(hint.table)));
  await untilHeard(first, heard, 'greeting');
  return { first, second, heard };
}

/** Hints may be lost, so one is sent until it arrives. */
const untilHeard = (from: Bus, heard: ReadonlySet<string>, table: string): Promise<void> =>
  vi.waitFor(
    () => {
      const hint: Hint = { kind: 'changed', table };
      from.publish(hint);
      if (!heard.has(table)) throw new Error('not yet');
    },
    { timeout: PATIENCE, interval: 50 },
  );

describe.runIf(hasNats())('hints over NATS', () => {
  test('arrive again after NATS was restarted', async () => {
    const { first, heard } = await connectTwo();
    await nats.kill();
    first.publish({ kind: 'changed', table: 'lost' });
    await nats.start();
    await untilHeard(first, heard, 'back');
    expect(heard).not.toContain('lost');
  });

  test('arrive again after NATS was restarted, even if the system clock went back in between', async () => {
    const system = Date.now;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => system() + HOUR);
    const { first, heard } = await connectTwo();
    clock.mockRestore();
    await nats.kill();
    await nats.start();
    await untilHeard(first, heard, 'back');
  });

  test('arrive after one whose listener failed', async () => {
    const { first, second, heard } = await connectTwo();
    second.subscribe(({ kind }) => {
      if (kind === 'removed') throw new Error('This table cannot be dropped.');
    });
    first.publish({ kind: 'removed', table: 'broken' });
    await untilHeard(first, heard, 'next');
  });

  test('reach no listener after closing, without an error', async () => {
    const { first } = await connectTwo();
    await first.close();
    expect(() => first.publish({ kind: 'changed', table: 'late' })).not.toThrow();
  });
});
