/** Seasons: tournaments of one organiser that add up. */
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export interface Season {
  readonly id: string;
  readonly organiser: string;
  readonly name: string;
  /** In the order in which they count. */
  readonly tournaments: readonly string[];
}

export class SeasonStore {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  /** Inserts or updates a season. */
  async keep({ tournaments, ...season }: Season, at: number): Promise<void> {
    const now = { name: season.name, tournaments: JSON.stringify(tournaments), changed: at };
    await this.db
      .insertInto('seasons')
      .values({ ...season, ...now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(now))
      .execute();
  }

  async byId(id: string): Promise<Season | undefined> {
    const row = await this.db.selectFrom('seasons').selectAll().where('id', '=', id).executeTakeFirst();
    return row && { ...row, tournaments: JSON.parse(row.tournaments) as readonly string[] };
  }

  async of(organiser: string): Promise<readonly { readonly id: string; readonly name: string }[]> {
    const own = this.db.selectFrom('seasons').select(['id', 'name']).where('organiser', '=', organiser);
    return own.orderBy('changed', 'desc').execute();
  }

  async remove(id: string): Promise<void> {
    await this.db.deleteFrom('seasons').where('id', '=', id).execute();
  }

  /** Deletes the seasons of a deleted organiser; the tournaments stay. */
  async forget(organiser: string): Promise<void> {
    await this.db.deleteFrom('seasons').where('organiser', '=', organiser).execute();
  }

  /** Deletes seasons whose tournaments have not changed since `before`. */
  async deleteOld(before: number): Promise<number> {
    const { numDeletedRows } = await this.db.deleteFrom('seasons').where('changed', '<', before).executeTakeFirst();
    return Number(numDeletedRows);
  }
}
