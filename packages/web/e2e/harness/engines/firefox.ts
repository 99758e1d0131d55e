/** Firefox, driven directly over WebDriver BiDi: https://w3c.github.io/webdriver-bidi */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, inflateSync } from 'node:zlib';
import WebSocket from 'ws';
import { findFirefox } from '../../../../../scripts/engines.mjs';
import type { Engine, EnginePage } from './engine.ts';

type Json = Readonly<Record<string, unknown>>;

const PREFERENCES = {
  'remote.prefs.recommended': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en',
};

/** Starts Firefox with an empty profile; resolves when it reports its address. */
async function start(system: boolean) {
  const profile = mkdtempSync(join(tmpdir(), 'speeltafel-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([key, value]) => `user_pref("${key}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const firefox = spawn(
    findFirefox()!,
    [
      ...['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
      ...(system ? ['--remote-allow-system-access'] : []),
    ],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const ended = new Promise<void>((resolve) => firefox.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    firefox.stderr.on('data', (text) => {
      said += text;
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    firefox.once('exit', () => reject(new Error(`Firefox ended. ${said}`)));
  });
  const close = async (): Promise<void> => {
    firefox.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { address, close };
}

const STREAM = /stream\r?\n([\s\S]*?)endstream/g;

/** The number of pages of a PDF, whose page tree is compressed. */
function pagesOf(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const packed = [...text.matchAll(STREAM)].map(([, stream]) => {
    try {
      return inflateSync(Buffer.from(stream!, 'latin1'), { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1');
    } catch {
      return '';
    }
  });
  return [text, ...packed].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Each command is a message with a number. Its response has the same number. */
async function connect(address: string) {
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const waiting = new Map<number, (answer: Json) => void>();
  let last = 0;
  socket.on('message', (text) => {
    const answer = JSON.parse(String(text)) as Json;
    waiting.get(answer.id as number)?.(answer);
  });
  return {
    close: () => socket.close(),
    async send<T = Json>(method: string, params: Json): Promise<T> {
      const id = ++last;
      const answer = await new Promise<Json>((resolve) => {
        waiting.set(id, resolve);
        socket.send(JSON.stringify({ id, method, params }));
      });
      waiting.delete(id);
      if (answer.type !== 'success') throw new Error(`${method}: ${answer.error} ${answer.message}`);
      return answer.result as T;
    },
  };
}

export interface Firefox extends Engine {
  /** Runs the body of a function in the browser's own window. Its result must be JSON. */
  inWindow<T>(body: string): Promise<T>;
}

/** `system` allows `inWindow`. */
export async function startFirefox({ system = false } = {}): Promise<Firefox> {
  const { address, close } = await start(system);
  const line = await connect(address);
  await line.send('session.new', { capabilities: {} });
  async function runIn<T>(context: string, body: string): Promise<T> {
    const answer = await line.send<{ type: string; result: { value?: string }; exceptionDetails?: { text: string } }>(
      'script.evaluate',
      {
        expression: `(async () => JSON.stringify((await (async () => { ${body} })()) ?? null))()`,
        target: { context },
        awaitPromise: true,
      },
    );
    if (answer.type !== 'success') throw new Error(answer.exceptionDetails?.text);
    return JSON.parse(answer.result.value!) as T;
  }
  return {
    name: 'Firefox',
    async inWindow(body) {
      const { contexts } = await line.send<{ contexts: readonly { context: string }[] }>('browsingContext.getTree', {
        'moz:scope': 'chrome',
      });
      return runIn(contexts[0]!.context, body);
    },
    async open(): Promise<EnginePage> {
      // Each page has its own user context, which isolates it from the others.
      const { userContext } = await line.send<{ userContext: string }>('browser.createUserContext', {});
      const { context } = await line.send<{ context: string }>('browsingContext.create', { type: 'tab', userContext });
      const act = (source: Json): Promise<Json> => line.send('input.performActions', { context, actions: [source] });
      return {
        async go(url) {
          const navigate = (): Promise<Json> =>
            line.send('browsingContext.navigate', { context, url, wait: 'complete' });
          // The first visit is aborted when the page reloads itself as its service worker takes over.
          await navigate().catch((error) => {
            if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
            return navigate();
          });
        },
        run: (body) => runIn(context, body),
        async print() {
          const { data } = await line.send<{ data: string }>('browsingContext.print', { context });
          return pagesOf(Buffer.from(data, 'base64'));
        },
        async finds(role, name) {
          const locator = { type: 'accessibility', value: { role, name } };
          const { nodes } = await line.send<{ nodes: readonly Json[] }>('browsingContext.locateNodes', {
            ...{ context, locator, maxNodeCount: 1 },
          });
          return nodes.length > 0;
        },
        async click(x, y) {
          const actions = [
            { type: 'pointerMove', x, y },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ];
          await act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
        },
        async press(value) {
          await act({
            type: 'key',
            id: 'keys',
            actions: [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ],
          });
        },
        resize: async (width, height) =>
          void (await line.send('browsingContext.setViewport', { context, viewport: { width, height } })),
      };
    },
    async close() {
      line.close();
      await close();
    },
  };
}
