/** The score cards of a round at a desk, and the results players enter. They are kept as long as an event lasts. */
import type { Kysely, Selectable } from 'kysely';

export interface ScoreCardSchema {
  /** The cards of one round as JSON; the addresses of the cards derive from the secret. */
  card_sets: { id: string; secret: string; made: number; cards: string };
  /** The last result entered on a card, as JSON. */
  card_results: { set_id: string; board: number; result: string };
}

export async function addScoreCardTables({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  await schema
    .createTable('card_sets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addColumn('cards', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('card_sets_made').on('card_sets').column('made').execute();
  await schema
    .createTable('card_results')
    .addColumn('set_id', 'text', (column) => column.notNull())
    .addColumn('board', 'integer', (column) => column.notNull())
    .addColumn('result', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('card_results_key', ['set_id', 'board'])
    .execute();
}

export type CardSet = Selectable<ScoreCardSchema['card_sets']>;

export const SCORE_CARD_LIFETIME = 3 * 24 * 60 * 60_000;

export class ScoreCardStore {
  private readonly db: Kysely<ScoreCardSchema>;

  constructor(db: Kysely<ScoreCardSchema>) {
    this.db = db;
  }

  async add(set: CardSet): Promise<void> {
    await this.db.insertInto('card_sets').values(set).execute();
  }

  async byId(id: string): Promise<CardSet | undefined> {
    return this.db.selectFrom('card_sets').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** A later result replaces the earlier one: players correct typing errors. */
  async enter(set: string, board: number, result: string): Promise<void> {
    await this.db
      .insertInto('card_results')
      .values({ set_id: set, board, result })
      .onConflict((conflict) => conflict.columns(['set_id', 'board']).doUpdateSet({ result }))
      .execute();
  }

  async results(set: string): Promise<readonly { readonly board: number; readonly result: string }[]> {
    const { db } = this;
    return db
      .selectFrom('card_results')
      .select(['board', 'result'])
      .where('set_id', '=', set)
      .orderBy('board')
      .execute();
  }

  /** Deletes the cards of past events; returns the number of sets. */
  async deleteOld(before: number): Promise<number> {
    return this.db.transaction().execute(async (db) => {
      const old = db.selectFrom('card_sets').select('id').where('made', '<', before);
      await db.deleteFrom('card_results').where('set_id', 'in', old).execute();
      const { numDeletedRows } = await db.deleteFrom('card_sets').where('made', '<', before).executeTakeFirst();
      return Number(numDeletedRows);
    });
  }
}
