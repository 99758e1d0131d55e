/** One process per file: a second one gets a clear error instead of a damaged database. */

import { closeSync, openSync, realpathSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'libsql';

/** A file has one name for its lock, however it is reached. */
function realPath(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return join(realpathSync(dirname(file)), basename(file));
  }
}

/**
 * An exclusive transaction in a small database beside the file. It is held by the operating system, for whichever container asks, and
 * ends with the process, however that ends.
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
    throw new Error(`Another process is using ${file} already. Stop it first, or choose another file.`);
  }
  // What versions before this one left behind.
  rmSync(`${real}.lock`, { force: true });
  return () => lock.close();
}
