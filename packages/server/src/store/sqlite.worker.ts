/** SQLite in its own thread, so that waiting for the disk blocks no request. Started by sqlite-dialect.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';
import { CODE_LASTS } from './append.ts';
import type { Batch } from './batch.ts';
import type { QueryOutcome, Question, Statement } from './sqlite-dialect.ts';

function open(file: string): Database.Database {
  try {
    const db = new Database(file);
    db.exec('pragma journal_mode = wal');
    db.exec('pragma synchronous = full');
    db.exec('pragma foreign_keys = on');
    db.exec('pragma busy_timeout = 2000');
    // Checkpoint less often, so that pages written again and again reach the file less often; the log grows to some 16
    // MB.
    db.exec('pragma wal_autocheckpoint = 4000');
    return db;
  } catch (error) {
    // An error of libsql cannot be passed to the other thread as an error.
    throw new Error(`${file} cannot be opened: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const db = open((workerData as { readonly file: string }).file);

const prepared = new Map<string, Database.Statement>();

function statementOf(sql: string): Database.Statement {
  let statement = prepared.get(sql);
  if (statement === undefined) {
    statement = db.prepare(sql);
    if (prepared.size > 500) prepared.clear();
    prepared.set(sql, statement);
  }
  return statement;
}

function run({ sql, parameters }: Statement): QueryOutcome {
  const statement = statementOf(sql);
  if (statement.reader) return { rows: statement.all(...parameters) };
  return { rows: [], changes: statement.run(...parameters).changes };
}

/** The columns of a row of a batch, in order. */
const columns = (count: number): string => Array.from({ length: count }, (_, i) => `row.value ->> ${i}`).join();

const MOVES = `update tables set (changed, version, deadline, waiting) =
  (row.value ->> 1, row.value ->> 2, row.value ->> 3, row.value ->> 4)
  from json_each(?) row where tables.id = row.value ->> 0 and tables.version = row.value ->> 5`;
const STANDINGS = `update tables set silent = 0, (changed, version, deadline, waiting, status, listed, summary) =
  (row.value ->> 1, row.value ->> 2, row.value ->> 3, row.value ->> 4, row.value ->> 6, row.value ->> 7, row.value ->> 8)
  from json_each(?) row where tables.id = row.value ->> 0 and tables.version = row.value ->> 5`;
const OPENED = `insert into tables (id, changed, version, deadline, waiting, status, listed, summary, code, game, host, created, code_until)
  select ${columns(11)}, row.value ->> 1, (row.value ->> 1) + ${CODE_LASTS} from json_each(?) row where true on conflict do nothing`;
const FACTS = `insert into facts (table_id, seq, at, guest, nonce, fact)
  select ${columns(6)} from json_each(?) row where true on conflict do nothing`;
const RISEN = 'delete from seats where table_id in (select value from json_each(?))';
const SEATED = `insert into seats (table_id, seat, guest) select ${columns(3)} from json_each(?) row`;

const changed = (sql: string, rows: string | undefined): number =>
  rows === undefined ? 0 : statementOf(sql).run(rows).changes;

/** Returns whether the whole batch was stored. If true, it is on disk; if false, nothing is. */
function keep({ moves, standings, opened, facts, seated, seats, count }: Batch): boolean {
  db.exec('begin immediate');
  try {
    const fits =
      changed(MOVES, moves) === count.moves &&
      changed(STANDINGS, standings) === count.standings &&
      changed(OPENED, opened) === count.opened &&
      changed(FACTS, facts) === count.facts;
    if (fits) {
      changed(RISEN, seated);
      changed(SEATED, seats);
    }
    db.exec(fits ? 'commit' : 'rollback');
    return fits;
  } catch (error) {
    if (db.inTransaction) db.exec('rollback');
    throw error;
  }
}

function answer(question: Question): QueryOutcome {
  if ('statement' in question) return run(question.statement);
  if ('batch' in question) return { rows: [keep(question.batch)] };
  db.close();
  return { rows: [] };
}

parentPort!.on('message', (question: Question) => {
  const { id } = question;
  try {
    parentPort!.postMessage({ id, ran: answer(question) });
  } catch (error) {
    parentPort!.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
