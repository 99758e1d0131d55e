/**
 * Sessions, passkeys and recovery codes as lines of an archive, with secrets as hashes only. What expires within
 * minutes is left out: ended sessions, passkey challenges, and codes for a second device.
 */
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Schema } from './schema.ts';

const text = v.string();
const number = v.number();

const session = v.object({
  kind: v.literal('session'),
  ...{ id: text, guest: text, key_hash: text, device: text, created: number, seen: number },
});
const passkey = v.object({
  kind: v.literal('passkey'),
  ...{ id: text, guest: text, rp_id: text, public_key: text, counter: number, transports: text, device: text },
  ...{ created: number, seen: number },
});
const recoveryCode = v.object({ kind: v.literal('recovery-code'), code_hash: text, guest: text, created: number });

export const playerLines = [session, passkey, recoveryCode] as const;
type PlayerLine = v.InferOutput<(typeof playerLines)[number]>;

export async function* exportPlayers(db: Kysely<Schema>): AsyncIterable<string> {
  const sessions = db.selectFrom('sessions').selectAll().where('ended', 'is', null).orderBy('id');
  for (const { ended, ...row } of await sessions.execute()) yield JSON.stringify({ kind: 'session', ...row });
  for (const row of await db.selectFrom('passkeys').selectAll().orderBy('id').execute())
    yield JSON.stringify({ kind: 'passkey', ...row });
  for (const row of await db.selectFrom('recovery_codes').selectAll().orderBy('code_hash').execute())
    yield JSON.stringify({ kind: 'recovery-code', ...row });
}

/** Existing rows stay as they are. */
export async function importPlayer(db: Kysely<Schema>, line: PlayerLine): Promise<void> {
  switch (line.kind) {
    case 'session': {
      const { kind, ...row } = line;
      const insert = db.insertInto('sessions').values(row);
      await insert.onConflict((conflict) => conflict.doNothing()).execute();
      return;
    }
    case 'passkey': {
      const { kind, ...row } = line;
      const insert = db.insertInto('passkeys').values(row);
      await insert.onConflict((conflict) => conflict.doNothing()).execute();
      return;
    }
    case 'recovery-code': {
      const { kind, ...row } = line;
      const insert = db.insertInto('recovery_codes').values(row);
      await insert.onConflict((conflict) => conflict.doNothing()).execute();
    }
  }
}
