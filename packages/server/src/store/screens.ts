/** Televisions, and the table or the tournament each of them shows. */
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from './schema.ts';

export type Screen = Selectable<Schema['screens']>;
export type Shown = { readonly table: string } | { readonly tournament: string };

/** A screen that has not polled for this long is off. */
export const SCREEN_LIFETIME = 24 * 60 * 60_000;
/** A screen polls every few seconds; its last poll is stored only this often. */
const SEEN_EVERY = 60 * 60_000;

export class ScreenStore {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async add(screen: Screen): Promise<void> {
    await this.db.insertInto('screens').values(screen).execute();
  }

  async byId(id: string): Promise<Screen | undefined> {
    return this.db.selectFrom('screens').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async byCode(code: string): Promise<Screen | undefined> {
    return this.db.selectFrom('screens').selectAll().where('code', '=', code).executeTakeFirst();
  }

  async show(id: string, shown: Shown): Promise<void> {
    const { table, tournament } = { table: null, tournament: null, ...shown };
    await this.db
      .updateTable('screens')
      .set({ table_id: table, tournament_id: tournament })
      .where('id', '=', id)
      .execute();
  }

  async keep({ id, seen }: Screen, now: number): Promise<void> {
    if (now - seen < SEEN_EVERY) return;
    await this.db.updateTable('screens').set({ seen: now }).where('id', '=', id).execute();
  }

  /** Deletes screens that are off; returns how many. */
  async deleteOld(before: number): Promise<number> {
    const { numDeletedRows } = await this.db.deleteFrom('screens').where('seen', '<', before).executeTakeFirst();
    return Number(numDeletedRows);
  }
}
