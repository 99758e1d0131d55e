/** A Kysely dialect for SQLite in a thread (thread.worker.ts): one connection, one user at a time. */
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

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export interface Ran {
  readonly rows: readonly unknown[];
  readonly changes?: number;
}

type Reply = { readonly id: number; readonly ran?: Ran; readonly error?: string };

class Thread implements DatabaseConnection {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, { resolve(ran: Ran): void; reject(error: Error): void }>();
  private asked = 0;
  private ended: Error | undefined;

  constructor(url: URL, file: string) {
    this.worker = new Worker(url, { workerData: { file } });
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

  private ask(statement: Statement | null): Promise<Ran> {
    if (this.ended !== undefined) return Promise.reject(this.ended);
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, statement });
    });
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = await this.ask({ sql, parameters });
    return { rows: rows as R[], ...(changes === undefined ? {} : { numAffectedRows: BigInt(changes) }) };
  }

  // biome-ignore lint/correctness/useYield: nothing here streams rows.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows are not streamed from SQLite.');
  }

  async close(): Promise<void> {
    await this.ask(null);
    await this.worker.terminate();
  }
}

class ThreadDriver implements Driver {
  private readonly thread: Thread;
  /** Settles when the connection is given back by the one who has it. */
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

export const threadDialect = (worker: URL, file: string): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new ThreadDriver(new Thread(worker, file)),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});
