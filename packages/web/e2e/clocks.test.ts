/** The players' clocks, and the time for a claim. */
import { menhirsKit } from '@speeltafel/rules';
import { type ClockRule, floorsTable, menhirsTable, type Table, waitsFor } from '@speeltafel/table';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import playWords from '../src/features/play/words/en.ts';
import floorsWords from '../src/games/floors/words/en.ts';
import menhirsWords from '../src/games/menhirs/words/en.ts';
import { play as playFloors, sample as sampleFloors } from './harness/floors.ts';
import { begun, type MenhirsTable, person, positionOf, readFloors, readMenhirs, savedAs } from './harness/game.ts';
import { play, sample } from './harness/menhirs.ts';
import { DESKTOP, PHONE, pageTest } from './harness/page-test.ts';
import { advanced } from './harness/screens.ts';

const { MOVING } = menhirsKit;
const TWO = [person(1, 'Ada'), person(2, 'Ben')];
const NAMES = ['', 'Ada', 'Ben'] as const;
const DEVICES = [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const;
const MINUTE: ClockRule = { kind: 'fischer', initial: 60_000, increment: 0 };

/** The same table with this much time left for every player. */
function timed<O, P, A>(table: Table<O, P, A>, left: number): Table<O, P, A> {
  const since = table.course.played.at(-1)?.at ?? 0;
  return { ...table, clocks: { rule: MINUTE, left: { 1: left, 2: left }, since } };
}

const moor = (grace: 'untimed' | 5): MenhirsTable =>
  advanced(begun(menhirsTable, { variant: 'adam', grace }, TWO), (now) => positionOf(now).state.phase === MOVING);
const hall = begun(floorsTable, { players: 2 }, TWO);
const toPlay = (table: MenhirsTable): number => waitsFor(menhirsTable, table)[0]!;

/** Checks that the clock of this seat runs while the other one stands still. */
async function counts(page: Page, seat: number, clock: (seat: number) => string): Promise<void> {
  const text = (whose: number): Promise<string> => page.locator(clock(whose)).innerText();
  const [mine, other] = [await text(seat), await text(3 - seat)];
  expect(mine).toMatch(/^0:\d\d$|^1:00$/);
  await page.waitForFunction(([where, was]) => document.querySelector<HTMLElement>(where!)!.innerText !== was, [
    clock(seat),
    mine,
  ] as const);
  const [later, still] = [await text(seat), await text(3 - seat)];
  const seconds = (shown: string): number => Number(shown.split(':')[0]) * 60 + Number(shown.split(':')[1]);
  expect(seconds(later)).toBeLessThan(seconds(mine));
  expect(seconds(later)).toBeGreaterThan(seconds(mine) - 10);
  expect(still).toBe(other);
}

describe('clocks on the screen', () => {
  for (const [where, device] of DEVICES) {
    pageTest(`Menhirs on a ${where}: only the clock of the player to act runs`, device, async ({ open }) => {
      const start = timed(moor('untimed'), 60_000);
      const page = await open('#/play/clock', { storage: savedAs(menhirsTable, 'clock', start) });
      const clock = (seat: number): string => `[aria-label^="${NAMES[seat]},"] [role=timer]`;
      await page.locator(clock(1)).waitFor();
      await counts(page, toPlay(start), clock);
      let table = await readMenhirs(page);
      while (toPlay(table) === toPlay(start)) table = await play(page, sample(table));
      await counts(page, toPlay(table), clock);
    });

    pageTest(`Menhirs on a ${where}: time runs out and the opponent wins`, device, async ({ open }) => {
      const start = timed(moor('untimed'), 2500);
      const page = await open('#/play/flag', { storage: savedAs(menhirsTable, 'flag', start) });
      const loser = { name: NAMES[toPlay(start)]!, you: false };
      const winner = { name: NAMES[3 - toPlay(start)]!, you: false };
      const end = page.getByRole('alert');
      await end.getByRole('heading', { name: menhirsWords.wonBy(winner) }).waitFor();
      await end.getByText(menhirsWords.byTime(loser)).waitFor();
      expect((await readMenhirs(page)).brokenOff).toEqual({
        by: 'time',
        seat: toPlay(start),
        winner: 3 - toPlay(start),
      });
      await page.getByRole('button', { name: playWords.rematch }).waitFor();
    });

    pageTest(
      `the claim ring on a ${where}: is on the claimant's side, and disappears when it is too late`,
      device,
      async ({ open }) => {
        const start = moor(5);
        const page = await open('#/play/ring', { storage: savedAs(menhirsTable, 'ring', start), motion: true });
        await page.getByRole('button', { name: /^d3,/ }).waitFor();
        const [mover, claimant] = [toPlay(start), 3 - toPlay(start)];
        const plate = (seat: number) => page.getByRole('region', { name: new RegExp(`^${NAMES[seat]},`) });
        const claim = (seat: number) =>
          plate(seat).getByRole('button', { name: new RegExp(`^${menhirsWords.claimShort}`) });
        let table = start;
        while (toPlay(table) === mover) table = await play(page, sample(table));
        const ring = plate(claimant).locator('.mh-count-fg');
        await ring.waitFor();
        expect(await claim(claimant).isEnabled()).toBe(true);
        expect(await claim(mover).count()).toBe(0);
        expect(await plate(mover).locator('.mh-count-fg').count()).toBe(0);
        const drained = () => ring.evaluate((circle) => Number.parseFloat(getComputedStyle(circle).strokeDashoffset));
        const [first, said] = [await drained(), await claim(claimant).locator('text').textContent()];
        expect(Number(said)).toBeLessThanOrEqual(5);
        await page.waitForFunction((was) => document.querySelector('.mh-count text')!.textContent !== was, said);
        expect(await drained()).toBeGreaterThan(first);
        await page.waitForFunction(() => document.querySelector('.mh-claim') === null);
        expect((await readMenhirs(page)).version).toBe(table.version);
      },
    );
  }

  pageTest('Finstere Flure: the clocks run and run out', PHONE, async ({ open }) => {
    const page = await open('#/play/clock', { storage: savedAs(floorsTable, 'clock', timed(hall, 9000)) });
    await page.getByText(floorsWords.bringIn(true)).waitFor();
    const clock = (seat: number): string => `.ff-seat:nth-child(${seat}) [role=timer]`;
    await counts(page, 1, clock);
    await playFloors(page, sampleFloors(await readFloors(page)));
    await counts(page, 2, clock);
    await page.getByRole('heading', { name: floorsWords.timeUp('Ben') }).waitFor();
    await page.locator('main').getByText(floorsWords.wins('Ada')).waitFor();
  });
});
