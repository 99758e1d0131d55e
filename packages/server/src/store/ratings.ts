/** Guests' ratings: for each pool a log of results, and the ratings derived from it. */
import { isUnsettled, type RatedResult, type Rating, rateResult } from '@speeltafel/tournament';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

export interface RatingPoint {
  readonly at: number;
  readonly points: number;
  readonly deviation: number;
}

export interface OwnRating {
  readonly pool: string;
  readonly rating: Rating;
  /** After each of the last games, the oldest first. */
  readonly history: readonly RatingPoint[];
}

export interface Ranked {
  readonly guest: string;
  readonly name: string;
  readonly rating: Rating;
}

const MOST_HISTORY = 200;

export class RatingStore {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  /** Tables with an expected result whose game is over, by id, from the one after `after` on. */
  async due(after: string, most: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('results_due')
      .innerJoin('tables', 'tables.id', 'results_due.table_id')
      .select('table_id')
      .where('tables.status', '=', 'over')
      .where('table_id', '>', after)
      .orderBy('table_id')
      .limit(most)
      .execute();
    return rows.map(({ table_id }) => table_id);
  }

  async isDue(table: string): Promise<boolean> {
    const query = this.db.selectFrom('results_due').select('since').where('table_id', '=', table);
    return (await query.executeTakeFirst()) !== undefined;
  }

  /** Marks the result as counted everywhere. */
  async counted(table: string): Promise<void> {
    await this.db.deleteFrom('results_due').where('table_id', '=', table).execute();
  }

  /** Deletes expectations of tables that never opened, or were deleted before their game ended. */
  async dropMissing(before: number): Promise<void> {
    await this.db
      .deleteFrom('results_due')
      .where('since', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('tables').select('id').whereRef('tables.id', '=', 'results_due.table_id'))),
      )
      .execute();
  }

  /** Adds a result to the log of its pool; returns false if the table was counted before. */
  async add(table: string, result: RatedResult): Promise<boolean> {
    for (;;) {
      const outcome = await this.db.transaction().execute((transaction) => this.tryToAdd(transaction, table, result));
      if (outcome !== 'overtaken') return outcome === 'added';
    }
  }

  private async tryToAdd(
    db: Transaction<Schema>,
    table: string,
    result: RatedResult,
  ): Promise<'added' | 'known' | 'overtaken'> {
    const known = await db.selectFrom('rated_results').select('seq').where('table_id', '=', table).executeTakeFirst();
    if (known !== undefined) return 'known';
    const last = await db
      .selectFrom('rated_results')
      .select((row) => row.fn.max('seq').as('seq'))
      .where('pool', '=', result.pool)
      .executeTakeFirst();
    const seq = Number(last?.seq ?? 0) + 1;
    // The key admits one node at a time, which then sees all ratings from earlier results.
    const kept = await db
      .insertInto('rated_results')
      .values({ pool: result.pool, seq, table_id: table, at: result.at, result: JSON.stringify(result) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('seq')
      .execute();
    if (kept.length === 0) return 'overtaken';
    await this.rate(db, seq, result);
    return 'added';
  }

  private async rate(db: Transaction<Schema>, seq: number, result: RatedResult): Promise<void> {
    const { pool, at } = result;
    const guests = result.players.flatMap((player) => ('guest' in player ? [player.guest] : []));
    const rows = await db
      .selectFrom('ratings')
      .select(['guest', 'rating'])
      .where('pool', '=', pool)
      .where('guest', 'in', guests)
      .execute();
    const before = new Map(rows.map(({ guest, rating }) => [guest, JSON.parse(rating) as Rating]));
    for (const [guest, rating] of rateResult(result, (one) => before.get(one))) {
      const points = Math.round(rating.rating);
      const row = { rating: JSON.stringify(rating), points, settled: isUnsettled(pool, rating) ? 0 : 1 };
      await db
        .insertInto('ratings')
        .values({ pool, guest, ...row })
        .onConflict((conflict) => conflict.columns(['guest', 'pool']).doUpdateSet(row))
        .execute();
      await db
        .insertInto('rating_history')
        .values({ pool, guest, seq, at, points, deviation: Math.round(rating.deviation) })
        .execute();
    }
  }

  /** Computes all ratings again from the results, as needed after a change of the calculation. */
  async recompute(): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      await db.deleteFrom('ratings').execute();
      await db.deleteFrom('rating_history').execute();
      const rows = await db
        .selectFrom('rated_results')
        .select(['seq', 'result'])
        .orderBy('pool')
        .orderBy('seq')
        .execute();
      for (const { seq, result } of rows) await this.rate(db, seq, JSON.parse(result) as RatedResult);
    });
  }

  async of(guest: string): Promise<readonly OwnRating[]> {
    const rows = await this.db.selectFrom('ratings').select(['pool', 'rating']).where('guest', '=', guest).execute();
    return Promise.all(
      rows.map(async ({ pool, rating }) => {
        const history = await this.db
          .selectFrom('rating_history')
          .select(['at', 'points', 'deviation'])
          .where('guest', '=', guest)
          .where('pool', '=', pool)
          .orderBy('seq', 'desc')
          .limit(MOST_HISTORY)
          .execute();
        return { pool, rating: JSON.parse(rating) as Rating, history: history.toReversed() };
      }),
    );
  }

  /** How much the guest's rating changed at each table; a first rating is not a change. */
  async changes(guest: string, tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (tables.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('rated_results as results')
      .innerJoin('rating_history as history', (join) =>
        join.onRef('history.pool', '=', 'results.pool').onRef('history.seq', '=', 'results.seq'),
      )
      .select((row) => [
        'results.table_id as table',
        'history.points as points',
        row
          .selectFrom('rating_history as earlier')
          .select('earlier.points')
          .where('earlier.guest', '=', guest)
          .whereRef('earlier.pool', '=', 'results.pool')
          .whereRef('earlier.seq', '<', 'results.seq')
          .orderBy('earlier.seq', 'desc')
          .limit(1)
          .as('before'),
      ])
      .where('history.guest', '=', guest)
      .where('results.table_id', 'in', [...tables])
      .execute();
    return new Map(rows.flatMap(({ table, points, before }) => (before === null ? [] : [[table, points - before]])));
  }

  /** Settled ratings of guests who want to be listed, the highest first. */
  async leaders(pool: string, most: number): Promise<readonly Ranked[]> {
    const rows = await this.db
      .selectFrom('ratings')
      .innerJoin('listed_guests', 'listed_guests.guest', 'ratings.guest')
      .innerJoin('guests', 'guests.id', 'ratings.guest')
      .select(['ratings.guest', 'guests.name', 'ratings.rating'])
      .where('pool', '=', pool)
      .where('settled', '=', 1)
      .orderBy('points', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ guest, name, rating }) => ({ guest, name, rating: JSON.parse(rating) as Rating }));
  }

  async isListed(guest: string): Promise<boolean> {
    const query = this.db.selectFrom('listed_guests').select('since').where('guest', '=', guest);
    return (await query.executeTakeFirst()) !== undefined;
  }

  async list(guest: string, listed: boolean, at: number): Promise<void> {
    if (!listed) await this.db.deleteFrom('listed_guests').where('guest', '=', guest).execute();
    else {
      await this.db
        .insertInto('listed_guests')
        .values({ guest, since: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }

  /** Deletes a guest from ratings and lists; results without a name stay. */
  async forget(guest: string): Promise<void> {
    await this.db.deleteFrom('listed_guests').where('guest', '=', guest).execute();
  }
}
