/** `speeltafel export`, `import` and `backup`: what a server keeps, in other hands. */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { backUp, exportTo, importFrom } from '@speeltafel/server';
import type { Installed } from '../serve/serve.ts';

const HELP = `speeltafel export [--data FILE|postgres://...] > archive
speeltafel import [--data FILE|postgres://...] < archive
speeltafel backup [--data FILE] --to FILE

  --data   the database; without it, DATABASE_URL, or else data/speeltafel.db
  --to     where the copy goes
`;

export async function keeping(
  what: 'export' | 'import' | 'backup',
  args: readonly string[],
  { threads, data }: Installed,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  try {
    const options = { data: { type: 'string' }, to: { type: 'string' } } as const;
    const { values } = parseArgs({ args: [...args], options });
    const database = values.data ?? (environment.DATABASE_URL || data);
    if (what === 'export') await exportTo(database, threads.store, writeLine);
    if (what === 'import') {
      const count = await importFrom(database, threads.store, linesOf(process.stdin));
      process.stderr.write(`${count === 1 ? '1 table' : `${count} tables`} came in.\n`);
    }
    if (what === 'backup') {
      if (values.to === undefined) throw new Error('Say where the copy goes: --to FILE');
      await backUp(database, threads.store, values.to);
      process.stderr.write(`The copy is in ${values.to}\n`);
    }
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
    return 1;
  }
}

/** Begins to read when somebody listens: lines that come before that, while a database is opened, would be lost. */
async function* linesOf(input: NodeJS.ReadableStream): AsyncGenerator<string> {
  yield* createInterface({ input });
}

/** Waits for whoever reads: a large database must not pile up here. */
async function writeLine(line: string): Promise<void> {
  if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
}
