/**
 * Runs once for all end-to-end tests: builds and serves the page as users do, and starts the one browser they share.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { launchBrowser } from './launch.ts';
import { type Started, start } from './start.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * The address of the page for each worker. Test files that run at the same time share no server, database or rate
     * limit.
     */
    pages: readonly string[];
  }
}

const WEB = join(import.meta.dirname, '..', '..');
const ROOT = join(WEB, '..', '..');

export default async function setup({ provide, config }: TestProject): Promise<() => Promise<void>> {
  await rm(join(WEB, 'e2e', 'photos'), { recursive: true, force: true });
  const browser = await launchBrowser();
  const data = await mkdtemp(join(tmpdir(), 'speeltafel-e2e-'));
  const servers: Started[] = [];
  // One after the other, because the first one builds the page.
  for (let worker = 1; worker <= Number(config.maxWorkers); worker++) {
    servers.push(await start(ROOT, join(data, `tables-${worker}.db`)));
  }
  provide(
    'pages',
    servers.map(({ address }) => address),
  );
  provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
    await rm(data, { recursive: true, force: true });
  };
}
