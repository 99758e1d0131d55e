// packages/server/src/store/thread.worker.ts
import { parentPort, workerData } from "node:worker_threads";
import Database from "libsql";
var db = new Database(workerData.file);
db.exec("pragma journal_mode = wal");
db.exec("pragma synchronous = full");
db.exec("pragma foreign_keys = on");
db.exec("pragma busy_timeout = 2000");
var prepared = /* @__PURE__ */ new Map();
function statementOf(sql) {
  let statement = prepared.get(sql);
  if (statement === void 0) {
    statement = db.prepare(sql);
    if (prepared.size > 500) prepared.clear();
    prepared.set(sql, statement);
  }
  return statement;
}
function run({ sql, parameters }) {
  const statement = statementOf(sql);
  if (statement.reader) return { rows: statement.all(...parameters) };
  return { rows: [], changes: statement.run(...parameters).changes };
}
parentPort.on("message", ({ id, statement }) => {
  if (statement === null) {
    db.close();
    parentPort.postMessage({ id, ran: { rows: [] } });
    return;
  }
  try {
    parentPort.postMessage({ id, ran: run(statement) });
  } catch (error) {
    parentPort.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
