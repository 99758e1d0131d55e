/** Real PostgreSQL and NATS servers on free ports in a temporary folder, for the duration of a test. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

export interface Service {
  /** Of the current process. */
  readonly pid: number;
  readonly url: string;
  /** Kills it, like a power cut. */
  kill(): Promise<void>;
  /** Does nothing if it runs. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const inPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .concat('/usr/sbin', '/usr/local/bin')
    .map((folder) => join(folder, name))
    .find(existsSync);

export function postgresBinary(name: string): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(debian, version, 'bin', name)).find(existsSync) ?? inPath(name);
}

export const hasPostgres = (): boolean => postgresBinary('initdb') !== undefined;
export const hasNats = (): boolean => inPath('nats-server') !== undefined;

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** PostgreSQL refuses to run as root, so it runs as its own user there. */
function postgresUser(): { readonly uid: number; readonly gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

const isAlive = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

const ended = (process: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (!isAlive(process)) resolve();
    else process.once('exit', () => resolve());
  });

/** The services end with the test process, even if it crashes. */
function endsWithTest(service: ChildProcess): ChildProcess {
  const end = (): void => void service.kill('SIGKILL');
  process.once('exit', end);
  service.once('exit', () => process.off('exit', end));
  return service;
}

/** Waits until a service has started; throws if it exits instead. */
async function until(service: ChildProcess, holds: () => boolean): Promise<void> {
  while (!holds()) {
    if (!isAlive(service)) throw new Error(`${service.spawnfile} exited at once.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Keeps its data in a new folder inside `within`; `settings` are like `max_wal_size=64MB`. */
export async function startPostgres(within = tmpdir(), settings: readonly string[] = []): Promise<Service> {
  const folder = mkdtempSync(join(within, 'speeltafel-pg-'));
  const user = postgresUser();
  if ('uid' in user) chownSync(folder, user.uid!, user.gid!);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, stdio: 'ignore' as const };
  execFileSync(postgresBinary('initdb')!, ['-D', data, '-U', 'speeltafel', '-A', 'trust', '-N'], options);
  const port = await freePort();
  const url = `postgres://speeltafel@127.0.0.1:${port}/postgres`;
  let running: ChildProcess | undefined;
  const ready = (): boolean => {
    try {
      execFileSync(postgresBinary('pg_isready') ?? 'pg_isready', ['-h', '127.0.0.1', '-p', String(port)], options);
      return true;
    } catch {
      return false;
    }
  };
  const service: Service = {
    url,
    get pid() {
      return running!.pid!;
    },
    async start() {
      if (running !== undefined && isAlive(running)) return;
      const all = ['log_min_messages=fatal', ...settings].flatMap((setting) => ['-c', setting]);
      const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...all];
      running = endsWithTest(spawn(postgresBinary('postgres')!, args, options));
      await until(running, ready);
    },
    async kill() {
      running!.kill('SIGQUIT');
      await ended(running!);
    },
    async stop() {
      running!.kill('SIGINT');
      await ended(running!);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await service.start();
  return service;
}

export async function startNats(): Promise<Service> {
  const port = await freePort();
  let running: ChildProcess;
  const service: Service = {
    url: `nats://127.0.0.1:${port}`,
    get pid() {
      return running.pid!;
    },
    async start() {
      const args = ['-a', '127.0.0.1', '-p', String(port)];
      running = endsWithTest(spawn(inPath('nats-server')!, args, { stdio: ['ignore', 'ignore', 'pipe'] }));
      let isReady = false;
      running.stderr!.on('data', (text) => {
        isReady ||= String(text).includes('Server is ready');
      });
      await until(running, () => isReady);
    },
    async kill() {
      running.kill('SIGKILL');
      await ended(running);
    },
    async stop() {
      running.kill('SIGTERM');
      await ended(running);
    },
  };
  await service.start();
  return service;
}
