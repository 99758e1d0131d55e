/** Once for all end-to-end tests: builds the page, serves it as people do, and starts the one browser they share. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { findChromium, HOW_TO_GET_IT } from '../../../../scripts/chromium.mjs';
import { BROWSER_ARGS } from './browser.ts';
import { type Served, serve } from './serve.ts';

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

/** `npm start`, which builds the page first; it says where it is open. */
function start(data: string): Promise<Served> {
  const script = join(ROOT, 'scripts', 'run.mjs');
  // Vitest says that this is a test; the page is to be built as for people.
  const env = { ...process.env, NODE_ENV: 'production' };
  const server = spawn(process.execPath, [script, 'start', '--port', '0', '--data', join(data, 'tables.db')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (text) => {
      said += text;
      const address = /open at (\S+)/.exec(said)?.[1];
      if (address === undefined) return;
      resolve({
        address,
        close: () => {
          server.kill('SIGTERM');
          return ended;
        },
      });
    });
    server.once('exit', (code) => reject(new Error(`The page could not be served (${code}). ${said}`)));
  });
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(`There is no browser for these tests: ${HOW_TO_GET_IT}.`);
  await rm(join(WEB, 'e2e', 'photos'), { recursive: true, force: true });
  await build({ configFile: false, root: MIND, base: './', logLevel: 'warn', worker: { format: 'es' } });
  const data = await mkdtemp(join(tmpdir(), 'speeltafel-e2e-'));
  const page = await start(data);
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
