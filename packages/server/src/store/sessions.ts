/** The devices that are signed in as a guest. */
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from './schema.ts';
import type { KnownGuest } from './store.ts';

export type SessionRow = Selectable<Schema['sessions']>;
export interface SessionGuest extends KnownGuest {
  readonly session: string;
  /** When this session was last seen, as opposed to the guest. */
  readonly seenHere: number;
}

export class SessionStore {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async guestOf(keyHash: string): Promise<SessionGuest | undefined> {
    return this.db
      .selectFrom('sessions')
      .innerJoin('guests', 'guests.id', 'sessions.guest')
      .select(['guests.id', 'guests.name', 'guests.seen', 'sessions.seen as seenHere', 'sessions.id as session'])
      .where('sessions.key_hash', '=', keyHash)
      .where('sessions.ended', 'is', null)
      .executeTakeFirst();
  }

  /** Does nothing if there is a session with this key. */
  async add(session: Omit<SessionRow, 'ended'>): Promise<void> {
    await this.db
      .insertInto('sessions')
      .values(session)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async saw(id: string, at: number): Promise<void> {
    await this.db.updateTable('sessions').set({ seen: at }).where('id', '=', id).execute();
  }

  /** The latest first. */
  async of(guest: string): Promise<readonly SessionRow[]> {
    return this.db
      .selectFrom('sessions')
      .selectAll()
      .where('guest', '=', guest)
      .where('ended', 'is', null)
      .orderBy('seen', 'desc')
      .orderBy('created', 'desc')
      .orderBy('id')
      .execute();
  }

  async rename(guest: string, id: string, device: string): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('sessions')
      .set({ device })
      .where('id', '=', id)
      .where('guest', '=', guest)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Ends sessions of a guest, with their bot tokens and notifications. Returns those that were open. */
  async end(guest: string, ids: readonly string[], at: number): Promise<readonly string[]> {
    if (ids.length === 0) return [];
    return this.db.transaction().execute(async (transaction) => {
      const rows = await transaction
        .updateTable('sessions')
        .set({ ended: at })
        .where('guest', '=', guest)
        .where('id', 'in', ids)
        .where('ended', 'is', null)
        .returning(['id', 'key_hash'])
        .execute();
      for (const { id, key_hash } of rows) {
        await transaction.deleteFrom('bots').where('session', '=', id).execute();
        await transaction.deleteFrom('notification_targets').where('session', '=', id).execute();
        // The key of a guest's first session is also stored beside their name, and must not open a new session.
        await transaction
          .updateTable('guests')
          .set({ key_hash: `ended ${id}` })
          .where('id', '=', guest)
          .where('key_hash', '=', key_hash)
          .execute();
      }
      return rows.map(({ id }) => id);
    });
  }

  async ended(): Promise<readonly string[]> {
    const rows = await this.db.selectFrom('sessions').select('id').where('ended', 'is not', null).execute();
    return rows.map(({ id }) => id);
  }

  /** Deletes sessions that ended before then; returns how many. */
  async deleteOld(before: number): Promise<number> {
    const { numDeletedRows } = await this.db.deleteFrom('sessions').where('ended', '<', before).executeTakeFirst();
    return Number(numDeletedRows);
  }
}
