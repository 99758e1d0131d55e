/** What the tests need from a browser, whatever its engine, within what the standard protocols offer. */
import type { menhirsKit } from '@speeltafel/rules';
import { menhirsKit as kit } from '@speeltafel/rules';
import { expect } from 'vitest';
import words from '../../../src/games/menhirs/words/en.ts';

export interface EnginePage {
  go(address: string): Promise<void>;
  /** Runs the body of a function in the page. Its result must be JSON. */
  run<T>(body: string): Promise<T>;
  click(x: number, y: number): Promise<void>;
  press(key: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Prints the page and returns the number of sheets. Not every engine's driver can print. */
  print?(): Promise<number>;
  /** Whether the engine's accessibility tree contains an element with this role and name. */
  finds(role: string, name: string): Promise<boolean>;
}

export interface Engine {
  readonly name: string;
  open(): Promise<EnginePage>;
  close(): Promise<void>;
}

/** Long, for slow machines. `until` returns as soon as its condition holds. */
const PATIENCE = 30_000;
const BETWEEN = 100;

export async function until<T>(what: string, look: () => Promise<T | null | false>): Promise<T> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const found = await look();
    if (found !== null && found !== false) return found;
    if (Date.now() > end) throw new Error(`Timed out while waiting for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, BETWEEN));
  }
}

/** Finds an element that can be pressed or filled in by its accessible name. */
const FIND = `
  const nameOf = (element) => (element.getAttribute('aria-label')
    ?? (element.labels?.[0]?.innerText || element.innerText || element.textContent)).replace(/\\s+/g, ' ').trim();
  const find = (css, pattern) => [...document.querySelectorAll(css)].find((element) =>
    element.checkVisibility() && element.getBoundingClientRect().width > 0 && !element.disabled && new RegExp(pattern).test(nameOf(element)));
`;
const PRESSED = 'a[href], button, summary, label, [role="button"]';

export const exactly = (text: string): string => `^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;

/** The middle of the element, if nothing covers it. */
const spotOf = (page: EnginePage, css: string, name: string): Promise<{ x: number; y: number } | null> =>
  page.run(`${FIND}
    const found = find(${JSON.stringify(css)}, ${JSON.stringify(name)});
    if (found === undefined) return null;
    found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = found.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const top_ = document.elementFromPoint(x, y);
    return top_ !== null && (found.contains(top_) || top_.contains(found)) ? { x, y } : null;`);

export async function press(page: EnginePage, name: string, css = PRESSED): Promise<void> {
  const { x, y } = await until(`${css} called ${name}`, () => spotOf(page, css, name));
  await page.click(x, y);
  await page.run('return new Promise((done) => requestAnimationFrame(() => setTimeout(done, 1)))');
}

export const fill = (page: EnginePage, name: string, text: string): Promise<boolean> =>
  until(`a field called ${name}`, () =>
    page.run<boolean>(`${FIND}
      const field = find('input', ${JSON.stringify(name)});
      if (field === undefined) return false;
      field.value = ${JSON.stringify(text)};
      field.dispatchEvent(new Event('input', { bubbles: true }));
      return true;`),
  );

export const untilText = (page: EnginePage, text: string): Promise<boolean> =>
  until(`the words ${text}`, () =>
    page.run<boolean>(`return document.body.innerText.includes(${JSON.stringify(text)})`),
  );

export const untilThere = (page: EnginePage, css: string): Promise<boolean> =>
  until(css, () => page.run<boolean>(`return document.querySelector(${JSON.stringify(css)}) !== null`));

/**
 * Opens an address, and records the page's console errors where a test can read them. Errors while loading show the
 * error screen.
 */
export async function visit(page: EnginePage, address: string): Promise<void> {
  await page.go(address);
  await untilThere(page, 'main');
  await page.run(`window.complaints ??= [];
    // That an observer is told of a change of size one picture later is no error.
    addEventListener('error', ({ message }) => message.startsWith('ResizeObserver') || window.complaints.push(message));
    addEventListener('unhandledrejection', ({ reason }) => window.complaints.push(String(reason)));`);
}

export async function expectCalm(page: EnginePage): Promise<void> {
  expect(await page.run('return window.complaints ?? []')).toEqual([]);
}

/** Plays an action of Menhirs with the pointer. `fog` is the fog on the board. */
export async function playMenhirs(page: EnginePage, action: menhirsKit.Action, fog: number): Promise<void> {
  const { cluster, DIRECTIONS, PLACES, placesOf } = kit;
  const place = (at: number): Promise<void> => press(page, `^${PLACES[at]},`);
  if (action.kind === 'move') {
    const way = DIRECTIONS[action.direction]!;
    const set = placesOf(action.set);
    await place(set[0]!);
    if (cluster(fog, action.set) !== action.set) for (const tile of set) await place(tile);
    await press(page, exactly(words.arrow(words.ways[way])));
    return press(page, exactly(words.moveWay(words.compass[way])));
  }
  if (action.kind === 'end') return press(page, exactly(words.takeNone));
  if (action.kind === 'prolong') return press(page, exactly(words.prolong));
  if (action.kind === 'go-on') return press(page, exactly(words.goOn));
  if (action.kind === 'claim') throw new Error('Claims need a held button, which these tests do not support.');
  await place(action.place);
  const name = { flip: words.turnStone, place: words.layFog, take: words.takeTile }[action.kind];
  return press(page, exactly(name(PLACES[action.place]!)));
}
