/** What the tests ask of a browser, whatever its engine: the standard protocols offer no more than this, and no less. */
import type { menhirsKit } from '@speeltafel/rules';
import { menhirsKit as kit } from '@speeltafel/rules';
import { expect } from 'vitest';
import words from '../../../src/games/menhirs/words/en.ts';

export interface EnginePage {
  go(address: string): Promise<void>;
  /** Runs the body of a function in the page; what it returns has to fit into JSON. */
  run<T>(body: string): Promise<T>;
  click(x: number, y: number): Promise<void>;
  press(key: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Prints the page as it stands; answers how many sheets of paper that takes. Not every engine's driver can. */
  print?(): Promise<number>;
  /** Whether a screen reader would find this in the engine's accessibility tree. */
  finds(role: string, name: string): Promise<boolean>;
}

export interface Engine {
  readonly name: string;
  open(): Promise<EnginePage>;
  close(): Promise<void>;
}

/** Long, for slow machines: whoever waits goes on at once when it is so. */
const PATIENCE = 30_000;
const BETWEEN = 100;

export async function until<T>(what: string, look: () => Promise<T | null | false>): Promise<T> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const found = await look();
    if (found !== null && found !== false) return found;
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, BETWEEN));
  }
}

/** By what can be pressed or filled in, and the name that a screen reader would say. */
const FIND = `
  const nameOf = (element) => (element.getAttribute('aria-label')
    ?? (element.labels?.[0]?.innerText || element.innerText || element.textContent)).replace(/\\s+/g, ' ').trim();
  const find = (css, pattern) => [...document.querySelectorAll(css)].find((element) =>
    element.checkVisibility() && element.getBoundingClientRect().width > 0 && !element.disabled && new RegExp(pattern).test(nameOf(element)));
`;
const PRESSED = 'a[href], button, summary, label, [role="button"]';

export const exactly = (text: string): string => `^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;

/** Where it can be hit: nothing lies over its middle. */
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

/** What a page complains about is kept where a test can read it; errors while it loads show as the screen for errors. */
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

/** Does an action of Menhirs with the pointer, where the fog lies like that. */
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
  if (action.kind === 'claim') throw new Error('A claim is held, which these tests do not do.');
  await place(action.place);
  const name = { flip: words.turnStone, place: words.layFog, take: words.takeTile }[action.kind];
  return press(page, exactly(name(PLACES[action.place]!)));
}
