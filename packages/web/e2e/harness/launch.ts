/** The one browser that the tests of a project share, each in fresh contexts. */
import { type BrowserServer, chromium } from 'playwright-core';
import { findChromium, HOW_TO_GET_IT } from '../../../../scripts/chromium.mjs';
import { BROWSER_ARGS } from './browser.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the browser listens. */
    browser: string;
  }
}

export function launchBrowser(): Promise<BrowserServer> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(`There is no browser for these tests: ${HOW_TO_GET_IT}.`);
  return chromium.launchServer({ executablePath, args: [...BROWSER_ARGS] });
}
