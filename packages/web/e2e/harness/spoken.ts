/** The page as a screen reader has it: Chromium's accessibility tree. What is in it is reached by Tab and pressed by Enter, as with one switch. */
import type { CDPSession, Page } from 'playwright-core';

interface Spoken {
  readonly role: string;
  readonly name: string;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

async function nodesOf(page: Page) {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return (await (await session).send('Accessibility.getFullAXTree')).nodes;
}

/** Everything with a name. */
export async function treeOf(page: Page): Promise<readonly Spoken[]> {
  return (await nodesOf(page))
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => ({ role: String(role?.value), name: String(name?.value ?? '') }))
    .filter(({ name }) => name !== '');
}

/** The words in the regions that a screen reader watches. */
export async function announcedIn(page: Page): Promise<string> {
  const nodes = await nodesOf(page);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const words = (id: string): string[] => {
    const node = byId.get(id);
    if (node === undefined) return [];
    if (node.role?.value === 'StaticText') return [String(node.name?.value)];
    return (node.childIds ?? []).flatMap(words);
  };
  const live = nodes.filter(({ properties }) => properties?.some(({ name }) => name === 'live'));
  return live.flatMap(({ nodeId }) => words(nodeId)).join(' ');
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    const name = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    return activeElement === document.body ? '' : name.replace(/\s+/g, ' ').trim();
  });

/** More than any screen has. */
const MOST_TABS = 200;
const MOST_LOOKS = 100;
const BETWEEN = 100;

/** What was already reached by Tab: a second time would only take time. */
const reached = new WeakMap<Page, Set<string>>();

/** Presses Enter on the button of that name, which is looked up in the tree and reached by Tab the first time that one of its kind is. */
export async function tabAndEnter(page: Page, name: RegExp, kind = String(name)): Promise<void> {
  const known = async () => {
    const nodes = await nodesOf(page);
    return nodes.find(({ role, name: own }) => role?.value === 'button' && name.test(String(own?.value)));
  };
  let button = await known();
  for (let looks = 0; button === undefined; looks++) {
    if (looks === MOST_LOOKS) throw new Error(`No button ${name} in the accessibility tree.`);
    await page.waitForTimeout(BETWEEN);
    button = await known();
  }
  const kinds = reached.get(page) ?? new Set();
  reached.set(page, kinds);
  if (kinds.has(kind)) {
    await (await sessions.get(page)!).send('DOM.focus', { backendNodeId: button.backendDOMNodeId! });
  } else {
    for (let tabs = 0; !name.test(await focused(page)); tabs++) {
      if (tabs === MOST_TABS) throw new Error(`No Tab reaches ${name}.`);
      await page.keyboard.press('Tab');
    }
    kinds.add(kind);
  }
  await page.keyboard.press('Enter');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 1))));
}
