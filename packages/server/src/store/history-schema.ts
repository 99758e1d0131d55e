/** The tables of what is kept of players beyond their seats: finished games, things of their devices, whom they know. */
import type { Kysely } from 'kysely';

export type GameResult = 'won' | 'tied' | 'lost';

export interface HistorySchema {
  /** Each finished game once for each of its players. It follows from the logs, but for games brought along from elsewhere. */
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
    /** Null where the place says nothing: one guest with several seats, or one who came later. */
    result: GameResult | null;
    rated: number;
    tournament: string | null;
    /** Of a game of one person against computer players: the strongest one. */
    level: string | null;
    /** The other players as JSON, and their names as they are searched. */
    others: string;
    names: string;
    /** The record of a game that was brought along. */
    record: string | null;
  };
  /** Who has finished a game with whom. */
  meetings: { guest: string; other: string; table_id: string; ended: number; result: GameResult | null };
  /** How far a chore has come that goes through everything once. */
  chores: { name: string; at: number; after: string };
  /** What devices of a guest keep with the guest, as JSON. */
  kept_things: { guest: string; version: number; changed: number; things: string };
  /** What a guest shows to the people they have played with, as JSON. */
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
