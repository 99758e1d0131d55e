/** The tables for signing in: sessions of devices, passkeys, recovery codes, and codes for a second device. */
import type { Kysely } from 'kysely';

export interface PlayerSchema {
  /** A signed-in browser. A row with `ended` stays for a while, so that every node sees it. */
  sessions: {
    id: string;
    guest: string;
    key_hash: string;
    device: string;
    created: number;
    /** To the day. */
    seen: number;
    ended: number | null;
  };
  /** `rp_id` is the domain the passkey was made for; no other can use it. */
  passkeys: {
    id: string;
    guest: string;
    rp_id: string;
    public_key: string;
    counter: number;
    /** How the browser can reach it, as JSON. */
    transports: string;
    device: string;
    created: number;
    seen: number;
  };
  /** A challenge for a passkey. `guest` is null for signing in, because only the answer tells who it is. */
  passkey_challenges: { challenge: string; guest: string | null; rp_id: string; until: number };
  recovery_codes: { code_hash: string; guest: string; created: number };
  /**
   * Codes for one more device: `token_hash` is of the QR code, `code_hash` of what is typed. Once used, `joined` is the
   * new session.
   */
  device_codes: {
    id: string;
    guest: string;
    token_hash: string;
    code_hash: string;
    until: number;
    joined: string | null;
  };
}

export async function addPlayerTables({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  await schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('key_hash', 'text', (column) => column.notNull().unique())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .addColumn('ended', 'bigint')
    .execute();
  await schema.createIndex('sessions_guest').on('sessions').column('guest').execute();
  await schema.createIndex('sessions_ended').on('sessions').column('ended').where('ended', 'is not', null).execute();
  // A token ends with the session that made it.
  await schema.alterTable('bots').addColumn('session', 'text').execute();
  await schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('rp_id', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('passkeys_guest').on('passkeys').column('guest').execute();
  await schema
    .createTable('passkey_challenges')
    .addColumn('challenge', 'text', (column) => column.primaryKey())
    .addColumn('guest', 'text')
    .addColumn('rp_id', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('passkey_challenges_until').on('passkey_challenges').column('until').execute();
  await schema
    .createTable('recovery_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('recovery_codes_guest').on('recovery_codes').column('guest').execute();
  await schema
    .createTable('device_codes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('code_hash', 'text', (column) => column.notNull().unique())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addColumn('joined', 'text')
    .execute();
  await schema.createIndex('device_codes_guest').on('device_codes').column('guest').execute();
  await schema.createIndex('device_codes_until').on('device_codes').column('until').execute();
}
