/** The tables of the database: text, whole numbers and milliseconds only, so that SQLite and PostgreSQL are the same to us. */
import { type Generated, type Kysely, type RawBuilder, sql } from 'kysely';
import { addBookmarkTables, type BookmarkSchema } from './bookmarks.ts';
import { addHistoryTables, type HistorySchema } from './history-schema.ts';
import { addNotificationTables, type NotificationSchema } from './notification-schema.ts';
import { addPlayerTables, type PlayerSchema } from './player-schema.ts';
import { addScoreCardTables, type ScoreCardSchema } from './score-cards.ts';

export interface Schema extends PlayerSchema, HistorySchema, ScoreCardSchema, NotificationSchema, BookmarkSchema {
  guests: { id: string; key_hash: string; name: string; created: number; seen: number };
  tables: {
    id: string;
    code: string;
    game: string;
    status: Status;
    listed: number;
    host: string;
    created: number;
    changed: number;
    version: number;
    /** When the table must be looked at without a command: a clock runs out. */
    deadline: number | null;
    /** What a list shows of the table, as JSON, and the seats it waits for, which change with every move. */
    summary: string;
    waiting: string;
    /** Until when the short code opens the table, while it gathers; null: for ever, as in links of old versions. */
    code_until: number | null;
    /** 1 once what was said there has been deleted by age. */
    silent: Generated<number>;
  };
  facts: { table_id: string; seq: number; at: number; guest: string | null; nonce: string | null; fact: string };
  seats: { table_id: string; seat: number; guest: string };
  /** Guests whose names are being taken out of the logs. */
  forgetting: { guest: string; since: number };
  /** One row: when a node last said that it serves. */
  pulse: { id: number; at: number };
  /** From when until when no node served. */
  outages: { since: number; until: number };
  /** `session` made it; null: it is of an older version. */
  bots: { token_hash: string; guest: string; created: number; session: string | null };
  /** What guests reported, with what had been said at the table by then, as JSON; `closed`: when an operator was done with it. */
  reports: {
    id: string;
    at: number;
    table_id: string;
    guest: string;
    about: string | null;
    reason: string;
    note: string;
    evidence: string;
    closed: number | null;
  };
  /** Guests and networks that may not come in until then. */
  bans: { kind: BanKind; subject: string; since: number; until: number; why: string };
  /** Tables whose result counts somewhere and has not been counted yet. */
  results_due: { table_id: string; since: number };
  /** The log of each pool of ratings: `result` is a rated result as JSON. Each table counts once. */
  rated_results: { pool: string; seq: number; table_id: string; at: number; result: string };
  /** What follows from that log: the rating of each guest as JSON, and its whole number for lists. */
  ratings: { pool: string; guest: string; rating: string; points: number; settled: number };
  /** A guest's rating after each game. */
  rating_history: { pool: string; guest: string; seq: number; at: number; points: number; deviation: number };
  /** Guests who want to be on the leaderboards. */
  listed_guests: { guest: string; since: number };
  /** Televisions that show a table: each has a secret id and a code to type in, and shows the table it was given last. */
  screens: { id: string; code: string; table_id: string | null; seen: number };
  /** Online tournaments; `summary` is what a list shows of one, as JSON, and `due` when it must be looked at without a command. */
  tournaments: {
    id: string;
    organiser: string;
    listed: number;
    status: TournamentStatus;
    created: number;
    changed: number;
    version: number;
    due: number | null;
    summary: string;
  };
  tournament_facts: {
    tournament_id: string;
    seq: number;
    at: number;
    guest: string | null;
    nonce: string | null;
    fact: string;
  };
  /** Who organises or has entered a tournament. */
  tournament_guests: { tournament_id: string; guest: string };
  /** Tournaments of one organiser that add up; their ids as JSON, in order. */
  seasons: { id: string; organiser: string; name: string; tournaments: string; changed: number };
  /** What operators did, as JSON. */
  operator_log: { id: string; at: number; done: string };
}

export type BanKind = 'guest' | 'network';

export type Status = 'gathering' | 'playing' | 'over';
export type TournamentStatus = 'registering' | 'playing' | 'over';

