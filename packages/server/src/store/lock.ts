/** One process per file: a second one gets a clear error instead of a damaged database. */
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** The locks of this process: in a container every process may have had the same number. */
const held = new Set<string>();

export function takeLock(path: string): () => void {
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const file = openSync(path, 'wx');
      writeSync(file, String(process.pid));
      closeSync(file);
      held.add(path);
      return () => {
        held.delete(path);
        rmSync(path, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const pid = Number(readFileSync(path, 'utf8'));
      const other = pid !== process.pid && Number.isInteger(pid) && pid > 0 && isAlive(pid);
      if (other || held.has(path)) {
        throw new Error(`Process ${pid} is using this database already. Stop it first, or choose another file.`);
      }
      // Whoever held it was killed.
      rmSync(path, { force: true });
    }
  }
  throw new Error('Another process took the database at the same moment.');
}
