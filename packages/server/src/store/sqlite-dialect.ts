/** A Kysely dialect for SQLite in a thread (sqlite.worker.ts): one connection, one user at a time. */
import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { type Batch, batchOf } from './batch.ts';
import type { AppendAll } from './store.ts';

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export interface QueryOutcome {
  readonly rows: readonly unknown[];
  readonly changes?: number;
}

/** The thread runs a whole batch as one transaction, without round trips in between. */
export type Question =
  | { readonly id: number; readonly statement: Statement }
  | { readonly id: number; readonly batch: Batch }
  | { readonly id: number; readonly end: true };

type Asked = { readonly statement: Statement } | { readonly batch: Batch } | { readonly end: true };
type Reply = { readonly id: number; readonly ran?: QueryOutcome; readonly error?: string };

/** A small young generation is enough: texts pass through and nothing is retained. */
const YOUNG_MB = 4;

class Thread implements DatabaseConnection {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, { resolve(ran: QueryOutcome): void; reject(error: Error): void }>();
  private asked = 0;
  private ended: Error | undefined;

  constructor(url: URL, file: string) {
    this.worker = new Worker(url, { workerData: { file }, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
    this.worker.on('message', ({ id, ran, error }: Reply) => {
      const one = this.waiting.get(id);
      this.waiting.delete(id);
      if (ran !== undefined) one?.resolve(ran);
      else one?.reject(new Error(error));
    });
    this.worker.on('error', (error) => this.fail(error));
    this.worker.on('exit', () => this.fail(new Error('The database thread has ended.')));
  }

  private fail(error: Error): void {
    this.ended = error;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }

  ask(asked: Asked): Promise<QueryOutcome> {
    if (this.ended !== undefined) return Promise.reject(this.ended);
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, ...asked } satisfies Question);
    });
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = await this.ask({ statement: { sql, parameters } });
    return { rows: rows as R[], ...(changes === undefined ? {} : { numAffectedRows: BigInt(changes) }) };
  }

  // biome-ignore lint/correctness/useYield: nothing here streams rows.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('SQLite does not stream rows.');
  }

  async close(): Promise<void> {
    await this.ask({ end: true });
    await this.worker.terminate();
  }
}

class ThreadDriver implements Driver {
  readonly thread: Thread;
  /** Settles when the current user releases the connection. */
  private turn: Promise<void> = Promise.resolve();
  private giveBack: () => void = () => {};

  constructor(thread: Thread) {
    this.thread = thread;
  }
  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.turn;
    let release = (): void => {};
    this.turn = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    this.giveBack = release;
    return this.thread;
  }
  async releaseConnection(): Promise<void> {
    this.giveBack();
  }
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }
  async destroy(): Promise<void> {
    await this.thread.close();
  }
}

interface ThreadDatabase {
  readonly dialect: Dialect;
  readonly appendAll: AppendAll;
}

export function threadDatabase(worker: URL, file: string): ThreadDatabase {
  const driver = new ThreadDriver(new Thread(worker, file));
  return {
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
    async appendAll(appends) {
      const batch = batchOf(appends);
      if (batch === undefined) return false;
      await driver.acquireConnection();
      try {
        const { rows } = await driver.thread.ask({ batch });
        return rows[0] === true;
      } finally {
        await driver.releaseConnection();
      }
    },
  };
}
