/**
 * pgbench as the reference for PostgreSQL: sequential commits for each node, with as many rows as its commits had in
 * the same run.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresBinary } from '../packages/server/test/services.ts';

const TABLES = 1000;
/** What a node writes for a move, with rows of the same length: a fact, and the new state of its table in lists. */
const SCRIPT = `\\set first random(1, ${TABLES} - :rows)
\\set last :first + :rows - 1
begin;
insert into bench_facts select 'table' || n, nextval('bench_seq'), 1790000000000, 'abcdefghijklmnop', 'load-abcdefghijkl-12', repeat('x', 70)
  from generate_series(:first::int, :last::int) n;
update bench_tables set changed = changed + 1, version = version + 1, waiting = '[1]'
  where id in (select 'table' || n from generate_series(:first::int, :last::int) n);
commit;
`;
const SET_UP = `create table bench_facts (like facts including all);
create table bench_tables (like tables including all);
create sequence bench_seq;
insert into bench_tables (id, code, game, status, listed, host, created, changed, version, summary)
  select 'table' || n, 'code' || n, 'menhirs', 'playing', 0, 'abcdefghijklmnop', 0, 0, 1, repeat('x', 200)
  from generate_series(1, ${TABLES}) n;`;

export const psql = (url: string, sql: string): string =>
  execFileSync(postgresBinary('psql')!, [url, '-AtXqc', sql], { encoding: 'utf8' }).trim();

/** How often PostgreSQL has synced its log to disk. */
export const syncsOf = (url: string): number => Number(psql(url, 'select wal_sync from pg_stat_wal'));

export interface Commits {
  /** Each node makes one commit at a time. */
  readonly nodes: number;
  readonly rows: number;
  readonly seconds: number;
}

/** The milliseconds of each commit, in order. */
export function pgbench(url: string, { nodes, rows, seconds }: Commits): readonly number[] {
  const folder = mkdtempSync(join(tmpdir(), 'speeltafel-pgbench-'));
  try {
    chmodSync(folder, 0o755);
    const script = join(folder, 'script.sql');
    writeFileSync(script, SCRIPT);
    psql(url, SET_UP);
    const load = ['-c', nodes, '-T', seconds, '-D', `rows=${rows}`];
    const log = ['-l', '--log-prefix', join(folder, 'log')];
    execFileSync(postgresBinary('pgbench')!, ['-n', '-M', 'prepared', ...load.map(String), ...log, '-f', script, url], {
      stdio: 'ignore',
    });
    const logs = readdirSync(folder).filter((name) => name.startsWith('log'));
    const lines = logs.flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'));
    return lines.map((line) => Number(line.split(' ')[2]) / 1000).toSorted((a, b) => a - b);
  } finally {
    psql(url, 'drop table if exists bench_facts, bench_tables; drop sequence if exists bench_seq');
    rmSync(folder, { recursive: true, force: true });
  }
}
