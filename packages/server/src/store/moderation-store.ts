/** The operators' data: reports, bans, and the log of operators' actions. */
import type { Kysely, Selectable } from 'kysely';
import type { BanKind, Schema } from './schema.ts';

export type Report = Selectable<Schema['reports']>;
export type Ban = Selectable<Schema['bans']>;
export type Done = Selectable<Schema['operator_log']>;

export class ModerationStore {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async addReport(report: Report): Promise<void> {
    await this.db.insertInto('reports').values(report).execute();
  }

  async openReports(): Promise<number> {
    const { count } = await this.db
      .selectFrom('reports')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('closed', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** The latest reports, open ones first. */
  async reports(most: number): Promise<readonly Report[]> {
    const latest = (open: boolean, limit: number): Promise<Report[]> =>
      this.db
        .selectFrom('reports')
        .selectAll()
        .where('closed', open ? 'is' : 'is not', null)
        .orderBy('at', 'desc')
        .limit(limit)
        .execute();
    const open = await latest(true, most);
    return open.length === most ? open : [...open, ...(await latest(false, most - open.length))];
  }

  /** Returns whether the report exists. */
  async closeReport(id: string, at: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('reports')
      .set({ closed: at })
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /**
   * Anonymises the reports by a deleted guest. Reports about the guest stay until they are old enough to be deleted.
   */
  async forget(guest: string): Promise<void> {
    await this.db.updateTable('reports').set({ guest: '' }).where('guest', '=', guest).execute();
  }

  async ban(ban: Ban): Promise<void> {
    await this.db
      .insertInto('bans')
      .values(ban)
      .onConflict((conflict) =>
        conflict.columns(['kind', 'subject']).doUpdateSet({ since: ban.since, until: ban.until, why: ban.why }),
      )
      .execute();
  }

  /** Returns whether there was such a ban. */
  async unban(kind: BanKind, subject: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('bans')
      .where('kind', '=', kind)
      .where('subject', '=', subject)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async bans(now: number): Promise<readonly Ban[]> {
    return this.db.selectFrom('bans').selectAll().where('until', '>', now).orderBy('until').execute();
  }

  async addToLog(done: Done): Promise<void> {
    await this.db.insertInto('operator_log').values(done).execute();
  }

  async log(most: number): Promise<readonly Done[]> {
    return this.db.selectFrom('operator_log').selectAll().orderBy('at', 'desc').limit(most).execute();
  }

  /** Deletes reports and log entries from before `before`, and bans that ended by `now`; returns how many. */
  async deleteOld(before: number, now: number): Promise<number> {
    const deleted = await Promise.all([
      this.db.deleteFrom('reports').where('at', '<', before).executeTakeFirst(),
      this.db.deleteFrom('operator_log').where('at', '<', before).executeTakeFirst(),
      this.db.deleteFrom('bans').where('until', '<=', now).executeTakeFirst(),
    ]);
    return deleted.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
  }

  /** Deletes all bot tokens of this guest; returns how many there were. */
  async revokeTokens(guest: string): Promise<number> {
    const { numDeletedRows } = await this.db.deleteFrom('bots').where('guest', '=', guest).executeTakeFirst();
    return Number(numDeletedRows);
  }
}
