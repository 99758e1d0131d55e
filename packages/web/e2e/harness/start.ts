/** Starts the page like a user: `npm start`, which builds it first and prints its address. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface Started {
  readonly address: string;
  close(): Promise<void>;
}

/** The token for the operator's page of the test servers. */
export const OPERATOR_TOKEN = 'the-operator-of-the-tests';

/** `data` is the database file. The port is a free one unless given. */
export function start(root: string, data: string, port = 0): Promise<Started> {
  const args = [join(root, 'scripts', 'run.mjs'), 'start', '--port', `${port}`, '--data', data];
  const server = spawn(process.execPath, args, {
    // Allows notifications to a push service in the test.
    env: { ...process.env, ADMIN_TOKEN: OPERATOR_TOKEN, PRIVATE_TARGETS: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const close = (): Promise<void> => {
    server.kill('SIGTERM');
    return ended;
  };
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (text) => {
      said += text;
      const address = /open at (\S+)/.exec(said)?.[1];
      if (address !== undefined) resolve({ address, close });
    });
    server.once('exit', (code) => reject(new Error(`The server did not start (${code}). ${said}`)));
  });
}
