/** One process per file: a second one gets a clear error instead of a damaged database. */

import { closeSync, openSync, realpathSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'libsql';

/** Resolves links, so that a file has one lock however it is reached. */
function realPath(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return join(realpathSync(dirname(file)), basename(file));
  }
}

/**
 * Takes an exclusive transaction in a small database beside the file. The operating system holds the lock, across
 * containers too, and releases it when the process ends for any reason.
 */
export function takeLock(file: string): () => void {
  const real = realPath(file);
  closeSync(openSync(`${real}.held`, 'a', 0o600));
  const lock = new Database(`${real}.held`);
  try {
    lock.exec('pragma journal_mode = memory');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!/locked|busy/i.test(error instanceof Error ? error.message : String(error))) throw error;
    throw new Error(`Another process is already using ${file}. Stop it first, or choose another file.`);
  }
  // Left behind by older versions.
  rmSync(`${real}.lock`, { force: true });
  return () => lock.close();
}
