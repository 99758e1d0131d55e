/** The tables of players' data beyond their seats: finished games, shared data of their devices, acquaintances. */
import type { Kysely } from 'kysely';

export type GameResult = 'won' | 'tied' | 'lost';

export interface HistorySchema {
  /** Each finished game once for each of its players. Derived from the logs, except for imported games. */
  player_games: {
    guest: string;
    table_id: string;
    game: string;
    options: string;
    ended: number;
    seat: number;
    place: number;
    /** The places by seat, as JSON. */
    places: string;
    /** Null if the place says nothing: for a guest with several seats, and for a latecomer. */
    result: GameResult | null;
    rated: number;
    tournament: string | null;
    /** For a game of one person against computer players: the strongest of these. */
    level: string | null;
    /** The other players as JSON, and their names in the form used for searching. */
    others: string;
    names: string;
    /** The record of an imported game. */
    record: string | null;
  };
  /** Pairs of guests who have finished a game together. */
  meetings: { guest: string; other: string; table_id: string; ended: number; result: GameResult | null };
  /** How far a background job that goes through everything once has come. */
  chores: { name: string; at: number; after: string };
  /** Data that a guest's devices share, as JSON. */
  kept_things: { guest: string; version: number; changed: number; things: string };
  /** What a guest shows to people they have played with, as JSON. */
  profiles: { guest: string; shows: string };
  blocks: { guest: string; other: string; since: number };
  /** A table that `guest` has opened to play with `other`. */
  challenges: { table_id: string; guest: string; other: string; at: number };
}

export async function addHistoryTables({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  await schema
    .createTable('player_games')
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('ended', 'bigint', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('places', 'text', (column) => column.notNull())
    .addColumn('result', 'text')
    .addColumn('rated', 'integer', (column) => column.notNull())
    .addColumn('tournament', 'text')
    .addColumn('level', 'text')
    .addColumn('others', 'text', (column) => column.notNull())
    .addColumn('names', 'text', (column) => column.notNull())
    .addColumn('record', 'text')
    .addPrimaryKeyConstraint('player_games_key', ['guest', 'table_id'])
    .execute();
  await schema.createIndex('player_games_ended').on('player_games').columns(['guest', 'ended', 'table_id']).execute();
  await schema.createIndex('player_games_table').on('player_games').column('table_id').execute();
  await schema
    .createTable('meetings')
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('other', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('ended', 'bigint', (column) => column.notNull())
    .addColumn('result', 'text')
    .addPrimaryKeyConstraint('meetings_key', ['guest', 'other', 'table_id'])
    .execute();
  await schema.createIndex('meetings_other').on('meetings').column('other').execute();
  await schema.createIndex('meetings_table').on('meetings').column('table_id').execute();
  await schema
    .createTable('chores')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('after', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('kept_things')
    .addColumn('guest', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('changed', 'bigint', (column) => column.notNull())
    .addColumn('things', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('profiles')
    .addColumn('guest', 'text', (column) => column.primaryKey())
    .addColumn('shows', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('blocks')
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('other', 'text', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('blocks_key', ['guest', 'other'])
    .execute();
  await schema.createIndex('blocks_other').on('blocks').column('other').execute();
  await schema
    .createTable('challenges')
    .addColumn('table_id', 'text', (column) => column.primaryKey())
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('other', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('challenges_guest').on('challenges').column('guest').execute();
  await schema.createIndex('challenges_other').on('challenges').column('other').execute();
}
