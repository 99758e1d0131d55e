/** Drags along a line on the screen: with the mouse on a desktop, with a finger on a phone. */
import type { CDPSession, Locator, Page } from 'playwright-core';
import { touches } from './game.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export async function middle(of: Locator): Promise<Spot> {
  const box = await of.boundingBox();
  if (box === null) throw new Error('It is not visible.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The number of pointer events per segment. */
const STEPS = 4;
const between = (from: Spot, to: Spot): Spot[] =>
  Array.from({ length: STEPS }, (_, i) => ({
    x: from.x + ((to.x - from.x) * (i + 1)) / STEPS,
    y: from.y + ((to.y - from.y) * (i + 1)) / STEPS,
  }));

interface Hand {
  down(at: Spot): Promise<unknown>;
  move(to: Spot): Promise<unknown>;
  up(): Promise<unknown>;
}

const mouse = (page: Page): Hand => ({
  async down(at) {
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
  },
  move: (to) => page.mouse.move(to.x, to.y),
  up: () => page.mouse.up(),
});

/** In milliseconds. A finger needs time to move elsewhere: the browser ignores a tap right after a drag. */
const TRAVEL = 400;

const finger = (cdp: CDPSession): Hand => ({
  down: (at) => cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] }),
  move: (to) => cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [to] }),
  async up() {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await new Promise((there) => setTimeout(there, TRAVEL));
  },
});

/** `held` can look at the page before the pointer is released. */
export async function drag(page: Page, [start, ...line]: readonly Spot[], held?: () => Promise<void>): Promise<void> {
  const hand = (await touches(page)) ? finger(await page.context().newCDPSession(page)) : mouse(page);
  await hand.down(start!);
  let at = start!;
  for (const next of line) {
    for (const spot of between(at, next)) await hand.move(spot);
    at = next;
  }
  await held?.();
  await hand.up();
}

/** Spreads two fingers apart, up to `far` from the middle. */
export async function spread(page: Page, around: Spot, far: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: around.x - apart, y: around.y, id: 1 },
    { x: around.x + apart, y: around.y, id: 2 },
  ];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
  for (let step = 1; step <= 10; step++) {
    await cdp.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: fingers(20 + ((far - 20) * step) / 10),
    });
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
