/** What somebody hears who does not see the page: every line that its live regions get. */
import type { Page } from 'playwright-core';

interface Hearing {
  heard: string[];
}

/** From now on. */
export const listenTo = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const hearing = globalThis as unknown as Hearing;
    hearing.heard = [];
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        if (!(target instanceof Element) || target.closest('[aria-live], [role=status], [role=alert]') === null)
          continue;
        for (const node of addedNodes) hearing.heard.push(node.textContent ?? '');
      }
    }).observe(document.body, { childList: true, subtree: true });
  });

/** What was said since the last time somebody asked. */
export const heardOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hearing = globalThis as unknown as Hearing;
    return hearing.heard.splice(0).filter((line) => line !== '');
  });
