/** The people a guest knows: those they have finished a game with, those they block, and those who challenge them. */
import { type Kysely, sql } from 'kysely';
import type { GameResult } from './history-schema.ts';
import { searched } from './player-games.ts';
import type { Schema } from './schema.ts';

export interface Acquaintance {
  readonly guest: string;
  readonly name: string;
  readonly games: number;
  readonly won: number;
  readonly tied: number;
  readonly lost: number;
  /** When the last game with them ended. */
  readonly last: number;
  readonly blocked: boolean;
}

export interface Challenge {
  readonly table: string;
  readonly guest: string;
  readonly name: string;
}

/**
 * Names are searched in the program, because databases do not fold case and accents alike. At most this many people are
 * searched.
 */
const MOST_SEARCHED = 2000;

const counted = (result: GameResult) =>
  sql<number>`sum(case when meetings.result = ${sql.lit(result)} then 1 else 0 end)`;

export class AcquaintanceStore {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  /** Those met last come first, from the one after `after` on. */
  async of(
    guest: string,
    {
      name,
      only,
      after,
    }: { readonly name?: string | undefined; readonly only?: string; readonly after?: string | undefined },
    most: number,
  ): Promise<readonly Acquaintance[]> {
    let query = this.db
      .selectFrom('meetings')
      .innerJoin('guests', 'guests.id', 'meetings.other')
      .leftJoin('blocks', (join) =>
        join.onRef('blocks.guest', '=', 'meetings.guest').onRef('blocks.other', '=', 'meetings.other'),
      )
      .select((row) => [
        'meetings.other as guest',
        'guests.name as name',
        row.fn.countAll<number>().as('games'),
        counted('won').as('won'),
        counted('tied').as('tied'),
        counted('lost').as('lost'),
        row.fn.max('meetings.ended').as('last'),
        row.fn.max('blocks.since').as('blocked'),
      ])
      .where('meetings.guest', '=', guest)
      .groupBy(['meetings.other', 'guests.name'])
      .orderBy('last', 'desc')
      .orderBy('meetings.other')
      .limit(MOST_SEARCHED);
    if (only !== undefined) query = query.where('meetings.other', '=', only);
    const rows = await query.execute();
    const found = rows.filter((row) => name === undefined || searched(row.name).includes(name));
    const start = after === undefined ? 0 : found.findIndex((row) => row.guest === after) + 1;
    return found.slice(start, start + most).map(({ blocked, ...row }) => ({
      ...row,
      games: Number(row.games),
      won: Number(row.won),
      tied: Number(row.tied),
      lost: Number(row.lost),
      last: Number(row.last),
      blocked: blocked !== null,
    }));
  }

  async count(guest: string): Promise<number> {
    const { count } = await this.db
      .selectFrom('meetings')
      .select((row) => row.fn.count<number>('other').distinct().as('count'))
      .where('guest', '=', guest)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** The last table where the two have met. */
  async lastTable(guest: string, other: string): Promise<string | undefined> {
    const row = await this.db
      .selectFrom('meetings')
      .select('table_id')
      .where('guest', '=', guest)
      .where('other', '=', other)
      .orderBy('ended', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row?.table_id;
  }

  async block(guest: string, other: string, at: number): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      await db
        .insertInto('blocks')
        .values({ guest, other, since: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await db.deleteFrom('challenges').where('guest', '=', other).where('other', '=', guest).execute();
    });
  }

  async unblock(guest: string, other: string): Promise<void> {
    await this.db.deleteFrom('blocks').where('guest', '=', guest).where('other', '=', other).execute();
  }

  async countBlocked(guest: string): Promise<number> {
    const { count } = await this.db
      .selectFrom('blocks')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('guest', '=', guest)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** True if one of these guests has blocked the other guest. */
  async isBlocked(by: readonly string[], other: string): Promise<boolean> {
    if (by.length === 0) return false;
    const query = this.db.selectFrom('blocks').select('since').where('other', '=', other);
    return (await query.where('guest', 'in', [...by]).executeTakeFirst()) !== undefined;
  }

  async challenge(table: string, guest: string, other: string, at: number): Promise<void> {
    await this.db.insertInto('challenges').values({ table_id: table, guest, other, at }).execute();
  }

  /** Tables that others have opened to play with this guest and whose game has not begun. */
  async challengesTo(guest: string): Promise<readonly Challenge[]> {
    return this.waiting()
      .innerJoin('guests', 'guests.id', 'challenges.guest')
      .select(['challenges.table_id as table', 'challenges.guest as guest', 'guests.name as name'])
      .where('challenges.other', '=', guest)
      .execute();
  }

  /** The open challenges of a guest, with the player each is for. */
  async challengesOf(guest: string): Promise<readonly { readonly table: string; readonly other: string }[]> {
    return this.waiting()
      .select(['challenges.table_id as table', 'challenges.other as other'])
      .where('challenges.guest', '=', guest)
      .execute();
  }

  private waiting() {
    return this.db
      .selectFrom('challenges')
      .innerJoin('tables', 'tables.id', 'challenges.table_id')
      .where('tables.status', '=', 'gathering')
      .orderBy('challenges.at', 'desc');
  }

  async decline(table: string, guest: string): Promise<void> {
    await this.db.deleteFrom('challenges').where('table_id', '=', table).where('other', '=', guest).execute();
  }

  async forget(guest: string): Promise<void> {
    for (const table of ['blocks', 'challenges'] as const) {
      await this.db.deleteFrom(table).where('guest', '=', guest).execute();
      await this.db.deleteFrom(table).where('other', '=', guest).execute();
    }
  }
}
