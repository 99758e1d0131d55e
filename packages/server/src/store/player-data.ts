/** The data that a guest's devices share, and what the guest shows of themselves. */
import { playerData } from '@speeltafel/table';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export class PlayerDataStore {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async of(guest: string): Promise<playerData.PlayerData | undefined> {
    const row = await this.db.selectFrom('kept_things').select('things').where('guest', '=', guest).executeTakeFirst();
    return row && (JSON.parse(row.things) as playerData.PlayerData);
  }

  /** Merges the data of a device; returns all of it, or undefined if it would be too much. */
  async add(guest: string, more: playerData.PlayerData, at: number): Promise<playerData.PlayerData | undefined> {
    for (;;) {
      const row = await this.db
        .selectFrom('kept_things')
        .select(['version', 'things'])
        .where('guest', '=', guest)
        .executeTakeFirst();
      const merged = playerData.merge(
        row === undefined ? playerData.NOTHING : (JSON.parse(row.things) as playerData.PlayerData),
        more,
      );
      const text = JSON.stringify(merged);
      if (text.length > playerData.LONGEST) return undefined;
      if (text === row?.things || (await this.write(guest, row?.version, text, at))) return merged;
    }
  }

  /** Returns false if another device wrote first; the caller then merges its data too. */
  private async write(guest: string, version: number | undefined, text: string, at: number): Promise<boolean> {
    if (version === undefined) {
      const added = await this.db
        .insertInto('kept_things')
        .values({ guest, version: 1, changed: at, things: text })
        .onConflict((conflict) => conflict.doNothing())
        .returning('version')
        .execute();
      return added.length > 0;
    }
    const { numUpdatedRows } = await this.db
      .updateTable('kept_things')
      .set({ version: version + 1, changed: at, things: text })
      .where('guest', '=', guest)
      .where('version', '=', version)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async remove(guest: string): Promise<void> {
    await this.db.deleteFrom('kept_things').where('guest', '=', guest).execute();
  }

  /** What a guest shows to people they have played with; nothing by default. */
  async shows(guest: string): Promise<readonly string[]> {
    const row = await this.db.selectFrom('profiles').select('shows').where('guest', '=', guest).executeTakeFirst();
    return row === undefined ? [] : (JSON.parse(row.shows) as readonly string[]);
  }

  async show(guest: string, what: readonly string[]): Promise<void> {
    const shows = JSON.stringify(what);
    await this.db
      .insertInto('profiles')
      .values({ guest, shows })
      .onConflict((conflict) => conflict.column('guest').doUpdateSet({ shows }))
      .execute();
  }

  /** The guest's name, and when they came. */
  async since(guest: string): Promise<{ readonly name: string; readonly created: number } | undefined> {
    return this.db.selectFrom('guests').select(['name', 'created']).where('id', '=', guest).executeTakeFirst();
  }

  async forget(guest: string): Promise<void> {
    await this.remove(guest);
    await this.db.deleteFrom('profiles').where('guest', '=', guest).execute();
  }
}
