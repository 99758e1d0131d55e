/** SQLite in a thread of its own: waiting for the disk holds up nobody. Started by thread.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';
import type { Ran, Statement } from './thread.ts';

const db = new Database((workerData as { readonly file: string }).file);
db.exec('pragma journal_mode = wal');
db.exec('pragma synchronous = full');
db.exec('pragma foreign_keys = on');
db.exec('pragma busy_timeout = 2000');

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

function run({ sql, parameters }: Statement): Ran {
  const statement = statementOf(sql);
  if (statement.reader) return { rows: statement.all(...parameters) };
  return { rows: [], changes: statement.run(...parameters).changes };
}

parentPort!.on('message', ({ id, statement }: { readonly id: number; readonly statement: Statement | null }) => {
  if (statement === null) {
    db.close();
    parentPort!.postMessage({ id, ran: { rows: [] } });
    return;
  }
  try {
    parentPort!.postMessage({ id, ran: run(statement) });
  } catch (error) {
    parentPort!.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
