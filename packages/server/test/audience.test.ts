import { expect, test } from 'vitest';
import { Audience, type Watcher } from '../src/host/audience.ts';
import { newScreen } from '../src/host/screen-guest.ts';

const watcher = (guest: string): Watcher<never, never> => ({ guest, sendView() {}, here() {} });

test('a guest who left is away from that time on; of very many, those who left first are dropped', () => {
  const audience = new Audience<never, never>(1000);
  const [ann, bob] = [watcher('ann'), watcher('bob')];
  expect([audience.add(ann), audience.add(ann), audience.add(bob)]).toEqual([true, false, true]);
  expect([audience.remove(ann, 2000), audience.remove(ann, 2500), audience.remove(bob, 3000)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(['ann', 'bob', 'cas'].map((guest) => audience.awayFor(guest, 5000))).toEqual([3000, 2000, 4000]);
  for (let i = 0; i < 499; i++) {
    const other = watcher(`other-${i}`);
    audience.add(other);
    audience.remove(other, 4000);
  }
  expect(['ann', 'bob', 'other-0'].map((guest) => audience.awayFor(guest, 5000))).toEqual([4000, 2000, 1000]);
});

test('televisions that come and go do not change the presence of players', () => {
  const audience = new Audience<never, never>(0);
  for (const [i, one] of [watcher('ann'), ...Array.from({ length: 500 }, () => watcher(newScreen().id))].entries()) {
    audience.add(one);
    audience.remove(one, 1000 + i);
  }
  expect(audience.awayFor('ann', 3000)).toBe(2000);
});

test('a guest with two windows is present until both are closed', () => {
  const audience = new Audience<never, never>(0);
  const windows = [watcher('ann'), watcher('ann')];
  for (const one of windows) audience.add(one);
  expect(audience.own).toEqual(['ann']);
  audience.remove(windows[0]!, 100);
  expect(audience.awayFor('ann', 500)).toBe(0);
  audience.remove(windows[1]!, 200);
  expect(audience.awayFor('ann', 500)).toBe(300);
});
