/**
 * The finished games of each player, for history and results. Derived from the logs of the tables
 * (players/games-index.ts).
 */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { GameResult } from './history-schema.ts';
import { IS_OVER, NOT_OVER, type Schema } from './schema.ts';
import { LISTED, type Listed } from './store.ts';

export type PlayerGame = Selectable<Schema['player_games']>;
export type Meeting = Selectable<Schema['meetings']>;

/** Where a page of the history ends. Games are sorted by this, the latest first. */
export interface Place {
  readonly ended: number;
  readonly table: string;
}

export interface GameFilter {
  readonly game?: string | undefined;
  /** People, computer players, or one guest. */
  readonly opponent?: 'people' | 'computer' | { readonly guest: string } | undefined;
  readonly result?: GameResult | undefined;
  readonly rated?: boolean | undefined;
  readonly tournament?: boolean | undefined;
  /** A part of an opponent's name, normalised by `searched`. */
  readonly name?: string | undefined;
}

/** Removes case and accents from names. */
export const searched = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const CHORE = 'player-games';
/** The most games in progress that are shown; others appear once they are over. */
const MOST_RUNNING = 200;

export interface Score {
  readonly won: number;
  readonly tied: number;
  readonly lost: number;
}
const NO_SCORE: Score = { won: 0, tied: 0, lost: 0 };

export interface LevelScore extends Score {
  readonly game: string;
  readonly level: string;
}

