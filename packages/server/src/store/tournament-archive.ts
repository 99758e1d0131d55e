/** Online tournaments as lines of an archive. */
import { foldAllOnline, onlineFactSchema } from '@speeltafel/tournament';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { entryOf } from '../tournaments/live-tournament.ts';
import type { Schema } from './schema.ts';
import { TournamentStore } from './tournaments.ts';

const maybe = v.nullable(v.string());

export const tournamentLine = v.object({
  kind: v.literal('tournament'),
  id: v.string(),
  facts: v.array(v.object({ at: v.number(), guest: maybe, nonce: maybe, fact: onlineFactSchema })),
});

export async function* exportTournaments(db: Kysely<Schema>): AsyncIterable<string> {
  const tournaments = await db.selectFrom('tournaments').select('id').orderBy('id').execute();
  for (const { id } of tournaments) {
    const rows = await db
      .selectFrom('tournament_facts')
      .select(['at', 'guest', 'nonce', 'fact'])
      .where('tournament_id', '=', id)
      .orderBy('seq')
      .execute();
    const facts = rows.map(({ fact, ...row }) => ({ ...row, fact: JSON.parse(fact) as unknown }));
    yield JSON.stringify({ kind: 'tournament', id, facts });
  }
}

/** An existing tournament stays as it is. */
export async function importTournament(
  db: Kysely<Schema>,
  { id, facts }: v.InferOutput<typeof tournamentLine>,
): Promise<void> {
  const log = facts.map(({ fact }) => fact);
  const folded = foldAllOnline(log);
  if (!folded.ok) throw new Error(`The log of tournament ${id} is damaged.`);
  const { tournament, organiser } = folded.value;
  const people = [...tournament.entries.values()].flatMap(({ guest }) => guest ?? []);
  // No server runs during an import, so nothing competes for due tournaments and the kind of database does not matter.
  const store = new TournamentStore(db, false);
  const entry = entryOf(folded.value, log, facts.at(-1)!.at);
  for (const [after, { at, guest, nonce, fact }] of facts.entries()) {
    const guests = after === 0 ? [...new Set([organiser, ...people])] : [];
    if (!(await store.append({ tournament: id, after, facts: [fact], at, guest, nonce, entry, guests }))) return;
  }
}
