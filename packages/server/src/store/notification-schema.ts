/** The tables of notifications: where players want them, what they were told of, and what is still to be sent. */
import type { Kysely } from 'kysely';

export type TargetKind = 'push' | 'webhook';

export interface NotificationSchema {
  /** Made at the first start and kept: the key pair that push services know this server by. */
  server_keys: { name: string; value: string };
  /**
   * A browser or a webhook that a guest wants to be told through. `id` follows from the endpoint of a browser: it belongs to one guest at a
   * time. `session` is the device that asked; it ends with it. `secrets` are the keys that messages are encrypted or signed with, as JSON.
   */
  notification_targets: {
    id: string;
    guest: string;
    kind: TargetKind;
    session: string | null;
    address: string;
    secrets: string;
    /** The site that its links lead to. */
    site: string;
    language: string;
    created: number;
    /** Since when nothing has come through. */
    failing: number | null;
  };
  /** When a guest is not to be disturbed, in minutes of the day of their time zone. */
  quiet_hours: { guest: string; zone: string; since: number; until: number };
  /**
   * What a guest was told of a table, so that each thing is told once. `version` is of the table, `stage` how many reminders were due, `due`
   * when the next one is.
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
  /** What is still to be sent. A newer message about the same replaces it. `about` is what its text needs, as JSON. */
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
