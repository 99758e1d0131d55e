/** Pictures for links: cached and drawn within bounds, whatever is requested. */
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type PictureBounds, Pictures } from '../src/http/previews/pictures.ts';
import type { ServerConfig } from '../src/index.ts';
import { buildThreads } from './running.ts';

let threads: ServerConfig['threads'];
beforeAll(async () => {
  threads = await buildThreads();
});

const open: Pictures[] = [];
const pictures = (bounds: Partial<PictureBounds> = {}): Pictures => {
  const made = new Pictures(threads.pictures, bounds);
  open.push(made);
  return made;
};
afterEach(() => Promise.all(open.splice(0).map((one) => one.close())));

const square = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 60" width="90" height="60"><rect width="90" height="60" fill="${colour}"/></svg>`;

test('a picture is drawn once, even if many clients request it at once', async () => {
  const all = pictures();
  let drawn = 0;
  const ask = (): Promise<Buffer | undefined> =>
    all.get('red', () => {
      drawn++;
      return square('red');
    });
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(first!.subarray(1, 4).toString()).toBe('PNG');
  expect(second).toBe(first);
  expect(await ask()).toBe(first);
  expect(drawn).toBe(1);
  expect(all.size).toBe(first!.length);
});

test('the cache is bounded in bytes; the least recently used pictures go first', async () => {
  const one = (await pictures().get('', () => square('#000000')))!.length;
  const all = pictures({ kept: Math.round(2.5 * one) });
  const ask = (colour: string): Promise<Buffer | undefined> => all.get(colour, () => square(colour));
  for (const colour of ['#000001', '#000002', '#000001', '#000003']) await ask(colour);
  expect(all.size).toBeLessThanOrEqual(Math.round(2.5 * one));
  expect(['#000001', '#000002', '#000003'].map((colour) => all.has(colour))).toEqual([true, false, true]);
});

test('the queue is bounded; requests beyond it get nothing at once', async () => {
  const all = pictures({ waiting: 2 });
  const asked = Array.from({ length: 10 }, (_, i) => all.get(`${i}`, () => square(`#00000${i}`)));
  const found = await Promise.all(asked);
  // One is drawn while two wait.
  expect(found.map((png) => png !== undefined)).toEqual([true, true, true, ...new Array(7).fill(false)]);
  expect(await all.get('later', () => square('blue'))).toBeDefined();
});

test('a drawing that cannot be read gives nothing, and the next one is drawn', async () => {
  const all = pictures();
  const [broken, fine] = await Promise.all([
    all.get('broken', () => 'no drawing'),
    all.get('fine', () => square('red')),
  ]);
  expect(broken).toBeUndefined();
  expect(fine).toBeDefined();
  expect(all.has('broken')).toBe(false);
});

test('an idle thread ends, and is started again', async () => {
  const all = pictures({ idle: 1 });
  expect(await all.get('a', () => square('red'))).toBeDefined();
  await expect.poll(() => all.running).toBe(false);
  expect(await all.get('b', () => square('blue'))).toBeDefined();
});

test('pending drawings give nothing when the server ends', async () => {
  const all = pictures();
  const waiting = ['a', 'b'].map((name) => all.get(name, () => square('red')));
  await all.close();
  expect(await Promise.all(waiting)).toEqual([undefined, undefined]);
  expect(await all.get('c', () => square('red'))).toBeUndefined();
});
