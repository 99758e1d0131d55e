/** The page as people start it: `npm start`, which builds it first and says where it is open. Its tables are gone when it is closed. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Started {
  readonly address: string;
  close(): Promise<void>;
}

export async function start(root: string): Promise<Started> {
  const data = await mkdtemp(join(tmpdir(), 'speeltafel-e2e-'));
  const args = [join(root, 'scripts', 'run.mjs'), 'start', '--port', '0', '--data', join(data, 'tables.db')];
  // Vitest says that this is a test; the page is to be built as for people.
  const server = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const close = async (): Promise<void> => {
    server.kill('SIGTERM');
    await ended;
    await rm(data, { recursive: true, force: true });
  };
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (text) => {
      said += text;
      const address = /open at (\S+)/.exec(said)?.[1];
      if (address !== undefined) resolve({ address, close });
    });
    server.once('exit', (code) => reject(new Error(`The page could not be served (${code}). ${said}`)));
  });
}