export class PlayerGameStore {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  /** Replaces what was stored of a table with what its log says. */
  async keep(table: string, games: readonly PlayerGame[], meetings: readonly Meeting[]): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      await db.deleteFrom('meetings').where('table_id', '=', table).execute();
      const guests = games.map(({ guest }) => guest);
      // An imported game gives way to the same game played here.
      await db
        .deleteFrom('player_games')
        .where('table_id', '=', table)
        .where((row) => row.or([row('record', 'is', null), ...(guests.length > 0 ? [row('guest', 'in', guests)] : [])]))
        .execute();
      if (games.length > 0)
        await db
          .insertInto('player_games')
          .values([...games])
          .execute();
      if (meetings.length > 0)
        await db
          .insertInto('meetings')
          .values([...meetings])
          .execute();
    });
  }

  /** Those of these guests that still exist. */
  async known(guests: readonly string[]): Promise<ReadonlySet<string>> {
    if (guests.length === 0) return new Set();
    const rows = await this.db
      .selectFrom('guests')
      .select('id')
      .where('id', 'in', [...guests])
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  /** When the fact was written. */
  async timeOf(table: string, seq: number): Promise<number | undefined> {
    const row = await this.db
      .selectFrom('facts')
      .select('at')
      .where('table_id', '=', table)
      .where('seq', '=', seq)
      .executeTakeFirst();
    return row?.at;
  }

  /** Games of a guest that are over and not yet in the history. */
  async missing(guest: string, most: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select('tables.id')
      .distinct()
      .where('seats.guest', '=', guest)
      .where('tables.status', '=', 'over')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('player_games')
              .select('seat')
              .where('player_games.guest', '=', guest)
              .whereRef('player_games.table_id', '=', 'tables.id')
              .where('record', 'is', null),
          ),
        ),
      )
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Finished tables after the position of the background job, in the order of their last change. */
  async nextOver(before: number, most: number): Promise<readonly { readonly id: string; readonly changed: number }[]> {
    const { at, after } = await this.progress();
    return this.db
      .selectFrom('tables')
      .select(['id', 'changed'])
      .where(IS_OVER)
      .where('changed', '<', before)
      .where((row) => row.or([row('changed', '>', at), row.and([row('changed', '=', at), row('id', '>', after)])]))
      .orderBy('changed')
      .orderBy('id')
      .limit(most)
      .execute();
  }

  private async progress(): Promise<{ readonly at: number; readonly after: string }> {
    const row = await this.db.selectFrom('chores').select(['at', 'after']).where('name', '=', CHORE).executeTakeFirst();
    return row ?? { at: -1, after: '' };
  }

  /** Never moves the position back: another node may have come further. */
  async wentOn(at: number, after: string): Promise<void> {
    await this.db
      .insertInto('chores')
      .values({ name: CHORE, at, after })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ at, after }))
      .execute();
  }

  /** Games in progress, the latest opened first. */
  async running(guest: string): Promise<readonly Listed[]> {
    return this.db
      .selectFrom('tables')
      .select(LISTED)
      .where('id', 'in', (from) => from.selectFrom('seats').select('table_id').where('guest', '=', guest))
      .where(NOT_OVER)
      .where('status', '=', 'playing')
      .orderBy('id', 'desc')
      .limit(MOST_RUNNING)
      .execute();
  }

  async finished(
    guest: string,
    filter: GameFilter,
    after: Place | undefined,
    most: number,
  ): Promise<readonly PlayerGame[]> {
    const { game, opponent, result, rated, tournament, name } = filter;
    let query = this.db.selectFrom('player_games').selectAll().where('guest', '=', guest);
    if (game !== undefined) query = query.where('game', '=', game);
    if (result !== undefined) query = query.where('result', '=', result);
    if (rated) query = query.where('rated', '=', 1);
    if (tournament) query = query.where('tournament', 'is not', null);
    if (opponent === 'computer') query = query.where('level', 'is not', null);
    if (opponent === 'people') query = query.where('level', 'is', null);
    if (typeof opponent === 'object') {
      query = query.where('table_id', 'in', (from) =>
        from.selectFrom('meetings').select('table_id').where('guest', '=', guest).where('other', '=', opponent.guest),
      );
    }
    if (name !== undefined) {
      const part = `%${name.replaceAll(/[\\%_]/g, '\\$&')}%`;
      query = query.where(sql<boolean>`names like ${part} escape '\\'`);
    }
    if (after !== undefined) {
      query = query.where((row) =>
        row.or([
          row('ended', '<', after.ended),
          row.and([row('ended', '=', after.ended), row('table_id', '<', after.table)]),
        ]),
      );
    }
    return query.orderBy('ended', 'desc').orderBy('table_id', 'desc').limit(most).execute();
  }

  async one(guest: string, table: string): Promise<PlayerGame | undefined> {
    return this.db
      .selectFrom('player_games')
      .selectAll()
      .where('guest', '=', guest)
      .where('table_id', '=', table)
      .executeTakeFirst();
  }

  /** Counts only games played here: imported ones prove nothing. */
  async count(guest: string): Promise<number> {
    const { count } = await this.db
      .selectFrom('player_games')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('guest', '=', guest)
      .where('record', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async levels(guest: string): Promise<readonly LevelScore[]> {
    const rows = await this.db
      .selectFrom('player_games')
      .select((row) => ['game', 'level', 'result', row.fn.countAll<number>().as('count')])
      .where('guest', '=', guest)
      .where('record', 'is', null)
      .where('level', 'is not', null)
      .where('result', 'is not', null)
      .groupBy(['game', 'level', 'result'])
      .execute();
    const scores = new Map<string, LevelScore>();
    for (const { game, level, result, count } of rows) {
      const key = `${game} ${level}`;
      const before = scores.get(key) ?? { game, level: level!, ...NO_SCORE };
      scores.set(key, { ...before, [result!]: Number(count) });
    }
    return [...scores.values()];
  }

  /** The game and options this guest played most often. */
  async favourite(guest: string): Promise<{ readonly game: string; readonly options: string } | undefined> {
    return this.db
      .selectFrom('player_games')
      .select(['game', 'options'])
      .where('guest', '=', guest)
      .where('record', 'is', null)
      .groupBy(['game', 'options'])
      .orderBy((row) => row.fn.countAll(), 'desc')
      .orderBy('options')
      .limit(1)
      .executeTakeFirst();
  }

  /** The number of games a guest has imported, and of characters in their records. */
  async broughtAlong(guest: string): Promise<{ readonly games: number; readonly characters: number }> {
    const row = await this.db
      .selectFrom('player_games')
      .select((column) => [
        column.fn.countAll<number>().as('games'),
        sql<number | null>`sum(length(record))`.as('characters'),
      ])
      .where('guest', '=', guest)
      .where('record', 'is not', null)
      .executeTakeFirstOrThrow();
    return { games: Number(row.games), characters: Number(row.characters ?? 0) };
  }

  /** Returns how many games are new. */
  async bringAlong(games: readonly PlayerGame[]): Promise<number> {
    if (games.length === 0) return 0;
    const added = await this.db
      .insertInto('player_games')
      .values([...games])
      .onConflict((conflict) => conflict.doNothing())
      .returning('table_id')
      .execute();
    return added.length;
  }

  /** Tables where a guest has met others, whose rows there may hold the guest's name. */
  async metAt(guest: string, most: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('meetings')
      .select('table_id')
      .distinct()
      .where('other', '=', guest)
      .limit(most)
      .execute();
    return rows.map(({ table_id }) => table_id);
  }

  async forget(guest: string): Promise<void> {
    await this.db.deleteFrom('player_games').where('guest', '=', guest).execute();
    await this.db.deleteFrom('meetings').where('guest', '=', guest).execute();
  }
}
