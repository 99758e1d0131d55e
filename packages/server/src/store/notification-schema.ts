/** The tables of notifications: targets, what players were told, and what is still to be sent. */
import type { Kysely } from 'kysely';

export type TargetKind = 'push' | 'webhook';

export interface NotificationSchema {
  /** Made at the first start and kept: the key pair by which push services know this server. */
  server_keys: { name: string; value: string };
  /**
   * A browser or a webhook that receives a guest's notifications. `id` is a hash of a browser's endpoint, so each
   * browser belongs to one guest at a time. `session` is the device that subscribed; the target is deleted with it.
   * `secrets` holds the keys that encrypt or sign messages, as JSON.
   */
  notification_targets: {
    id: string;
    guest: string;
    kind: TargetKind;
    session: string | null;
    address: string;
    secrets: string;
    /** The site for links in messages. */
    site: string;
    language: string;
    created: number;
    /** When deliveries began to fail; null if the last one succeeded. */
    failing: number | null;
  };
  /** When a guest must not be disturbed, in minutes of the day in their time zone. */
  quiet_hours: { guest: string; zone: string; since: number; until: number };
  /**
   * What a guest was told about a table, so that each thing is told once. `version` is the table's version, `stage` the
   * number of reminders that were due, `due` the time of the next one.
   */
  notices: {
    guest: string;
    table_id: string;
    kind: string;
    key: string;
    version: number;
    stage: number;
    at: number;
    due: number | null;
  };
  /**
   * Messages still to be sent. A newer message about the same thing replaces the older one. `about` holds the
   * parameters of the text, as JSON.
   */
  deliveries: {
    id: string;
    target: string;
    guest: string;
    table_id: string;
    kind: string;
    about: string;
    due: number;
    tries: number;
  };
}

export async function addNotificationTables({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  await schema
    .createTable('server_keys')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await schema
    .createTable('notification_targets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('session', 'text')
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('secrets', 'text', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('failing', 'bigint')
    .execute();
  await schema.createIndex('notification_targets_guest').on('notification_targets').column('guest').execute();
  await schema.createIndex('notification_targets_created').on('notification_targets').column('created').execute();
  await schema
    .createTable('quiet_hours')
    .addColumn('guest', 'text', (column) => column.primaryKey())
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('since', 'integer', (column) => column.notNull())
    .addColumn('until', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createTable('notices')
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('stage', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('due', 'bigint')
    .addPrimaryKeyConstraint('notices_key', ['guest', 'table_id', 'kind'])
    .execute();
  await schema.createIndex('notices_table').on('notices').column('table_id').execute();
  await schema.createIndex('notices_due').on('notices').column('due').where('due', 'is not', null).execute();
  await schema
    .createTable('deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('due', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('deliveries_one')
    .on('deliveries')
    .columns(['target', 'table_id', 'kind'])
    .unique()
    .execute();
  await schema.createIndex('deliveries_guest').on('deliveries').columns(['guest', 'table_id']).execute();
  await schema.createIndex('deliveries_due').on('deliveries').column('due').execute();
}
