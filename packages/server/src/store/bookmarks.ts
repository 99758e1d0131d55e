/**
 * How far a player has seen a game, and the turn they are trying out, so that they can go on from any of their devices.
 */
import type { Kysely } from 'kysely';

export interface BookmarkSchema {
  /** `tried` is the turn being tried out, as JSON. */
  bookmarks: { guest: string; table_id: string; seen: number; tried: string | null; changed: number };
}

export async function addBookmarkTables({ schema }: Pick<Kysely<unknown>, 'schema'>): Promise<void> {
  await schema
    .createTable('bookmarks')
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seen', 'integer', (column) => column.notNull())
    .addColumn('tried', 'text')
    .addColumn('changed', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('bookmarks_key', ['guest', 'table_id'])
    .execute();
  await schema.createIndex('bookmarks_table').on('bookmarks').column('table_id').execute();
}

/** A turn that is tried out after this many actions. */
export interface Tried {
  readonly after: number;
  readonly seat: number;
  readonly actions: readonly string[];
}

export interface Bookmark {
  /** How many actions of the game the player has seen. */
  readonly seen: number;
  readonly tried: Tried | null;
}

export class BookmarkStore {
  private readonly db: Kysely<BookmarkSchema>;

  constructor(db: Kysely<BookmarkSchema>) {
    this.db = db;
  }

  async of(guest: string, table: string): Promise<Bookmark | undefined> {
    const row = await this.db
      .selectFrom('bookmarks')
      .select(['seen', 'tried'])
      .where('guest', '=', guest)
      .where('table_id', '=', table)
      .executeTakeFirst();
    return row && { seen: row.seen, tried: row.tried === null ? null : (JSON.parse(row.tried) as Tried) };
  }

  /** The last write wins: the player is at the device that wrote it. */
  async put(guest: string, table: string, { seen, tried }: Bookmark, at: number): Promise<void> {
    const row = { seen, tried: tried && JSON.stringify(tried), changed: at };
    await this.db
      .insertInto('bookmarks')
      .values({ guest, table_id: table, ...row })
      .onConflict((conflict) => conflict.columns(['guest', 'table_id']).doUpdateSet(row))
      .execute();
  }

  async forget(guest: string): Promise<void> {
    await this.db.deleteFrom('bookmarks').where('guest', '=', guest).execute();
  }
}
