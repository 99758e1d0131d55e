/**
 * Uses a page like a screen reader: the accessibility tree of an engine, and what it announces. Elements are reached
 * with Tab and pressed with Enter, as with a single switch.
 */
import type { Page } from 'playwright-core';
import { type EnginePage, until } from './engines/engine.ts';

export interface Spoken {
  /** Buttons of all kinds have the role `button`. */
  readonly role: string;
  readonly name: string;
}

export interface SpokenPage extends Pick<EnginePage, 'run'> {
  /** All nodes with a name. */
  tree(): Promise<readonly Spoken[]>;
  /** The latest announcements. */
  announced(): Promise<string>;
  /** The name of the focused element. */
  focused(): Promise<string>;
  press(key: 'Tab' | 'Enter'): Promise<void>;
  /** Focuses the first button with a matching name, as screen readers can. */
  focus(name: RegExp): Promise<void>;
}

/** Chromium's tree, over the DevTools protocol. */
export async function spokenInChromium(page: Page): Promise<SpokenPage> {
  const session = await page.context().newCDPSession(page);
  const nodes = async () => (await session.send('Accessibility.getFullAXTree')).nodes;
  return {
    run: (body) => page.evaluate(`(async () => { ${body} })()`),
    async tree() {
      return (await nodes())
        .filter(({ ignored }) => !ignored)
        .map(({ role, name }) => ({ role: String(role?.value), name: String(name?.value ?? '') }))
        .filter(({ name }) => name !== '');
    },
    async announced() {
      const all = await nodes();
      const byId = new Map(all.map((node) => [node.nodeId, node]));
      const words = (id: string): string[] => {
        const node = byId.get(id);
        if (node === undefined) return [];
        if (node.role?.value === 'StaticText') return [String(node.name?.value)];
        return (node.childIds ?? []).flatMap(words);
      };
      const live = all.filter(({ properties }) => properties?.some(({ name }) => name === 'live'));
      return live.flatMap(({ nodeId }) => words(nodeId)).join(' ');
    },
    async focused() {
      const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
      const { objectId } = result;
      if (objectId === undefined) return '';
      const partial = await session.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false });
      return String(partial.nodes[0]?.name?.value ?? '');
    },
    press: (key) => page.keyboard.press(key),
    async focus(name) {
      const button = (await nodes()).find((node) => node.role?.value === 'button' && name.test(node.name?.value));
      await session.send('DOM.focus', { backendNodeId: button!.backendDOMNodeId! });
    },
  };
}

/** More than any screen needs. */
const MOST_TABS = 300;

/** The kinds of buttons already reached with Tab on each page. Doing it again would only take time. */
const reached = new WeakMap<SpokenPage, Set<string>>();

const hasButton = async (page: SpokenPage, name: RegExp): Promise<boolean> =>
  (await page.tree()).some((one) => one.role === 'button' && name.test(one.name));

/**
 * Presses Enter on the button with this name. It is found in the accessibility tree; the first of each kind must also
 * be reached with Tab.
 */
export async function tabAndEnter(page: SpokenPage, name: RegExp, kind = String(name)): Promise<void> {
  await until(`a button ${name} in the accessibility tree`, () => hasButton(page, name));
  const kinds = reached.get(page) ?? new Set();
  reached.set(page, kinds);
  if (kinds.has(kind)) {
    await page.focus(name);
  } else {
    const passed: string[] = [];
    for (let at = await page.focused(); !name.test(at); at = await page.focused()) {
      if (passed.length === MOST_TABS)
        throw new Error(`Tab does not reach ${name}, only ${[...new Set(passed)].join('; ')}`);
      passed.push(at);
      await page.press('Tab');
    }
    kinds.add(kind);
  }
  await page.press('Enter');
  await page.run('return new Promise((done) => requestAnimationFrame(() => setTimeout(done, 1)))');
}
