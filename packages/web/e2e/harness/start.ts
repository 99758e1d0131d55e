/** The page as people start it: `npm start`, which builds it first and says where it is open. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface Started {
  readonly address: string;
  close(): Promise<void>;
}

/** Opens the operator's page of the tests' servers. */
export const OPERATOR_TOKEN = 'the-operator-of-the-tests';

/** `data` is the file for its tables. Any free port, unless one is given. */
export function start(root: string, data: string, port = 0): Promise<Started> {
  const args = [join(root, 'scripts', 'run.mjs'), 'start', '--port', `${port}`, '--data', data];
  const server = spawn(process.execPath, args, {
    // Notifications go to a push service in the test.
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
    server.once('exit', (code) => reject(new Error(`The page could not be served (${code}). ${said}`)));
  });
}
