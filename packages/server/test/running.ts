/** A real server in the test's own process, with a database in a temporary folder, and clients for it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hosted } from '@speeltafel/table';
import { build } from 'esbuild';
import Database from 'libsql';
import { WebSocket } from 'ws';
import { type Rates, type Running, SAFE_RATES, type ServerConfig, startServer } from '../src/index.ts';
import { checkMessage } from './descriptions.ts';

const root = new URL('../../..', import.meta.url).pathname;

/** The threads as JavaScript, built once per test file. */
export async function buildThreads(
  thinking = 'packages/server/src/host/thinking.worker.ts',
): Promise<ServerConfig['threads']> {
  const out = mkdtempSync(join(root, '.build-threads-'));
  process.on('exit', () => rmSync(out, { recursive: true, force: true }));
  await build({
    absWorkingDir: root,
    entryPoints: {
      store: 'packages/server/src/store/sqlite.worker.ts',
      thinking,
      pictures: 'packages/server/src/http/previews/pictures.worker.ts',
    },
    outdir: out,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['libsql', 'kysely', '@resvg/resvg-wasm'],
    logLevel: 'warning',
  });
  return {
    store: pathToFileURL(join(out, 'store.mjs')),
    thinking: pathToFileURL(join(out, 'thinking.mjs')),
    pictures: pathToFileURL(join(out, 'pictures.mjs')),
  };
}

const MANY = 1e6;
export const NO_LIMITS: Rates = {
  ...(Object.fromEntries(Object.keys(SAFE_RATES).map((name) => [name, MANY])) as unknown as Rates),
  lines: 1e4,
};

/**
 * In milliseconds: longer than anything takes, and shorter than Vitest's timeout, so that a test that waits in vain
 * says for what.
 */
const PATIENCE = 60_000;

export interface TestServer extends Running {
  readonly file: string;
  readonly address: string;
}

export async function startTestServer(
  threads: ServerConfig['threads'],
  config: Partial<ServerConfig> = {},
  port = 0,
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'speeltafel-'));
  const file = config.database ?? join(folder, 'test.db');
  const given = {
    host: '127.0.0.1',
    database: file,
    nats: undefined,
    page: undefined,
    secure: false,
    trustProxy: false,
    log: false,
    logAddresses: false,
    retention: {},
    rates: NO_LIMITS,
    threads,
    ...config,
  };
  const running = await startServer(given, (listen) => listen(port));
  return { ...running, file, address: `http://127.0.0.1:${running.port}` };
}

/**
 * Writes to the server's file from outside. It polls for the lock asynchronously: blocking would keep the server, in
 * the same process, from ending its own transaction.
 */
