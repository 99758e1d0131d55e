/** The server on PostgreSQL with one node and with two, compared with SQLite and pgbench in the same run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasNats, hasPostgres, type Service, startNats, startPostgres } from '../packages/server/test/services.ts';
import { type Load, loaded, memoryOf, NO_LIMIT, said, together } from './loaded.ts';
import { pgbench, psql, syncsOf } from './pgbench.ts';
import type { Row } from './print-table.ts';
import { keepToOneCore, keepToServerCore, type Started, startServer } from './processes.ts';
import { many, seat } from './seating.ts';

const PAIRS = Number(process.env.BENCH_PAIRS ?? 1000);
const MS = 8000;
const WANTED = 1000;
const TURNS = 3;

interface Measured {
  readonly name: string;
  readonly steady: Load;
  readonly limit: Load;
  /** The memory of the largest node, in MB. */
  readonly memory: number;
  /** The 99th percentile of pgbench's commit times; not set for SQLite. */
  readonly commit?: number;
}

const p99 = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length * 0.99)] ?? 0;

async function under(
  name: string,
  start: () => Promise<readonly Started[]>,
  services: readonly Service[] = [],
  url?: string,
): Promise<Measured> {
  const servers = await start();
  const measured = [...servers.map(({ process }) => process.pid!), ...services.map(({ pid }) => pid)];
  try {
    const seated = await many(PAIRS, () => seat(servers));
    const pairs = seated.map(({ pair }) => pair);
    const memory = Math.max(...(await Promise.all(servers.map(memoryOf))));
    // Warm-up, so that V8 compiles the hot code.
    await loaded(measured, pairs, WANTED, MS / 2);
    const turns: Load[] = [];
    const commits: number[] = [];
    for (let turn = 0; turn < TURNS; turn++) {
      const before = url === undefined ? 0 : syncsOf(url);
      const one = await loaded(measured, pairs, WANTED, MS);
      turns.push(one);
      console.log(said(`${name}:`, one));
      if (url === undefined) continue;
      const perSecond = (syncsOf(url) - before) / one.seconds;
      const rows = Math.max(1, Math.round(one.perSecond / perSecond));
      const sorted = pgbench(url, { nodes: servers.length, rows, seconds: MS / 1000 });
      commits.push(p99(sorted));
      console.log(
        `  ${perSecond.toFixed(0)} commits a second; pgbench with commits of ${rows} moves, ${((sorted.length / MS) * 1000).toFixed(0)} a second: p50 ${sorted[Math.floor(sorted.length / 2)]!.toFixed(1)} ms, p99 ${p99(sorted).toFixed(1)} ms`,
      );
    }
    const limit = await loaded(measured, pairs, NO_LIMIT, MS / 2);
    console.log(`${said(`${name} at full load:`, limit)}; ${Math.round(memory)} MB`);
    for (const pair of pairs) pair.close();
    const commit = commits.length === 0 ? {} : { commit: commits.reduce((sum, one) => sum + one, 0) / TURNS };
    return { name, steady: together(turns), limit, memory, ...commit };
  } finally {
    for (const { process } of servers) process.kill();
  }
}

async function measureAll(postgres: Service, nats: Service, folder: string, pinned: boolean): Promise<Measured[]> {
  if (pinned) for (const { pid } of [postgres, nats]) keepToServerCore(pid);
  const database = (name: string): string => {
    psql(postgres.url, `create database ${name}`);
    return postgres.url.replace(/[^/]+$/, name);
  };
  const [one, two] = [database('one'), database('two')];
  const node = (): Promise<Started> => startServer(pinned, { database: two, nats: nats.url });
  return [
    await under('SQLite', async () => [await startServer(pinned, { database: join(folder, 'bench.db') })]),
    await under('PostgreSQL, one node', async () => [await startServer(pinned, { database: one })], [postgres], one),
    await under('PostgreSQL, two nodes', async () => [await node(), await node()], [postgres, nats], two),
  ];
}

function rowsOf({ name, steady, limit, memory, commit }: Measured, sqlite: Measured): readonly Row[] {
  const wanted = { beside: 'target', wanted: 1 } as const;
  const rows: Row[] = [
    {
      what: `${name}: moves a second at ${WANTED} sent`,
      ours: steady.perSecond,
      unit: '/s',
      ...wanted,
      theirs: WANTED * 0.98,
    },
    {
      what: `${name}: time to acknowledgement, p99`,
      ours: steady.p99,
      unit: 'ms',
      ...wanted,
      theirs: 50,
      atMost: true,
    },
    { what: `${name}: memory of a node`, ours: memory, unit: 'MB', ...wanted, theirs: 200, atMost: true },
  ];
  if (commit === undefined) return rows;
  return [
    ...rows,
    {
      what: `${name}: p99 beside a commit`,
      ours: steady.p99,
      unit: 'ms',
      beside: 'pgbench',
      theirs: commit,
      wanted: 0.5,
      atMost: true,
    },
    {
      what: `${name}: moves a second at full load`,
      ours: limit.perSecond,
      unit: '/s',
      beside: 'SQLite',
      theirs: sqlite.limit.perSecond,
      wanted: 0.25,
    },
  ];
}

export async function clusterRows(): Promise<readonly Row[]> {
  if (!hasPostgres() || !hasNats()) throw new Error('This needs PostgreSQL and nats-server: see docs/scale.md.');
  const pinned = keepToOneCore();
  const folder = mkdtempSync(join(tmpdir(), 'speeltafel-bench-'));
  const [postgres, nats] = [await startPostgres(), await startNats()];
  try {
    const all = await measureAll(postgres, nats, folder, pinned);
    console.log(
      `cluster: ${pinned ? 'nodes, PostgreSQL and NATS on one core, load on another' : 'cores shared with the load'}; ${2 * PAIRS} sockets; load average ${loadavg()[0]!.toFixed(1)}`,
    );
    return all.flatMap((one) => rowsOf(one, all[0]!));
  } finally {
    await Promise.all([postgres.stop(), nats.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}
