/** Stores notifications: targets, what players were told, and what is still to be sent. */
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { QuietHours } from '../notifications/reminders.ts';
import { NOT_OVER, type Schema } from './schema.ts';

export type Target = Selectable<Schema['notification_targets']>;
export type Notice = Selectable<Schema['notices']>;
export type Delivery = Selectable<Schema['deliveries']>;

/** A guest's table or tournament, as far as it is known without its log. */
export interface SeenTable {
  readonly guest: string;
  readonly table: string;
  readonly version: number;
}

/**
 * The result of a check of some tables. It is compared with what guests were told, and replaces it, in one transaction.
 */
export interface Settling {
  /** Notices that are new or whose reminder is due. Each is stored only if no other node was faster. */
  readonly told: readonly Notice[];
  /** Notices whose next reminder has another time. */
  readonly moved: readonly Notice[];
  /** Notices that no longer wait; `version` is that of the check. */
  readonly gone: readonly Notice[];
  /** The deliveries for notices that were stored. */
  deliveriesOf(kept: readonly Notice[], targets: readonly Target[]): readonly Delivery[];
}

const SERVER_KEY = 'vapid';
/** The key of a notice that no longer waits. */
export const NOTHING = '';
/** Rows per statement: SQLite allows 32,766 parameters. */
const MOST_ROWS = 1000;
const keyOf = ({ guest, table_id, kind }: Pick<Notice, 'guest' | 'table_id' | 'kind'>): string =>
  `${guest} ${table_id} ${kind}`;

/** Sorted, so that two nodes cannot deadlock. */
const inOrder = <N extends Pick<Notice, 'guest' | 'table_id' | 'kind'>>(notices: readonly N[]): readonly N[] =>
  notices.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

export class NotificationStore {
  private readonly db: Kysely<Schema>;
  private readonly isPostgres: boolean;

  constructor(db: Kysely<Schema>, isPostgres: boolean) {
    this.db = db;
    this.isPostgres = isPostgres;
  }

