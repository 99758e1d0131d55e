/** Runs the built service worker outside a browser. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { type BuiltFile, makeWorker } from '../../../build/service-worker-plugin.ts';

type Listener = (event: object) => void;

export const SCOPE = 'https://play.example.org/';

/** Starts the worker for a build of these files with these browser globals; returns a function that dispatches events. */
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
