/** The service worker as it is built, begun outside of a browser. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { type BuiltFile, makeWorker } from '../../../build/service-worker-plugin.ts';

type Listener = (event: object) => void;

export const SCOPE = 'https://play.example.org/';

/** Begins the worker of a build of these files in such a browser; answers how to make things happen to it. */
export async function beginWorker(
  files: readonly BuiltFile[],
  { registration, ...browser }: Readonly<Record<string, unknown>> & { readonly registration?: object },
): Promise<(kind: string, event?: object) => Promise<void>> {
  const listeners = new Map<string, Listener>();
  const source = await readFile(join(import.meta.dirname, '..', '..', '..', 'build', 'service-worker.ts'), 'utf8');
  runInNewContext(await makeWorker(source, files), {
    URL,
    Error,
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
    registration: { scope: SCOPE, ...registration },
    ...browser,
  });
  return async (kind, event = {}) => {
    let busy: Promise<void> = Promise.resolve();
    listeners.get(kind)!({ ...event, waitUntil: (work: Promise<void>) => (busy = work) });
    await busy;
  };
}