  /** Returns the server's key; the first node that needs one makes it. */
  async serverKey(make: () => string): Promise<string> {
    const known = () => this.db.selectFrom('server_keys').select('value').where('name', '=', SERVER_KEY);
    const key = await known().executeTakeFirst();
    if (key !== undefined) return key.value;
    await this.db
      .insertInto('server_keys')
      .values({ name: SERVER_KEY, value: make() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await known().executeTakeFirstOrThrow()).value;
  }

  /** Guests with notifications, among those who asked for them since `created`. */
  async guestsSince(created: number): Promise<readonly string[]> {
    const query = this.db.selectFrom('notification_targets').select('guest').distinct();
    return (await query.where('created', '>=', created).execute()).map(({ guest }) => guest);
  }

  targetsOf(guests: readonly string[]): Promise<readonly Target[]> {
    return this.db.selectFrom('notification_targets').selectAll().where('guest', 'in', guests).execute();
  }

  targets(ids: readonly string[]): Promise<readonly Target[]> {
    return this.db.selectFrom('notification_targets').selectAll().where('id', 'in', ids).execute();
  }

  /** Replaces the former target of the same device, or the guest's former webhook. */
  async addTarget(target: Target): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      let before = db.selectFrom('notification_targets').select('id').where('guest', '=', target.guest);
      before = before
        .where('kind', '=', target.kind)
        .where('session', target.session === null ? 'is' : '=', target.session);
      const old = (await before.execute()).map(({ id }) => id).filter((id) => id !== target.id);
      // The browser may have been another guest's, whose messages must not reach this one.
      const others = await db
        .selectFrom('notification_targets')
        .select('id')
        .where('id', '=', target.id)
        .where('guest', '<>', target.guest)
        .execute();
      await removeTargets(db, [...old, ...others.map(({ id }) => id)]);
      const { id, ...rest } = target;
      await db
        .insertInto('notification_targets')
        .values(target)
        .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
        .execute();
    });
  }

  async removeTarget(guest: string, kind: Target['kind'], session: string | null): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      const rows = await db
        .selectFrom('notification_targets')
        .select('id')
        .where('guest', '=', guest)
        .where('kind', '=', kind)
        .where('session', session === null ? 'is' : '=', session)
        .execute();
      await removeTargets(
        db,
        rows.map(({ id }) => id),
      );
    });
  }

  /** Deletes targets that no longer exist. */
  async dropTargets(ids: readonly string[]): Promise<void> {
    await this.db.transaction().execute((db) => removeTargets(db, ids));
  }

  async setFailing(id: string, since: number | null): Promise<void> {
    await this.db.updateTable('notification_targets').set({ failing: since }).where('id', '=', id).execute();
  }

  async hoursOf(guests: readonly string[]): Promise<ReadonlyMap<string, QuietHours>> {
    if (guests.length === 0) return new Map();
    const rows = await this.db.selectFrom('quiet_hours').selectAll().where('guest', 'in', guests).execute();
    return new Map(rows.map(({ guest, ...hours }) => [guest, hours]));
  }

  async setHours(guest: string, hours: QuietHours | null): Promise<void> {
    if (hours === null) {
      await this.db.deleteFrom('quiet_hours').where('guest', '=', guest).execute();
      return;
    }
    await this.db
      .insertInto('quiet_hours')
      .values({ guest, ...hours })
      .onConflict((conflict) => conflict.column('guest').doUpdateSet(hours))
      .execute();
  }

  noticesAt(tables: readonly string[]): Promise<readonly Notice[]> {
    return this.db.selectFrom('notices').selectAll().where('table_id', 'in', tables).execute();
  }

  /** The highest version of each table that each of these guests was told, keyed by both ids. */
  async versionsTold(guests: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.db
      .selectFrom('notices')
      .select((row) => ['guest', 'table_id', row.fn.max('version').as('version')])
      .where('guest', 'in', guests)
      .groupBy(['guest', 'table_id'])
      .execute();
    return new Map(rows.map(({ guest, table_id, version }) => [`${guest} ${table_id}`, version]));
  }

  /** Guests invited to these tables by name. */
  async invitedTo(tables: readonly string[]): Promise<readonly { readonly table: string; readonly guest: string }[]> {
    return this.db
      .selectFrom('challenges')
      .select(['table_id as table', 'other as guest'])
      .where('table_id', 'in', tables)
      .execute();
  }

  /** Stores the result of a check. If another node has stored a notice meanwhile, that node sends it. */
  async settle({ told, moved, gone, deliveriesOf }: Settling): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      const kept: Notice[] = [];
      const sorted = inOrder(told);
      for (let i = 0; i < sorted.length; i += MOST_ROWS) {
        const rows = await db
          .insertInto('notices')
          .values(sorted.slice(i, i + MOST_ROWS))
          .onConflict((conflict) =>
            conflict
              .columns(['guest', 'table_id', 'kind'])
              .doUpdateSet((row) => ({
                key: row.ref('excluded.key'),
                version: row.ref('excluded.version'),
                stage: row.ref('excluded.stage'),
                at: row.ref('excluded.at'),
                due: row.ref('excluded.due'),
              }))
              .whereRef('excluded.version', '>=', 'notices.version')
              .where((row) =>
                row.or([
                  row('excluded.key', '<>', row.ref('notices.key')),
                  row('excluded.stage', '>', row.ref('notices.stage')),
                ]),
              ),
          )
          .returningAll()
          .execute();
        kept.push(...rows);
      }
      for (const { guest, table_id, kind, due, version } of inOrder(moved)) {
        await db
          .updateTable('notices')
          .set({ due, version })
          .where('guest', '=', guest)
          .where('table_id', '=', table_id)
          .where('kind', '=', kind)
          .where('version', '<=', version)
          .execute();
      }
      for (const { guest, table_id, kind, version } of inOrder(gone)) {
        // Keeps the row, so that a node with an older check finds it.
        await db
          .updateTable('notices')
          .set({ key: NOTHING, stage: 0, due: null, version })
          .where('guest', '=', guest)
          .where('table_id', '=', table_id)
          .where('kind', '=', kind)
          .where('version', '<=', version)
          .execute();
        await db
          .deleteFrom('deliveries')
          .where('guest', '=', guest)
          .where('table_id', '=', table_id)
          .where('kind', '=', kind)
          .execute();
      }
      if (kept.length === 0) return;
      const guests = [...new Set(kept.map(({ guest }) => guest))];
      const targets = await db.selectFrom('notification_targets').selectAll().where('guest', 'in', guests).execute();
      await addDeliveries(db, deliveriesOf(kept, targets));
    });
  }

  /** Tables with due reminders. Each is leased to one node; if it dies, another gets it after `retry` ms. */
  async dueTables(now: number, retry: number, most: number): Promise<readonly string[]> {
    const rows = await this.db
      .updateTable('notices')
      .set({ due: now + retry })
      .where('table_id', 'in', (from) =>
        from.selectFrom('notices').select('table_id').where('due', '<=', now).orderBy('due').limit(most),
      )
      .where('due', '<=', now)
      .returning('table_id')
      .execute();
    return [...new Set(rows.map(({ table_id }) => table_id))];
  }

  /** Tables and tournaments of these guests that are in progress or have changed since then. */
  async tablesOf(guests: readonly string[], changedSince: number): Promise<readonly SeenTable[]> {
    const seated = this.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select(['seats.guest as guest', 'tables.id as table', 'tables.version as version'])
      .where('seats.guest', 'in', guests)
      .where((row) => row.or([NOT_OVER, row('tables.changed', '>=', changedSince)]));
    const invited = this.db
      .selectFrom('challenges')
      .innerJoin('tables', 'tables.id', 'challenges.table_id')
      .select(['challenges.other as guest', 'tables.id as table', 'tables.version as version'])
      .where('challenges.other', 'in', guests)
      .where('tables.status', '=', 'gathering');
    const entered = this.db
      .selectFrom('tournament_guests')
      .innerJoin('tournaments', 'tournaments.id', 'tournament_guests.tournament_id')
      .select(['tournament_guests.guest as guest', 'tournaments.id as table', 'tournaments.version as version'])
      .where('tournament_guests.guest', 'in', guests)
      .where((row) => row.or([NOT_OVER, row('tournaments.changed', '>=', changedSince)]));
    return seated.union(invited).union(entered).execute();
  }

  /** The number of games, including invitations, that wait for each of these guests. */
  async countWaiting(guests: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select(['seats.guest', 'seats.seat', 'tables.id', 'tables.waiting'])
      .where('seats.guest', 'in', guests)
      .where('tables.status', '=', 'playing')
      .execute();
    const invited = await this.db
      .selectFrom('challenges')
      .innerJoin('tables', 'tables.id', 'challenges.table_id')
      .select(['challenges.other as guest', 'tables.id'])
      .where('challenges.other', 'in', guests)
      .where('tables.status', '=', 'gathering')
      .execute();
    const waiting = rows.filter((row) => (JSON.parse(row.waiting) as readonly number[]).includes(row.seat));
    const tables = new Map<string, Set<string>>();
    for (const { guest, id } of [...waiting, ...invited]) {
      const known = tables.get(guest);
      if (known === undefined) tables.set(guest, new Set([id]));
      else known.add(id);
    }
    return new Map([...tables].map(([guest, ids]) => [guest, ids.size]));
  }

  /** Queues deliveries that are about no table. */
  async deliver(deliveries: readonly Delivery[]): Promise<void> {
    await this.db.transaction().execute((db) => addDeliveries(db, deliveries));
  }

  /** Takes due deliveries. Each is leased to one node for `lease` ms. */
  async takeDeliveries(now: number, lease: number, most: number): Promise<readonly Delivery[]> {
    return this.db
      .updateTable('deliveries')
      .set((row) => ({ due: now + lease, tries: row('tries', '+', 1) }))
      .where('id', 'in', (from) => {
        const due = from.selectFrom('deliveries').select('id').where('due', '<=', now).orderBy('due').limit(most);
        return this.isPostgres ? due.forUpdate().skipLocked() : due;
      })
      .returningAll()
      .execute();
  }

  /** Removes finished deliveries, unless a newer message has replaced them. */
  async delivered(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.db.deleteFrom('deliveries').where('id', 'in', ids).execute();
  }

  async putOff(id: string, due: number, tries: number): Promise<void> {
    await this.db.updateTable('deliveries').set({ due, tries }).where('id', '=', id).execute();
  }

  /** Deletes everything about a deleted table. */
  async dropTable(table: string): Promise<void> {
    await this.db.deleteFrom('notices').where('table_id', '=', table).execute();
    await this.db.deleteFrom('deliveries').where('table_id', '=', table).execute();
  }
}

async function removeTargets(db: Transaction<Schema>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('deliveries').where('target', 'in', ids).execute();
  await db.deleteFrom('notification_targets').where('id', 'in', ids).execute();
}

async function addDeliveries(db: Transaction<Schema>, deliveries: readonly Delivery[]): Promise<void> {
  const sorted = deliveries.toSorted((a, b) =>
    `${a.target} ${a.table_id} ${a.kind}` < `${b.target} ${b.table_id} ${b.kind}` ? -1 : 1,
  );
  for (let i = 0; i < sorted.length; i += MOST_ROWS) {
    await db
      .insertInto('deliveries')
      .values(sorted.slice(i, i + MOST_ROWS))
      .onConflict((conflict) =>
        conflict.columns(['target', 'table_id', 'kind']).doUpdateSet((row) => ({
          id: row.ref('excluded.id'),
          about: row.ref('excluded.about'),
          due: row.ref('excluded.due'),
          tries: row.ref('excluded.tries'),
        })),
      )
      .execute();
  }
}
