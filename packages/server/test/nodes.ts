/** Server processes that a test starts, kills and starts again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { NO_LIMITS } from './running.ts';
import { freePort } from './services.ts';

const root = new URL('../../..', import.meta.url).pathname;

export interface NodeCode {
  readonly main: string;
  readonly threads: { readonly store: URL; readonly thinking: URL; readonly pictures: URL };
}

/** Everything a node needs as JavaScript, built once. */
export async function buildNode(): Promise<NodeCode> {
  const out = mkdtempSync(join(root, '.build-node-'));
  process.on('exit', () => rmSync(out, { recursive: true, force: true }));
  await build({
    absWorkingDir: root,
    entryPoints: {
      main: 'packages/server/test/node-main.ts',
      store: 'packages/server/src/store/sqlite.worker.ts',
      thinking: 'packages/server/src/host/thinking.worker.ts',
      pictures: 'packages/server/src/http/previews/pictures.worker.ts',
    },
    outdir: out,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    alias: {
      '@speeltafel/players': join(root, 'packages/players/src/index.ts'),
      '@speeltafel/previews': join(root, 'packages/previews/src/index.ts'),
      '@speeltafel/rules': join(root, 'packages/rules/src/index.ts'),
      '@speeltafel/table': join(root, 'packages/table/src/index.ts'),
      '@speeltafel/tournament': join(root, 'packages/tournament/src/index.ts'),
    },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
  const url = (name: string): URL => pathToFileURL(join(out, `${name}.mjs`));
  const threads = { store: url('store'), thinking: url('thinking'), pictures: url('pictures') };
  return { main: join(out, 'main.mjs'), threads };
}

/** A server that does not stop in this time, in milliseconds, is killed. */
const PATIENCE = 20_000;

interface NodeConfig {
  readonly database: string;
  readonly nats?: string;
  readonly operatorToken?: string;
  readonly log?: boolean;
  readonly logAddresses?: boolean;
  readonly trustProxy?: boolean;
  readonly privateTargets?: boolean;
}

export class TestNode {
  readonly address: string;
  /** Lines it wrote to its log. */
  readonly logged: string[] = [];
  private readonly code: NodeCode;
  private readonly port: number;
  private readonly config: NodeConfig;
  private process: ChildProcess | undefined;

  private constructor(code: NodeCode, port: number, config: NodeConfig) {
    this.code = code;
    this.port = port;
    this.config = config;
    this.address = `http://127.0.0.1:${port}`;
  }

  static async start(code: NodeCode, config: NodeConfig): Promise<TestNode> {
    const node = new TestNode(code, await freePort(), config);
    await node.start();
    return node;
  }

  /** Resolves when it listens. */
  async start(): Promise<void> {
    const { store, thinking, pictures } = this.code.threads;
    const config = {
      host: '127.0.0.1',
      port: this.port,
      secure: false,
      trustProxy: false,
      log: false,
      logAddresses: false,
      retention: {},
      rates: NO_LIMITS,
      threads: { store: store.href, thinking: thinking.href, pictures: pictures.href },
      ...this.config,
    };
    const child = spawn(process.execPath, [this.code.main, JSON.stringify(config)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.process = child;
    // The servers end with the test process, even if it crashes.
    const end = (): void => void child.kill('SIGKILL');
    process.once('exit', end);
    child.once('exit', () => process.off('exit', end));
    const lines = createInterface(child.stdout!);
    lines.on('line', (line) => this.logged.push(line));
    await new Promise<void>((resolve, reject) => {
      lines.once('line', () => resolve());
      child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it listened.`)));
    });
  }

  /** Returns whether it exited by itself. */
  private async end(signal: NodeJS.Signals): Promise<string> {
    const { process } = this;
    if (process === undefined || process.exitCode !== null || process.signalCode !== null) return 'it had ended before';
    const ended = new Promise((resolve) => process.once('exit', resolve));
    process.kill(signal);
    let enough = true;
    const late = setTimeout(() => {
      enough = false;
      process.kill('SIGKILL');
    }, PATIENCE);
    await ended;
    clearTimeout(late);
    return enough ? `${signal} was enough` : `${signal} was not enough`;
  }

  kill(): Promise<string> {
    return this.end('SIGKILL');
  }

  stop(): Promise<string> {
    return this.end('SIGTERM');
  }

  /** Moves its system clock an hour ahead, or back again. */
  jump(): void {
    this.process?.kill('SIGUSR2');
  }

  get pid(): number | undefined {
    return this.process?.pid;
  }
}
