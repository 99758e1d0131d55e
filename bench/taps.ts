/**
 * Measures the time from a tap to the next paint, in Chromium with CPU throttling. Code for the page is written as strings, because
 * bench/ is compiled without DOM types.
 */
import { floorsTable, menhirsTable } from '@speeltafel/table';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { begun, claimable, deciding, firstMove, kept, laying, person } from './games.ts';
import { median } from './measure.ts';
import { phone } from './phone.ts';
import { atMost, type Row } from './print-table.ts';

const SLOWER = 4;
const TAPS = 9;
const TURNS = 5;
/** Milliseconds between the first paint of a screen and the first tap; a player has to see the target first. */
const AFTER_SEEING = 300;

interface Taps {
  readonly on: string;
  readonly game?: string;
  /** The address of the screen, if it is not the game. */
  readonly at?: string;
  /** Taps before the measurement. */
  readonly before?: readonly string[];
  /** The targets, tapped in turn. */
  readonly things: readonly string[];
  /** The target can be tapped only once, because the game goes on after it. */
  readonly once?: true;
}

interface Waits {
  readonly first: number;
  readonly median: number;
}

/** Sends raw touch events: Playwright's own taps add listeners to the page, which would be measured too. */
async function tap(page: Page, session: CDPSession, selector: string): Promise<void> {
  const at = await placeOf(page, selector);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Milliseconds to wait for a target, also on a slow machine. */
const PATIENCE = 30_000;

/** Waits for the first visible and enabled match; returns its centre. */
async function placeOf(page: Page, selector: string): Promise<{ readonly x: number; readonly y: number }> {
  const place = (await page.evaluate(`new Promise((done) => {
    const end = performance.now() + ${PATIENCE};
    const look = () => {
      const found = [...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => !one.disabled && one.checkVisibility());
      if (found === undefined) return performance.now() < end ? requestAnimationFrame(look) : done(null);
      const { x, y, width, height } = found.getBoundingClientRect();
      done({ x: x + width / 2, y: y + height / 2 });
    };
    look();
  })`)) as { readonly x: number; readonly y: number } | null;
  if (place === null) throw new Error(`There is no ${selector} to tap on at ${page.url()}.`);
  return place;
}

const drawn = (page: Page): Promise<unknown> =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');

/** The time from each tap to the paint that shows its feedback. The screen is opened under the same CPU throttling. */
async function tapToPaint(
  browser: Browser,
  address: string,
  { game, at = '#/play/bench', before = [], things, once }: Taps,
): Promise<Waits> {
  const count = once ? 1 : TAPS;
  const { page, context, session } = await phone(browser, game);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(address + at);
  await placeOf(page, before[0] ?? things[0]!);
  await drawn(page);
  await page.waitForTimeout(AFTER_SEEING);
  for (const thing of before) {
    await tap(page, session, thing);
    await page.waitForTimeout(AFTER_SEEING);
  }
  await page.evaluate(`
    globalThis.waits = [];
    globalThis.heard = 0;
    addEventListener('click', () => heard++, true);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.interactionId > 0) waits.push([entry.interactionId, entry.duration]);
    }).observe({ type: 'event', durationThreshold: 16 });`);
  for (let taps = 0; taps < count; taps++) {
    await tap(page, session, things[taps % things.length]!);
    await drawn(page);
  }
  // The entry of the last tap is reported with a delay.
  await page.waitForTimeout(AFTER_SEEING);
  const heard = await page.evaluate('heard');
  if (heard !== count) throw new Error(`The page received ${heard} of ${count} taps on ${things.join(' and ')}.`);
  const waits = (await page.evaluate('waits')) as readonly (readonly [number, number])[];
  await context.close();
  const slowest = new Map<number, number>();
  for (const [id, ms] of waits) slowest.set(id, Math.max(ms, slowest.get(id) ?? 0));
  // Events shorter than 16 ms are not reported.
  const quick = Array.from({ length: Math.max(0, count - slowest.size) }, () => 16);
  const [earliest] = [...slowest].toSorted(([a], [b]) => a - b);
  return { first: earliest?.[1] ?? 16, median: median([...slowest.values(), ...quick]) };
}

const FOG = '.mh-place[aria-label*="fog"]';
const ARROW = '.mh-arrow.mh-legal';
const TOKEN = '.ff-pick';
const SQUARE = '[data-square][aria-label*="one step"]';
const MENU = 'header button:last-of-type';
const UNDO = '.ff-acts button[aria-keyshortcuts="u"]';
const tool = (which: number): string => `.play-tools .play-tool:nth-child(${which})`;

function everyTap(): readonly Taps[] {
  const moor = kept(menhirsTable, firstMove());
  const lay = kept(menhirsTable, laying());
  const claim = kept(menhirsTable, claimable());
  const decide = kept(menhirsTable, deciding());
  const hall = kept(floorsTable, begun(floorsTable, { players: 2 }, [person(1), person(2)]));
  return [
    { on: 'fog', game: moor, things: [FOG, '.mh-place[aria-label*="forest"]'] },
    { on: 'a direction', game: moor, before: [FOG], things: [ARROW] },
    { on: 'the direction again, which moves', game: moor, before: [FOG, ARROW], things: ['.mh-previewed'], once: true },
    { on: 'a place for fog', game: lay, things: ['.mh-place[aria-label*="may be laid"]'] },
    { on: 'claim', game: claim, things: ['.mh-claim'] },
    {
      on: 'a choice at the decision',
      game: decide,
      before: ['.mh-choices .btn'],
      things: ['.mh-choices .btn'],
      once: true,
    },
    { on: 'the list of moves', game: moor, things: [tool(1)], once: true },
    { on: 'turning the moor', game: moor, things: [tool(2)] },
    { on: 'undo', game: moor, things: [tool(3)], once: true },
    { on: 'the menu of Menhirs', game: moor, things: [MENU], once: true },
    { on: 'a token', game: hall, things: [TOKEN, UNDO] },
    { on: 'a square', game: hall, before: [TOKEN], things: [SQUARE, UNDO] },
    { on: 'stop', game: hall, before: [TOKEN, SQUARE], things: ['[aria-keyshortcuts="s"]'], once: true },
    { on: 'a card', game: hall, things: ['.ff-deck button'] },
    { on: 'zoom', game: hall, things: ['.ff-zoom'] },
    { on: 'the menu of Finstere Flure', game: hall, things: [MENU], once: true },
    { on: 'Play now', at: '', things: ['.game .btn.primary'], once: true },
    { on: 'a language', at: '#/settings', things: ['label:has([value=nl])', 'label:has([value=en])'] },
    { on: 'light or dark', at: '', things: ['.head button'] },
    {
      on: 'Begin at the real table',
      at: '#/companion/menhirs/table',
      things: ['.companion-form [type=submit]'],
      once: true,
    },
  ];
}

export async function tapRows(browser: Browser, address: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const each of everyTap()) {
    const turns: Waits[] = [];
    for (let turn = 0; turn < TURNS; turn++) turns.push(await tapToPaint(browser, address, each));
    const what = `tap on ${each.on} to next paint, ${SLOWER}x slower`;
    // Only without earlier taps is this the first tap on the screen. There is one per run, so take the median, not the best.
    const firsts = median(turns.map((waits) => waits.first));
    const name = each.once ? what : `first ${what}`;
    if (each.before === undefined || each.once) rows.push(atMost(`${name}, median of ${TURNS}`, firsts, 'ms', 50));
    if (each.once) continue;
    rows.push(atMost(`${what}, median`, Math.min(...turns.map((waits) => waits.median)), 'ms', 50));
  }
  return rows;
}
