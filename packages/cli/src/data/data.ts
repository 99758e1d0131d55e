/** `speeltafel export`, `import` and `backup`: the stored data of a server. */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { backUp, exportTo, importFrom } from '@speeltafel/server';
import type { Installed } from '../serve/serve.ts';

export const DATA_HELP = `speeltafel export [--data FILE|postgres://...] > archive
speeltafel import [--data FILE|postgres://...] < archive
speeltafel backup [--data FILE] --to FILE

  --data   the database; by default DATABASE_URL, or else data/speeltafel.db
  --to     the file to write
`;

type Errand = 'export' | 'import' | 'backup';

interface Wish {
  readonly data?: string | undefined;
  /** For a backup only. */
  readonly to: string;
}

/** Reads the arguments; returns an error message as a string if they are invalid. */
function readOptions(what: Errand, args: readonly string[]): Wish | string {
  try {
    const options = { data: { type: 'string' }, to: { type: 'string' } } as const;
    const { data, to } = parseArgs({ args: [...args], options }).values;
    if (what !== 'backup' && to !== undefined) return `Only backup takes --to; ${what} does not.`;
    if (what === 'backup' && !to) return 'Name the file to write: --to FILE';
    return { data, to: to ?? '' };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export async function runData(
  what: Errand,
  args: readonly string[],
  { threads, data }: Installed,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const wish = readOptions(what, args);
  if (typeof wish === 'string') {
    process.stderr.write(`${wish}\n\n${DATA_HELP}`);
    return 2;
  }
  const database = wish.data ?? (environment.DATABASE_URL || data);
  try {
    if (what === 'export') await exportTo(database, threads.store, writeLine);
    if (what === 'import') {
      const count = await importFrom(database, threads.store, linesOf(process.stdin));
      process.stderr.write(`${count === 1 ? '1 table' : `${count} tables`} came in.\n`);
    }
    if (what === 'backup') {
      await backUp(database, threads.store, wish.to);
      process.stderr.write(`The copy is in ${wish.to}\n`);
    }
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

/**
 * Starts to read only when a listener is attached: lines that arrived before, while the database was being opened,
 * would be lost.
 */
async function* linesOf(input: NodeJS.ReadableStream): AsyncGenerator<string> {
  yield* createInterface({ input });
}

/** Waits for the reader, so that a large database does not fill the memory. */
async function writeLine(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
}
