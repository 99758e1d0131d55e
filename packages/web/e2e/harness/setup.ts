/** Once for all end-to-end tests: builds the page, serves it as people do, and starts the one browser they share. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { findChromium, HOW_TO_GET_IT } from '../../../../scripts/chromium.mjs';
import { BROWSER_ARGS } from './browser.ts';
import { serve } from './serve.ts';
import { start } from './start.ts';

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
const ROOT = join(WEB, '..', '..');
const MIND = join(WEB, 'e2e', 'mind');

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(`There is no browser for these tests: ${HOW_TO_GET_IT}.`);
  await rm(join(WEB, 'e2e', 'photos'), { recursive: true, force: true });
  await build({ configFile: false, root: MIND, base: './', logLevel: 'warn', worker: { format: 'es' } });
  const data = await mkdtemp(join(tmpdir(), 'speeltafel-e2e-'));
  const page = await start(ROOT, join(data, 'tables.db'));
  const mind = await serve(join(MIND, 'dist'));
  const browser = await chromium.launchServer({ executablePath, args: [...BROWSER_ARGS] });
  provide('page', page.address);
  provide('mind', mind.address);
  provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await Promise.all([page.close(), mind.close()]);
    await rm(data, { recursive: true, force: true });
  };
}
