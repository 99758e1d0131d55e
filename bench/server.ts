/** The server under load, durable commits on a file, beside a bare relay in the same run. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { menhirs } from '@speeltafel/rules';
import { hosted, menhirsTable, positionOf } from '@speeltafel/table';
import { TypedRoom } from '../packages/server/src/host/room.ts';
import type { KeptFact } from '../packages/server/src/store/store.ts';
import { connected, type Figures, measure, type Pair, PlayingPair, RelayedPair, type TableMessage } from './load.ts';
import { below } from './noise.ts';
import type { Row } from './table.ts';

const PAIRS = Number(process.env.BENCH_PAIRS ?? 1000);
const MS = 8000;
const WANTED = 1000;

const { bundled } = (await import(join(process.cwd(), 'scripts', 'bundle.mjs'))) as {
  bundled(entry: string): Promise<string>;
};

interface Started {
  readonly process: ChildProcess;
  readonly port: number;
}

function start(url: string, ...args: readonly string[]): Promise<Started> {
  const child = spawn(process.execPath, [fileURLToPath(url), ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    createInterface(child.stdout!).once('line', (line) => resolve({ process: child, port: Number(line) }));
    child.once('exit', (code) => reject(new Error(`It ended with ${code}.`)));
  });
}

async function startServer(file: string): Promise<Started> {
  const [main, store, thinking] = await Promise.all(
    [
      'packages/server/test/node-main.ts',
      'packages/server/src/store/thread.worker.ts',
      'packages/server/src/host/thinking.worker.ts',
    ].map(bundled),
  );
  const rates = { messages: 1e6, requests: 1e6, made: 1e6, talk: 1e6, lookups: 1e6, lines: 1e4 };
  const config = { host: '127.0.0.1', port: 0, database: file, secure: false, trustProxy: false, log: false, rates };
  return start(main!, JSON.stringify({ ...config, threads: { store, thinking } }));
}

/** Two sockets of one guest with both seats at a table. */
async function seat(port: number): Promise<{ pair: Pair; cookie: string; table: string }> {
  const post = (path: string, body: unknown, cookie: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const welcome = await post('/api/me', { name: 'Load' }, '');
  const cookie = welcome.headers.getSetCookie()[0]!.split(';')[0]!;
  const seats = ['Ann', 'Bob'].map((name) => ({ kind: 'here', name }));
  const wish = { game: 'menhirs', options: { grace: 0 }, clock: { kind: 'none' }, listed: false, seats };
  const { id } = (await (await post('/api/tables', wish, cookie)).json()) as { id: string };
  const address = `ws://127.0.0.1:${port}/socket`;
  const sockets = await Promise.all([connected(address, cookie), connected(address, cookie)]);
  const starts = await Promise.all(sockets.map((socket) => watch(socket, id)));
  return { pair: new PlayingPair(sockets, id, starts[0]!.told.start!), cookie, table: id };
}

const watch = (socket: Awaited<ReturnType<typeof connected>>, table: string): Promise<TableMessage> =>
  new Promise((resolve) => {
    const hear = (data: unknown): void => {
      const message = JSON.parse(String(data)) as TableMessage;
      if (message.type !== 'table') return;
      socket.off('message', hear);
      resolve(message);
    };
    socket.on('message', hear);
    socket.send(JSON.stringify({ type: 'watch', table, version: 0 }));
  });

/** A few at a time. */
async function many<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let i = 0; i < count; i += 50) {
    made.push(...(await Promise.all(Array.from({ length: Math.min(50, count - i) }, make))));
  }
  return made;
}

async function memoryOf(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/speeltafel_memory_bytes (\d+)/.exec(text)?.[1]) / 1e6;
}

/** From a lost connection to having the table again, in milliseconds. */
async function resumed(port: number, cookie: string, table: string): Promise<number> {
  const began = performance.now();
  const socket = await connected(`ws://127.0.0.1:${port}/socket`, cookie);
  await watch(socket, table);
  socket.terminate();
  return performance.now() - began;
}

async function relayed(): Promise<Figures> {
  const relay = await start(await bundled('bench/relay.ts'));
  try {
    const address = `ws://127.0.0.1:${relay.port}`;
    const sockets: Awaited<ReturnType<typeof connected>>[] = [];
    // One after the other: the relay pairs them as they come.
    for (let i = 0; i < 2 * PAIRS; i++) sockets.push(await connected(address));
    const pairs = Array.from({ length: PAIRS }, (_, i) => new RelayedPair(sockets.slice(2 * i, 2 * i + 2)));
    const figures = await measure(pairs, Number.POSITIVE_INFINITY, MS);
    for (const pair of pairs) pair.close();
    return figures;
  } finally {
    relay.process.kill();
  }
}

