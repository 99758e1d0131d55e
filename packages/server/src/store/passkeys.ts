/** Players' passkeys, and the challenges issued for them. */
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from './schema.ts';

export type PasskeyRow = Selectable<Schema['passkeys']>;
export type ChallengeRow = Selectable<Schema['passkey_challenges']>;

export class PasskeyStore {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  /** Returns false if the id is taken or the guest is gone. */
  async add(passkey: PasskeyRow): Promise<boolean> {
    return this.db.transaction().execute(async (transaction) => {
      const guest = transaction.selectFrom('guests').select('id').where('id', '=', passkey.guest);
      if ((await guest.executeTakeFirst()) === undefined) return false;
      const added = transaction.insertInto('passkeys').values(passkey);
      const rows = await added
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .execute();
      return rows.length > 0;
    });
  }

  async of(guest: string): Promise<readonly PasskeyRow[]> {
    return this.db.selectFrom('passkeys').selectAll().where('guest', '=', guest).orderBy('created').execute();
  }

  async byId(id: string): Promise<(PasskeyRow & { readonly name: string }) | undefined> {
    return this.db
      .selectFrom('passkeys')
      .innerJoin('guests', 'guests.id', 'passkeys.guest')
      .selectAll('passkeys')
      .select('guests.name')
      .where('passkeys.id', '=', id)
      .executeTakeFirst();
  }

  /**
   * Stores the counter of a used passkey. Returns false if it is not higher than before, which means that the passkey
   * was cloned. Passkeys that do not count stay at 0.
   */
  async used(id: string, counter: number, at: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('passkeys')
      .set({ counter, seen: at })
      .where('id', '=', id)
      .where((row) => (counter === 0 ? row('counter', '=', 0) : row('counter', '<', counter)))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async remove(guest: string, id: string): Promise<void> {
    await this.db.deleteFrom('passkeys').where('guest', '=', guest).where('id', '=', id).execute();
  }

  async ask(challenge: ChallengeRow): Promise<void> {
    await this.db.insertInto('passkey_challenges').values(challenge).execute();
  }

  /** Removes a challenge: it can be answered once, rightly or wrongly. */
  async take(challenge: string): Promise<ChallengeRow | undefined> {
    return this.db
      .deleteFrom('passkey_challenges')
      .where('challenge', '=', challenge)
      .returningAll()
      .executeTakeFirst();
  }

  async deleteOld(now: number): Promise<number> {
    const { numDeletedRows } = await this.db
      .deleteFrom('passkey_challenges')
      .where('until', '<=', now)
      .executeTakeFirst();
    return Number(numDeletedRows);
  }
}
