/** The one browser that the tests of a project share. Each test has its own contexts. */
import { type BrowserServer, chromium } from 'playwright-core';
import { findChromium, HOW_TO_GET_IT } from '../../../../scripts/chromium.mjs';
import { BROWSER_ARGS } from './browser.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the browser. */
    browser: string;
  }
}

export function launchBrowser(): Promise<BrowserServer> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(`No browser for these tests: ${HOW_TO_GET_IT}.`);
  return chromium.launchServer({ executablePath, args: [...BROWSER_ARGS] });
}