/** Conditions of indexes: a query that is to use one says the very same. */
export const NAMES_A_GUEST: RawBuilder<boolean> = sql`substr(fact, 10, 5) <> 'acted'`;
export const IS_LISTED: RawBuilder<boolean> = sql`listed = 1`;
export const NOT_OVER: RawBuilder<boolean> = sql`status <> 'over'`;
export const IS_OVER: RawBuilder<boolean> = sql`status = 'over'`;

/** In the summary of a table; in a name, quotes are escaped. */
export const HAS_COMPUTER: RawBuilder<boolean> = sql`summary like '%"level":%'`;

type Migration = (db: Kysely<Schema>, isPostgres: boolean) => Promise<void>;

/** In order, never changed once released. */
export const MIGRATIONS: readonly Migration[] = [
  async (db) => {
    const { schema } = db;
    await schema
      .createTable('guests')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('key_hash', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('seen', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('tables')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('code', 'text', (column) => column.notNull().unique())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('listed', 'integer', (column) => column.notNull())
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('changed', 'bigint', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('deadline', 'bigint')
      .addColumn('summary', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('tables_lobby').on('tables').columns(['status', 'listed', 'changed']).execute();
    await schema.createIndex('tables_deadline').on('tables').column('deadline').execute();
    await schema
      .createTable('facts')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('guest', 'text')
      .addColumn('nonce', 'text')
      .addColumn('fact', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('facts_key', ['table_id', 'seq'])
      .addUniqueConstraint('facts_nonce', ['table_id', 'guest', 'nonce'])
      .execute();
    await schema
      .createTable('seats')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('guest', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
      .execute();
    await schema.createIndex('seats_guest').on('seats').column('guest').execute();
    await schema
      .createTable('bots')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('guest', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .execute();
  },
  async ({ schema }) => {
    // To find what a guest said and where they sat, when they want it deleted.
    await schema.createIndex('facts_guest').on('facts').column('guest').execute();
  },
  async (db) => {
    // Actions contain no names, and a table that is not listed is in no lobby: every move was written into both for nothing.
    await db.schema.dropIndex('facts_guest').execute();
    await sql`create index facts_guest on facts (guest) where ${NAMES_A_GUEST}`.execute(db);
    await db.schema.dropIndex('tables_lobby').execute();
    await sql`create index tables_lobby on tables (status, changed) where ${IS_LISTED}`.execute(db);
  },
  async (db, isPostgres) => {
    // A writer that knows a table's last fact knows all nonces before it, and only it can write the next: a second guard cost half of a commit.
    if (isPostgres) {
      await sql`alter table facts drop constraint facts_nonce`.execute(db);
      return;
    }
    await sql`create table rebuilt (table_id text not null, seq integer not null, at bigint not null, guest text, nonce text,
      fact text not null, constraint facts_key primary key (table_id, seq))`.execute(db);
    await sql`insert into rebuilt select table_id, seq, at, guest, nonce, fact from facts`.execute(db);
    await db.schema.dropTable('facts').execute();
    await sql`alter table rebuilt rename to facts`.execute(db);
    await sql`create index facts_guest on facts (guest) where ${NAMES_A_GUEST}`.execute(db);
  },
  async (db, isPostgres) => {
    // Whom a table waits for stood in its summary, which was written again for it at every move.
    await db.schema
      .alterTable('tables')
      .addColumn('waiting', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
    const before = isPostgres ? sql<string>`summary::json ->> 'waiting'` : sql<string>`summary ->> 'waiting'`;
    await sql`update tables set waiting = coalesce(${before}, '[]')`.execute(db);
  },
  async (db) => {
    // A game without clocks or computer players has no deadline, and was written into the index at every move all the same.
    await db.schema.dropIndex('tables_deadline').execute();
    await sql`create index tables_deadline on tables (deadline) where deadline is not null`.execute(db);
  },
  async (db) => {
    await db.schema.alterTable('tables').addColumn('code_until', 'bigint').execute();
    // What one guest has opened and not finished; a move does not touch it.
    await sql`create index tables_host on tables (host) where ${NOT_OVER}`.execute(db);
    await db.schema
      .createTable('forgetting')
      .addColumn('guest', 'text', (column) => column.primaryKey())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .execute();
  },
  async (db) => {
    // Whether the talk of a table has been deleted by age.
    await db.schema
      .alterTable('tables')
      .addColumn('silent', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
  async ({ schema }) => {
    await schema
      .createTable('reports')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('guest', 'text', (column) => column.notNull())
      .addColumn('about', 'text')
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('evidence', 'text', (column) => column.notNull())
      .addColumn('closed', 'bigint')
      .execute();
    await schema.createIndex('reports_at').on('reports').column('at').execute();
    await schema
      .createTable('bans')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .addColumn('why', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('bans_key', ['kind', 'subject'])
      .execute();
    await schema
      .createTable('operator_log')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('done', 'text', (column) => column.notNull())
      .execute();
  },
  async ({ schema }) => {
    // Games sit out the time in which no node served.
    await schema
      .createTable('pulse')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('outages')
      .addColumn('since', 'bigint', (column) => column.primaryKey())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
  },
  async ({ schema }) => {
    await schema
      .createTable('results_due')
      .addColumn('table_id', 'text', (column) => column.primaryKey())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('rated_results')
      .addColumn('pool', 'text', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('table_id', 'text', (column) => column.notNull().unique())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('result', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('rated_results_key', ['pool', 'seq'])
      .execute();
    await schema
      .createTable('ratings')
      .addColumn('pool', 'text', (column) => column.notNull())
      .addColumn('guest', 'text', (column) => column.notNull())
      .addColumn('rating', 'text', (column) => column.notNull())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('settled', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('ratings_key', ['guest', 'pool'])
      .execute();
    await schema.createIndex('ratings_points').on('ratings').columns(['pool', 'points']).execute();
    await schema
      .createTable('rating_history')
      .addColumn('pool', 'text', (column) => column.notNull())
      .addColumn('guest', 'text', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('points', 'integer', (column) => column.notNull())
      .addColumn('deviation', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('rating_history_key', ['guest', 'pool', 'seq'])
      .execute();
    await schema
      .createTable('listed_guests')
      .addColumn('guest', 'text', (column) => column.primaryKey())
      .addColumn('since', 'bigint', (column) => column.notNull())
      .execute();
  },
  async ({ schema }) => {
    await schema
      .createTable('screens')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('code', 'text', (column) => column.notNull().unique())
      .addColumn('table_id', 'text')
      .addColumn('seen', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('screens_seen').on('screens').column('seen').execute();
  },
  async (db) => {
    // What is old is looked for every minute. None of this is written at a move.
    await sql`create index tables_over on tables (changed) where ${IS_OVER}`.execute(db);
    await db.schema.createIndex('guests_seen').on('guests').column('seen').execute();
  },
  async (db) => {
    const { schema } = db;
    await schema
      .createTable('tournaments')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('organiser', 'text', (column) => column.notNull())
      .addColumn('listed', 'integer', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('changed', 'bigint', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('due', 'bigint')
      .addColumn('summary', 'text', (column) => column.notNull())
      .execute();
    await sql`create index tournaments_due on tournaments (due) where due is not null`.execute(db);
    await schema.createIndex('tournaments_changed').on('tournaments').columns(['status', 'changed']).execute();
    await schema.createIndex('tournaments_organiser').on('tournaments').column('organiser').execute();
    await schema
      .createTable('tournament_facts')
      .addColumn('tournament_id', 'text', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('guest', 'text')
      .addColumn('nonce', 'text')
      .addColumn('fact', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('tournament_facts_key', ['tournament_id', 'seq'])
      .execute();
    await schema
      .createTable('tournament_guests')
      .addColumn('tournament_id', 'text', (column) => column.notNull())
      .addColumn('guest', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('tournament_guests_key', ['guest', 'tournament_id'])
      .execute();
    await schema
      .createTable('seasons')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('organiser', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('tournaments', 'text', (column) => column.notNull())
      .addColumn('changed', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('seasons_organiser').on('seasons').column('organiser').execute();
  },
  addPlayerTables,
  addHistoryTables,
  addScoreCardTables,
  addNotificationTables,
  addBookmarkTables,
];
