/** Records what a screen reader would announce: every text in the page's live regions. */
import type { Page } from 'playwright-core';

interface Hearing {
  heard: string[];
}

/** Records from now on. */
export const recordAnnouncements = (page: Page): Promise<void> =>
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

/** Returns what was announced since the last call. */
export const announcementsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hearing = globalThis as unknown as Hearing;
    return hearing.heard.splice(0).filter((line) => line !== '');
  });
