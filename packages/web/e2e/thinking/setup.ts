/** Builds and serves the thinking worker alone, and starts a browser for it. */
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { launchBrowser } from '../harness/launch.ts';
import { serve } from '../harness/serve.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the thinking worker. */
    thinker: string;
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const root = import.meta.dirname;
  await build({ configFile: false, root, base: './', logLevel: 'warn', worker: { format: 'es' } });
  const thinker = await serve(join(root, 'dist'));
  const browser = await launchBrowser();
  provide('thinker', thinker.address);
  provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await thinker.close();
  };
}
