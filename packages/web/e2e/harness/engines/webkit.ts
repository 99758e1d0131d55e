/**
 * WebKit, driven with WebKitGTK's driver and its small browser over the W3C protocol: https://www.w3.org/TR/webdriver2
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { findWebKit } from '../../../../../scripts/engines.mjs';
import { type Engine, type EnginePage, until } from './engine.ts';

type Json = Readonly<Record<string, unknown>>;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

const ending = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null) resolve();
    else child.once('exit', () => resolve()).kill();
  });

/** Its windows need a display. */
async function startScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdout.once('data', (text) => resolve(String(text).trim()));
    screen.once('exit', () => reject(new Error('Xvfb ended.')));
  });
  return { display: `:${number}`, close: () => ending(screen) };
}

/** A driver has one session, so a test that opens several pages starts several drivers. */
async function startDriver(display: string) {
  const port = await freePort();
  const driver = spawn(findWebKit()!.driver, ['--host=127.0.0.1', `--port=${port}`], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1', LANG: 'en_US.UTF-8' },
    stdio: 'ignore',
  });
  const ask = async <T>(method: string, path: string, body?: Json): Promise<T> => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await reply.json()) as { value: T & { error?: string; message?: string } };
    if (!reply.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };
  await until('the driver', () => ask<Json>('GET', '/status').catch(() => null));
  const browser = { binary: findWebKit()!.browser, args: ['--automation'] };
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browser } },
  });
  const send = <T = Json>(path: string, body: Json): Promise<T> => ask('POST', `/session/${sessionId}/${path}`, body);
  const read = (path: string): Promise<string> => ask('GET', `/session/${sessionId}/${path}`);
  const close = async (): Promise<void> => {
    await ask('DELETE', `/session/${sessionId}`).catch(() => undefined);
    await ending(driver);
  };
  return { send, read, close };
}

export async function startWebKit(): Promise<Engine> {
  const screen = await startScreen();
  const drivers: Awaited<ReturnType<typeof startDriver>>[] = [];
  return {
    name: 'WebKit',
    async open(): Promise<EnginePage> {
      const driver = await startDriver(screen.display);
      drivers.push(driver);
      const { send, read } = driver;
      return {
        go: async (url) => void (await send('url', { url })),
        async run<T>(body: string): Promise<T> {
          const script = `const done = arguments[arguments.length - 1];
            (async () => { ${body} })().then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));`;
          const answer = await send<{ value: T; error?: string }>('execute/async', { script, args: [] });
          if (answer.error !== undefined) throw new Error(answer.error);
          return answer.value;
        },
        async finds(role, name) {
          // The driver cannot search the accessibility tree, so this asks for the role and name of each candidate.
          const css = `[aria-label=${JSON.stringify(name)}]`;
          for (const element of await send<readonly Json[]>('elements', { using: 'css selector', value: css })) {
            const path = `element/${Object.values(element)[0]}`;
            if ((await read(`${path}/computedlabel`)) === name && (await read(`${path}/computedrole`)) === role)
              return true;
          }
          return false;
        },
        async click(x, y) {
          const actions = [
            { type: 'pointerMove', x, y, duration: 0 },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ];
          const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
          await send('actions', { actions: [mouse] });
        },
        async press(value) {
          const actions = [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ];
          await send('actions', { actions: [{ type: 'key', id: 'keys', actions }] });
        },
        resize: async (width, height) => void (await send('window/rect', { width, height })),
      };
    },
    async close() {
      await Promise.all(drivers.map(({ close }) => close()));
      await screen.close();
    },
  };
}
