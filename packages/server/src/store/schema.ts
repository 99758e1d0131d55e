/** The database schema. Only text, integers and milliseconds, so that SQLite and PostgreSQL behave the same. */
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
    /** When the table must be checked without a command, because a clock runs out. */
    deadline: number | null;
    /**
     * What a list shows of the table, as JSON. The seats it waits for are apart, because they change with every move.
     */
    summary: string;
    waiting: string;
    /** Until when the short code opens the table before its game; null for no limit, as in links of old versions. */
    code_until: number | null;
    /** 1 once old talk has been deleted there. */
    silent: Generated<number>;
  };
  facts: { table_id: string; seq: number; at: number; guest: string | null; nonce: string | null; fact: string };
  seats: { table_id: string; seat: number; guest: string };
  /** Guests whose names are being removed from the logs. */
  forgetting: { guest: string; since: number };
  /** One row: the last heartbeat of any node. */
  pulse: { id: number; at: number };
  /** Periods in which no node was running. */
  outages: { since: number; until: number };
  /** `session` made the token; null for tokens of older versions. */
  bots: { token_hash: string; guest: string; created: number; session: string | null };
  /** Reports, with the talk at the table at that time, as JSON. `closed` is when an operator closed it. */
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
  /** Banned guests and networks. */
  bans: { kind: BanKind; subject: string; since: number; until: number; why: string };
  /** Tables whose result counts somewhere and has not been counted yet. */
  results_due: { table_id: string; since: number };
  /** The log of each pool of ratings: `result` is a rated result as JSON. Each table counts once. */
  rated_results: { pool: string; seq: number; table_id: string; at: number; result: string };
  /** Derived from that log: each guest's rating as JSON, and rounded for lists. */
  ratings: { pool: string; guest: string; rating: string; points: number; settled: number };
  /** A guest's rating after each game. */
  rating_history: { pool: string; guest: string; seq: number; at: number; points: number; deviation: number };
  /** Guests who want to be on the leaderboards. */
  listed_guests: { guest: string; since: number };
  /** Televisions. Each has a secret id and a code to type in, and shows the table or the tournament chosen last. */
  screens: { id: string; code: string; table_id: string | null; tournament_id: string | null; seen: number };
  /**
   * Online tournaments. `summary` is what a list shows, as JSON, and `due` when the tournament must be checked without
   * a command.
   */
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
  /** Guests who organise or have entered a tournament. */
  tournament_guests: { tournament_id: string; guest: string };
  /** Tournaments of one organiser that add up; the ids as JSON, in order. */
  seasons: { id: string; organiser: string; name: string; tournaments: string; changed: number };
  /** Operators' actions, as JSON. */
  operator_log: { id: string; at: number; done: string };
}

export type BanKind = 'guest' | 'network';

export type Status = 'gathering' | 'playing' | 'over';
export type TournamentStatus = 'registering' | 'playing' | 'over';

/** Conditions of partial indexes: a query must repeat one exactly to use its index. */
export const NAMES_A_GUEST: RawBuilder<boolean> = sql`substr(fact, 10, 5) <> 'acted'`;
export const IS_LISTED: RawBuilder<boolean> = sql`listed = 1`;
export const NOT_OVER: RawBuilder<boolean> = sql`status <> 'over'`;
export const IS_OVER: RawBuilder<boolean> = sql`status = 'over'`;

/** Searches the summary of a table. A name cannot match, because its quotes are escaped. */
export const HAS_COMPUTER: RawBuilder<boolean> = sql`summary like '%"level":%'`;

type Migration = (db: Kysely<Schema>, isPostgres: boolean) => Promise<void>;

/** In order. A released migration never changes. */
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
    // Actions contain no names, and unlisted tables are not in the lobby, but every move was written into both indexes.
    await db.schema.dropIndex('facts_guest').execute();
    await sql`create index facts_guest on facts (guest) where ${NAMES_A_GUEST}`.execute(db);
    await db.schema.dropIndex('tables_lobby').execute();
    await sql`create index tables_lobby on tables (status, changed) where ${IS_LISTED}`.execute(db);
  },
  async (db, isPostgres) => {
    // A writer that knows a table's last fact knows all nonces before it, and only it can write the next. The second
    // guard cost half of a commit's time.
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
    // The seats a table waits for were in its summary, which was rewritten for them at every move.
    await db.schema
      .alterTable('tables')
      .addColumn('waiting', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
    const before = isPostgres ? sql<string>`summary::json ->> 'waiting'` : sql<string>`summary ->> 'waiting'`;
    await sql`update tables set waiting = coalesce(${before}, '[]')`.execute(db);
  },
  async (db) => {
    // A game without clocks or computer players has no deadline, but was written into the index at every move.
    await db.schema.dropIndex('tables_deadline').execute();
    await sql`create index tables_deadline on tables (deadline) where deadline is not null`.execute(db);
  },
  async (db) => {
    await db.schema.alterTable('tables').addColumn('code_until', 'bigint').execute();
    // For counting the unfinished games of a guest. A move does not touch this index.
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
    // Games sit out the time in which no node was running.
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
    // For finding old data every minute. None of these indexes is written at a move.
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
  async (db) => {
    await db.schema.alterTable('screens').addColumn('tournament_id', 'text').execute();
  },
];
