/** The server under load, with durable commits to a file, compared with a bare relay in the same run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { menhirs } from '@speeltafel/rules';
import { hosted, menhirsTable, positionOf } from '@speeltafel/table';
import { TypedLiveTable } from '../packages/server/src/host/live-table.ts';
import type { StoredFact } from '../packages/server/src/store/store.ts';
import { connected, type Pair, RelayedPair } from './load.ts';
import { type Load, loaded, memoryOf, NO_LIMIT, said, together } from './loaded.ts';
import { below } from './noise.ts';
import type { Row } from './print-table.ts';
import { bundled, keepToOneCore, type Started, start, startServer } from './processes.ts';
import { many, seat, seatAgain, watch } from './seating.ts';

const PAIRS = Number(process.env.BENCH_PAIRS ?? 1000);
const MS = 8000;
const WANTED = 1000;
/** Pinned only when the load begins, because it affects the whole process and the other benchmarks need all cores. */
let pinned = false;

/** Milliseconds from opening a new connection to receiving the table. */
async function resumed(port: number, cookie: string, table: string): Promise<number> {
  const began = performance.now();
  const socket = await connected(`ws://127.0.0.1:${port}/socket`, cookie);
  await watch(socket, table);
  socket.terminate();
  return performance.now() - began;
}

interface Relay extends Started {
  readonly pairs: readonly Pair[];
}

/** The same number of sockets, warm-up and message length as for the server. */
async function startRelay(length: number): Promise<Relay> {
  const relay = await start(pinned, await bundled('bench/relay.ts'), String(length));
  const address = `ws://127.0.0.1:${relay.port}`;
  const sockets: Awaited<ReturnType<typeof connected>>[] = [];
  // Sequentially, because the relay pairs sockets in the order they connect.
  for (let i = 0; i < 2 * PAIRS; i++) sockets.push(await connected(address));
  const pairs = Array.from({ length: PAIRS }, (_, i) => new RelayedPair(sockets.slice(2 * i, 2 * i + 2)));
  await loaded([relay.process.pid!], pairs, WANTED, MS);
  await loaded([relay.process.pid!], pairs, NO_LIMIT, MS / 2);
  return { ...relay, pairs };
}

/** Measures both at full load, the relay before and after, because the speed of a shared core varies. */
async function between(server: Started, pairs: readonly Pair[], relay: Relay): Promise<readonly [Load, Load]> {
  const before = await loaded([relay.process.pid!], relay.pairs, NO_LIMIT, MS / 2);
  const ours = await loaded([server.process.pid!], pairs, NO_LIMIT, MS);
  const after = await loaded([relay.process.pid!], relay.pairs, NO_LIMIT, MS / 2);
  return [ours, together([before, after])];
}

/** Milliseconds to restore a table with 100 actions from its stored form. */
function loading(): number {
  const seating = Object.fromEntries([1, 2].map((at) => [at, { kind: 'person', guest: 'g', name: 'n' } as const]));
  const seed = '00112233445566778899aabbccddeeff';
  const opening = { options: 'adam', clock: { kind: 'none' }, host: 'g', listed: false, seed, seating } as const;
  const first: hosted.Opened = { kind: 'opened', game: 'menhirs', ...opening };
  let log: hosted.Fact[] = [];
  let now = hosted.opened(menhirsTable, first);
  // Random games differ in length; takebacks make this one long enough.
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
  const around = { now: Date.now, keep() {}, read: async () => [], changed() {}, here() {} };
  const times = Array.from({ length: 60 }, () => {
    const began = performance.now();
    const facts = rows.map((row): StoredFact => ({ ...row, fact: JSON.parse(row.fact) as hosted.Fact }));
    new TypedLiveTable(menhirsTable, 'id', 'code', facts, around).viewFor('g');
    return performance.now() - began;
  });
  return times.toSorted((a, b) => a - b)[30]!;
}

const average = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** The rate per CPU second. Other processes may use the core, so the rate per second of wall time is misleading. */
const perCore = ({ perSecond, busy }: Load): number => (busy > 0 ? perSecond / busy : perSecond);

export async function serverRows(): Promise<readonly Row[]> {
  pinned = keepToOneCore();
  const folder = mkdtempSync(join(tmpdir(), 'speeltafel-bench-'));
  const server = await startServer(pinned, { database: join(folder, 'bench.db') });
  let relay: Relay | undefined;
  try {
    const seated = await many(PAIRS, () => seat([server]));
    const memory = await memoryOf(server);
    const pairs = seated.map(({ pair }) => pair);
    const steady = await loaded([server.process.pid!], pairs, WANTED, MS);
    // Warm-up: the first games are played to their end so that V8 compiles the hot code. Then each pair gets two more.
    await loaded([server.process.pid!], pairs, NO_LIMIT, MS);
    const after = await memoryOf(server);
    for (let game = 0; game < 2; game++) await many(PAIRS, (i) => seatAgain(server, seated[i]!));
    relay = await startRelay(Math.round(average(seated.map(({ pair }) => pair.heard / pair.messages))));
    const [limit, relayed] = await between(server, pairs, relay);
    const atLast = await memoryOf(server);
    const { cookie, table } = seated[0]!;
    const resume = await resumed(server.port, cookie, table);
    const length = Math.round(average(seated.map(({ pair }) => pair.heard / pair.messages)));
    for (const pair of [...pairs, ...relay.pairs]) pair.close();
    const sockets = 2 * PAIRS;
    console.log(
      `server: ${pinned ? 'server and relay on one core, load on another' : 'cores shared with the load'}; load average ${loadavg()[0]!.toFixed(1)}; table messages of ${length} bytes`,
    );
    console.log(
      `server: ${said('at 1,000/s', steady)}; ${said('at full load', limit)}; ${said('relay', relayed)}; ${Math.round(atLast)} MB after two more games per pair, at 2,000 other tables`,
    );
    return [
      {
        what: `durable moves per CPU second, ${sockets} sockets`,
        ours: perCore(limit),
        unit: '/s',
        beside: 'bare relay',
        theirs: perCore(relayed),
        wanted: 0.4,
      },
      {
        what: `moves a second at ${WANTED} sent`,
        ours: steady.perSecond,
        unit: '/s',
        beside: 'wanted',
        theirs: WANTED * 0.98,
        wanted: 1,
      },
      {
        what: 'their time to acknowledgement, p99',
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
        what: `the same after a game at each of ${PAIRS} tables`,
        ours: after,
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
    relay?.process.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