export async function writeBeside(file: string, write: (db: Database.Database) => void): Promise<void> {
  for (;;) {
    const db = new Database(file);
    try {
      db.exec('begin immediate');
      write(db);
      db.exec('commit');
      return;
    } catch (error) {
      if (!/locked|busy/.test(String(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    } finally {
      db.close();
    }
  }
}

/** A guest with a cookie. */
export class TestGuest {
  readonly address: string;
  readonly cookie: string;
  readonly id: string;
  readonly name: string;

  private constructor(address: string, cookie: string, id: string, name: string) {
    this.address = address;
    this.cookie = cookie;
    this.id = id;
    this.name = name;
  }

  /** The same guest at another address of the same server. */
  at(address: string): TestGuest {
    return new TestGuest(address, this.cookie, this.id, this.name);
  }

  /** A guest with a known cookie. */
  static known(address: string, cookie: string): TestGuest {
    return new TestGuest(address, cookie, '', '');
  }

  static async arrive(address: string, name: string): Promise<TestGuest> {
    const reply = await fetch(`${address}/api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const { guest } = (await reply.json()) as { guest: { id: string } };
    const cookie = reply.headers.getSetCookie()[0]!.split(';')[0]!;
    return new TestGuest(address, cookie, guest.id, name);
  }

  async ask(method: string, path: string, body?: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
    const reply = await fetch(`${this.address}${path}`, {
      method,
      headers: { cookie: this.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const answer = (await reply.json()) as Record<string, unknown>;
    return { status: reply.status, body: answer };
  }

  async connect(headers: Readonly<Record<string, string>> = {}): Promise<TestClient> {
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/socket`, {
      headers: { cookie: this.cookie, ...headers },
      handshakeTimeout: PATIENCE,
    });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return new TestClient(socket);
  }

  /** A television at the same address: it has no name and only watches. */
  async watchOnly(): Promise<TestClient> {
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/watch`, { handshakeTimeout: PATIENCE });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return new TestClient(socket);
  }
}

/** Keeps what it receives as the page does, and fails if something is inconsistent. */
export class TestClient {
  readonly socket: WebSocket;
  readonly tables = new Map<string, hosted.ClientView>();
  /** The last presence of each table. */
  readonly here = new Map<string, Extract<hosted.FromServer, { type: 'here' }>>();
  /** Everything received. */
  readonly heard: string[] = [];
  private readonly answers = new Map<string, (answer: hosted.FromServer) => void>();
  private readonly changes = new Set<() => void>();
  /** The first inconsistency. */
  private wrong: unknown;
  private sent = 0;

  constructor(socket: WebSocket) {
    this.socket = socket;
    // Every unanswered command listens for the end.
    socket.setMaxListeners(0);
    socket.on('message', (data) => {
      this.heard.push(String(data));
      try {
        checkMessage(String(data));
        this.hear(JSON.parse(String(data)) as hosted.FromServer);
      } catch (error) {
        // Nothing is received after this: waiting tests must learn of it, and Vitest if no test waits.
        this.wrong = error;
        this.wake();
        throw error;
      }
    });
    socket.on('close', () => this.wake());
  }

  private hear(message: hosted.FromServer): void {
    if (message.type === 'table' || message.type === 'news') {
      const told = hosted.applyMessage(this.tables.get(message.table), message);
      if (told === undefined) throw new Error('Some actions were never sent.');
      this.tables.set(message.table, told);
    }
    if (message.type === 'here') this.here.set(message.table, message);
    if (message.type === 'done' || message.type === 'refused') {
      const answer = this.answers.get(message.nonce ?? '');
      if (answer === undefined && message.nonce !== null) throw new Error(`A second answer to ${message.nonce}.`);
      this.answers.delete(message.nonce ?? '');
      answer?.(message);
    }
    this.wake();
  }

  private wake(): void {
    for (const change of this.changes) change();
  }

  /** Waits until a condition holds. */
  until(holds: () => boolean, what = String(holds)): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (settle: () => void): void => {
        clearTimeout(timer);
        this.changes.delete(look);
        settle();
      };
      const look = (): void => {
        if (this.wrong !== undefined) end(() => reject(this.wrong));
        else if (holds()) end(resolve);
      };
      const timer = setTimeout(() => end(() => reject(this.inVain(what))), PATIENCE);
      this.changes.add(look);
      look();
    });
  }

  private inVain(what: string): Error {
    const { heard, socket } = this;
    const last = heard.slice(-3).join('\n');
    return new Error(
      `Waited in vain for ${what}. Socket state ${socket.readyState}, ${heard.length} messages, the last:\n${last}`,
    );
  }

  async watch(table: string): Promise<void> {
    this.socket.send(JSON.stringify({ type: 'watch', table, version: 0 }));
    await this.until(() => this.tables.has(table) || this.socket.readyState !== WebSocket.OPEN, `table ${table}`);
    if (!this.tables.has(table)) throw new Error('The connection was lost.');
  }

  send(
    table: string,
    command: hosted.Command,
    nonce = `nonce-${process.pid}-${++this.sent}`,
  ): Promise<hosted.FromServer> {
    const seen = this.tables.get(table)?.played.length ?? 0;
    return this.raw(JSON.stringify({ type: 'command', table, nonce, seen, command }), nonce);
  }

  /** Sends a text unchanged, and waits for the answer to a nonce. */
  async raw(text: string, nonce: string): Promise<hosted.FromServer> {
    let answer: hosted.FromServer | undefined;
    this.answers.set(nonce, (heard) => {
      answer = heard;
    });
    this.socket.send(text);
    await this.until(
      () => answer !== undefined || this.socket.readyState !== WebSocket.OPEN,
      `the answer to ${nonce}: ${text}`,
    );
    if (answer === undefined) throw new Error('The connection was lost.');
    return answer;
  }
}
