/** Checks a screen: its language, its layout, and what axe finds. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import type { Language } from '../../src/i18n/languages.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Texts {
  readonly [key: string]: unknown;
}
const files = import.meta.glob<{ readonly default: Texts }>('../../src/**/words/??.ts', { eager: true });

const strings = (words: unknown): string[] => {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(strings) : [];
};
const saidIn = (language: Language): Set<string> =>
  new Set(
    Object.entries(files)
      .filter(([path]) => path.endsWith(`/${language}.ts`))
      .flatMap(([, { default: words }]) => strings(words)),
  );

/** English texts that must not appear in another language. */
const ENGLISH = saidIn('en');
const foreignIn = (language: Language): ReadonlySet<string> => {
  const own = saidIn(language);
  return language === 'en'
    ? new Set()
    : new Set([...ENGLISH].filter((text) => /\p{L}{3}/u.test(text) && !own.has(text)));
};
const foreign = new Map<Language, ReadonlySet<string>>();

/** All visible and accessible texts on the screen. */
const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (!/^(script|style)$/i.test(node.parentElement?.tagName ?? '')) texts.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll(
      '[aria-label],[title],[alt],[placeholder],[aria-roledescription]',
    )) {
      for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-roledescription']) {
        texts.push(element.getAttribute(name) ?? '');
      }
    }
    return texts.map((text) => text.trim()).filter((text) => text !== '');
  });

const BROKEN = /\bundefined\b|\bNaN\b|\[object|\bnull\b|\$\{/;

export async function textProblemsOn(page: Page, language: Language): Promise<string[]> {
  const never = foreign.get(language) ?? foreignIn(language);
  foreign.set(language, never);
  const texts = await textsOn(page);
  const spoken = await page.evaluate(() => document.documentElement.lang);
  return [
    ...(spoken === language ? [] : [`the page says it speaks ${spoken}`]),
    ...texts.filter((text) => BROKEN.test(text)).map((text) => `broken text: ${text}`),
    ...texts.filter((text) => never.has(text)).map((text) => `English: ${text}`),
  ];
}

/**
 * Nothing overflows to the side. On play screens nothing overflows at the bottom either, and all controls are visible.
 */
export const layoutProblemsOn = (page: Page, still: boolean): Promise<string[]> =>
  page.evaluate((noScroll) => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    const wrong: string[] = [];
    if (scrollWidth > clientWidth) {
      const wide = [...document.body.querySelectorAll('*')]
        .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
        .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`);
      wrong.push(`${scrollWidth} px wide in ${clientWidth}: ${wide.slice(0, 5).join(', ')}`);
    }
    if (!noScroll) return wrong;
    if (scrollHeight > clientHeight) wrong.push(`${scrollHeight} px high in ${clientHeight}`);
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflow) || scrolls(element.parentElement));
    for (const element of document.querySelectorAll('main :is(button, a)')) {
      if (!element.checkVisibility({ visibilityProperty: true }) || scrolls(element)) continue;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      if (Math.min(left, top) < -1 || right > clientWidth + 1 || bottom > clientHeight + 1) {
        wrong.push(`${element.className} "${element.textContent.trim()}" is cut off`);
      }
    }
    return wrong;
  }, still);

/** Texts and buttons around a board that overlap each other. */
export const overlapsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const clipped = (element: Element): DOMRect => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue;
        const box = around.getBoundingClientRect();
        [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
        [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
      }
      return new DOMRect(left, top, right - left, bottom - top);
    };
    const things = [...document.querySelectorAll('main :is(button, a, h1, h2, p, b, small)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.closest('.mh-places, .ff-cells, svg, dialog, .visually-hidden') === null)
      .map((element) => ({ element, box: clipped(element) }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
    const name = (element: Element): string =>
      `${element.className || element.tagName} "${element.textContent.trim()}"`;
    return things.flatMap(({ element, box }, i) =>
      things
        .slice(i + 1)
        .filter((other) => !element.contains(other.element))
        .filter(
          ({ box: over }) =>
            Math.min(box.right, over.right) - Math.max(box.left, over.left) > 2 &&
            Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top) > 2,
        )
        .map((other) => `${name(element)} and ${name(other.element)} overlap`),
    );
  });

interface Found {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

/** What axe finds, including its rule about target sizes; or only the findings of one rule. */
export async function axeOn(page: Page, only?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const found = await page.evaluate(async (rule) => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<{ violations: unknown }> } };
    const rules = rule === undefined ? { rules: { 'target-size': { enabled: true } } } : { runOnly: [rule] };
    return (await axe.run({ resultTypes: ['violations'], ...rules })).violations;
  }, only);
  return (found as readonly Found[]).flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 3)
      .map((node) => `axe ${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`),
  );
}
