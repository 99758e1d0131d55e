/** Hashes of codes that let a player sign in: recovery codes, and codes for one more device. */
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from './schema.ts';

export type DeviceCodeRow = Selectable<Schema['device_codes']>;
export type DeviceSecret = 'token_hash' | 'code_hash';

export class CodeStore {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  /** Replaces all older codes of the guest. */
  async replaceRecovery(guest: string, hashes: readonly string[], at: number): Promise<void> {
    await this.db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('recovery_codes').where('guest', '=', guest).execute();
      const codes = hashes.map((code_hash) => ({ code_hash, guest, created: at }));
      await transaction.insertInto('recovery_codes').values(codes).execute();
    });
  }

  async recoveryOf(guest: string): Promise<{ readonly left: number; readonly made: number | null }> {
    const rows = await this.db.selectFrom('recovery_codes').select('created').where('guest', '=', guest).execute();
    return { left: rows.length, made: rows[0]?.created ?? null };
  }

  /** Uses up the code; returns the guest it belongs to. */
  async takeRecovery(hash: string): Promise<string | undefined> {
    const taken = this.db.deleteFrom('recovery_codes').where('code_hash', '=', hash).returning('guest');
    return (await taken.executeTakeFirst())?.guest;
  }

  /** Replaces the guest's earlier code: a guest has one at a time. */
  async offerDevice(code: Omit<DeviceCodeRow, 'joined'>): Promise<void> {
    await this.db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('device_codes').where('guest', '=', code.guest).execute();
      await transaction.insertInto('device_codes').values(code).execute();
    });
  }

  async deviceCode(guest: string, id: string): Promise<DeviceCodeRow | undefined> {
    return this.db
      .selectFrom('device_codes')
      .selectAll()
      .where('id', '=', id)
      .where('guest', '=', guest)
      .executeTakeFirst();
  }

  async withdrawDevice(guest: string, id: string): Promise<void> {
    const open = this.db.deleteFrom('device_codes').where('id', '=', id).where('guest', '=', guest);
    await open.where('joined', 'is', null).execute();
  }

  /** The guest this secret belongs to, while it is valid. */
  async deviceOffer(
    hash: string,
    now: number,
  ): Promise<{ readonly guest: string; readonly name: string; readonly until: number } | undefined> {
    return this.db
      .selectFrom('device_codes')
      .innerJoin('guests', 'guests.id', 'device_codes.guest')
      .select(['guests.id as guest', 'guests.name', 'device_codes.until'])
      .where('device_codes.token_hash', '=', hash)
      .where('device_codes.joined', 'is', null)
      .where('device_codes.until', '>', now)
      .executeTakeFirst();
  }

  /** Uses up the code for the session `joined`, the one device it adds; returns the guest. */
  async takeDevice(secret: DeviceSecret, hash: string, joined: string, now: number): Promise<string | undefined> {
    const taken = await this.db
      .updateTable('device_codes')
      .set({ joined })
      .where(secret, '=', hash)
      .where('joined', 'is', null)
      .where('until', '>', now)
      .returning('guest')
      .executeTakeFirst();
    return taken?.guest;
  }

  async deleteOld(before: number): Promise<number> {
    const { numDeletedRows } = await this.db.deleteFrom('device_codes').where('until', '<=', before).executeTakeFirst();
    return Number(numDeletedRows);
  }
}
