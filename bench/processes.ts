/** Starts servers as separate processes, pinned to a core that the load does not use, and measures their CPU time. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const { bundled } = (await import(join(process.cwd(), 'scripts', 'bundle.mjs'))) as {
  bundled(entry: string): Promise<string>;
};

export interface Started {
  readonly process: ChildProcess;
  readonly port: number;
}

/** The load runs on the first core, all threads of the measured server on the second. Needs Linux. */
const LOAD_CORE = '0';
const SERVER_CORE = '1';

/**
 * The flags of docs/hosting.md. V8 uses four threads for garbage collection and compilation, which on one core compete with the event loop.
 */
const ONE_HELPER = '--v8-pool-size=1';

/** Returns whether pinning succeeded. Without it the scheduler picks the cores and the figures are noisier. */
export const keepToOneCore = (): boolean => spawnSync('taskset', ['-acp', LOAD_CORE, String(process.pid)]).status === 0;

/** The ids of a process and of those it has started, such as the backends of PostgreSQL. */
function family(pid: number): readonly number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return [pid, ...(children === '' ? [] : children.split(' ').map(Number))];
  } catch {
    return [pid];
  }
}

/** Moves a running service to the core of the measured server, with everything it starts from now on. */
export function keepToServerCore(service: number): void {
  for (const pid of family(service)) spawnSync('taskset', ['-acp', SERVER_CORE, String(pid)]);
}

export function start(pinned: boolean, url: string, ...args: readonly string[]): Promise<Started> {
  const command = [process.execPath, ONE_HELPER, fileURLToPath(url), ...args];
  const [first, ...rest] = pinned ? ['taskset', '-c', SERVER_CORE, ...command] : command;
  const child = spawn(first!, rest, { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    createInterface(child.stdout!).once('line', (line) => resolve({ process: child, port: Number(line) }));
    child.once('exit', (code) => reject(new Error(`The process exited with code ${code}.`)));
  });
}

/** Our server with rate limits too high to affect the load. */
export async function startServer(
  pinned: boolean,
  stored: { readonly database: string; readonly nats?: string; readonly privateTargets?: boolean },
): Promise<Started> {
  const [main, store, thinking, pictures] = await Promise.all(
    [
      'packages/server/test/node-main.ts',
      'packages/server/src/store/sqlite.worker.ts',
      'packages/server/src/host/thinking.worker.ts',
      'packages/server/src/http/previews/pictures.worker.ts',
    ].map(bundled),
  );
  const rates = {
    messages: 1e6,
    requests: 1e6,
    made: 1e6,
    talk: 1e6,
    lookups: 1e6,
    lines: 1e4,
    changes: 1e6,
    watches: 1e6,
    notifications: 1e6,
  };
  const config = {
    host: '127.0.0.1',
    port: 0,
    ...stored,
    secure: false,
    trustProxy: false,
    log: false,
    logAddresses: false,
    retention: {},
    rates,
  };
  return start(pinned, main!, JSON.stringify({ ...config, threads: { store, thinking, pictures } }));
}

/** The CPU seconds used by a process and those it has started; 0 if the system does not report them. */
export const usedBy = (pid: number): number => family(pid).reduce((sum, one) => sum + usedByOne(one), 0);

function usedByOne(pid: number): number {
  try {
    const after = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(after[11]) + Number(after[12])) / 100;
  } catch {
    return 0;
  }
}
