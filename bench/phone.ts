/** An emulated phone that opens the page for the first time. */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

const SCREEN = { width: 390, height: 844 };

export interface Phone {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly session: CDPSession;
}

/** Stores `game` in the browser first, if it is given. */
export async function phone(browser: Browser, game?: string): Promise<Phone> {
  const context = await browser.newContext({
    ...{ viewport: SCREEN, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    ...{ serviceWorkers: 'block', locale: 'en' },
  });
  await context.addInitScript(
    // With settings it is not the first game, which would begin with an offer that covers controls.
    `if (location.protocol.startsWith('http')) {
      localStorage.setItem('speeltafel.game.bench', ${JSON.stringify(game ?? '')});
      localStorage.setItem('speeltafel.settings', '{}');
    }`,
  );
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // The window must be larger than the viewport, or its own bars cover the bottom of the page, which is then not painted.
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { width: 1000, height: 2000 } });
  return { context, page, session };
}
