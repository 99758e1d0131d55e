/** Once for all end-to-end tests: builds the page, serves it, and starts the one browser they share. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { findChromium, HOW_TO_GET_IT } from '../../../../scripts/chromium.mjs';
import { serve } from './serve.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the page is. */
    page: string;
    /** Where the thinking worker alone is. */
    mind: string;
    /** Where the browser listens. */
    browser: string;
  }
}

const WEB = join(import.meta.dirname, '..', '..');
const MIND = join(WEB, 'e2e', 'mind');
export const PHOTOS = join(WEB, 'e2e', 'photos');

export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(`There is no browser for these tests: ${HOW_TO_GET_IT}.`);
  await rm(PHOTOS, { recursive: true, force: true });
  // Vitest says that this is a test; the page is to be built as for people.
  process.env.NODE_ENV = 'production';
  await build({ configFile: join(WEB, 'vite.config.ts'), logLevel: 'warn' });
  await build({ configFile: false, root: MIND, base: './', logLevel: 'warn', worker: { format: 'es' } });
  const page = await serve(join(WEB, 'dist'));
  const mind = await serve(join(MIND, 'dist'));
  const browser = await chromium.launchServer({ executablePath, args: BROWSER_ARGS });
  provide('page', page.address);
  provide('mind', mind.address);
  provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await Promise.all([page.close(), mind.close()]);
  };
}