/** Milliseconds to make a table with 100 actions from what is kept of it. */
function loading(): number {
  const seating = Object.fromEntries([1, 2].map((at) => [at, { kind: 'person', guest: 'g', name: 'n' } as const]));
  const seed = '00112233445566778899aabbccddeeff';
  const opening = { options: 'adam', clock: { kind: 'none' }, host: 'g', listed: false, seed, seating } as const;
  const first: hosted.Opened = { kind: 'opened', game: 'menhirs', ...opening };
  let log: hosted.Fact[] = [];
  let now = hosted.opened(menhirsTable, first);
  // Random games are of different lengths; takebacks make one long enough.
  while (log.length < 101) {
    log = [{ kind: 'began', at: 0 }];
    now = hosted.fold(menhirsTable, hosted.opened(menhirsTable, first), log[0]!);
    while (log.length < 101 && !hosted.isFinished(menhirsTable, now)) {
      const here = positionOf(now.table!);
      const [by = 1] = menhirs.toAct(here);
      const actions = menhirs.actions(here, by, 0).filter(({ kind }) => kind !== 'claim');
      const action = menhirs.makeAction(actions[below(actions.length)]!, here, by);
      const fact: hosted.Fact = { kind: 'acted', seat: by, action, at: log.length, lag: 0 };
      const next = hosted.fold(menhirsTable, now, fact);
      const ended = hosted.isFinished(menhirsTable, next);
      const back: hosted.Fact = { kind: 'took-back', left: now.table!.course.played.length, at: log.length };
      log.push(fact, ...(ended ? [back] : []));
      now = ended ? hosted.fold(menhirsTable, next, back) : next;
    }
  }
  const rows = [first, ...log].map((fact, i) => ({
    seq: i + 1,
    fact: JSON.stringify(fact),
    guest: 'g',
    nonce: `n${i}`,
  }));
  const around = { now: Date.now, keep: async () => true, read: async () => [], changed() {}, here() {} };
  const times = Array.from({ length: 60 }, () => {
    const began = performance.now();
    const facts = rows.map((row): KeptFact => ({ ...row, fact: JSON.parse(row.fact) as hosted.Fact }));
    new TypedRoom(menhirsTable, 'id', 'code', facts, around).told('g');
    return performance.now() - began;
  });
  return times.toSorted((a, b) => a - b)[30]!;
}

export async function serverRows(): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'speeltafel-bench-'));
  const server = await startServer(join(folder, 'bench.db'));
  try {
    const seated = await many(PAIRS, () => seat(server.port));
    const memory = await memoryOf(server.port);
    const pairs = seated.map(({ pair }) => pair);
    const steady = await measure(pairs, WANTED, MS);
    const limit = await measure(pairs, Number.POSITIVE_INFINITY, MS);
    const after = await memoryOf(server.port);
    const { cookie, table } = seated[0]!;
    const resume = await resumed(server.port, cookie, table);
    for (const pair of pairs) pair.close();
    const relay = await relayed();
    const sockets = 2 * PAIRS;
    console.log(
      `server: load average ${loadavg()[0]!.toFixed(1)}; at the limit p50 ${limit.p50.toFixed(0)} ms, p99 ${limit.p99.toFixed(0)} ms; steady p50 ${steady.p50.toFixed(1)} ms; ${after.toFixed(0)} MB after the load; relay p99 ${relay.p99.toFixed(0)} ms`,
    );
    return [
      {
        what: `moves a second with ${sockets} sockets, on disk`,
        ours: limit.perSecond,
        unit: '/s',
        beside: 'bare relay',
        theirs: relay.perSecond,
        wanted: 0.4,
      },
      {
        what: `moves a second when ${WANTED} are sent`,
        ours: steady.perSecond,
        unit: '/s',
        beside: 'wanted',
        theirs: WANTED * 0.98,
        wanted: 1,
      },
      {
        what: 'their acknowledgement, p99',
        ours: steady.p99,
        unit: 'ms',
        beside: 'wanted',
        theirs: 50,
        wanted: 1,
        atMost: true,
      },
      {
        what: `memory with ${sockets} sockets`,
        ours: memory,
        unit: 'MB',
        beside: 'wanted',
        theirs: 200,
        wanted: 1,
        atMost: true,
      },
      {
        what: 'loading a game of 100 actions',
        ours: loading(),
        unit: 'ms',
        beside: 'wanted',
        theirs: 5,
        wanted: 1,
        atMost: true,
      },
      {
        what: 'resume after a lost connection',
        ours: resume,
        unit: 'ms',
        beside: 'wanted',
        theirs: 1000,
        wanted: 1,
        atMost: true,
      },
    ];
  } finally {
    server.process.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
