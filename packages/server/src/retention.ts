/** How long things are kept, and the chore that deletes what is older: a few at a time, so that no player waits for it. */
import type { Forgetting } from './guests/forgetting.ts';
import type { Hosting } from './host/hosting.ts';
import type { ModerationStore } from './store/moderation-store.ts';
import { SCREEN_LIFETIME, type ScreenStore } from './store/screens.ts';
import type { Store } from './store/store.ts';

/** Days, but for `tables`. */
export interface Retention {
  /** Games that are over. */
  readonly finished: number;
  /** Abandoned games, and tables where none was begun. */
  readonly abandoned: number;
  /** What was said at tables where nothing happens any more. */
  readonly talk: number;
  /** Guests who have not come back: names, keys and tokens. */
  readonly guests: number;
  /** Reports of guests, and the log of what operators did. */
  readonly reports: number;
  /** The most tables that are kept; beyond, those that have been over for longest go first. */
  readonly tables: number;
}

export const SAFE_RETENTION: Retention = {
  finished: 730,
  abandoned: 180,
  talk: 90,
  guests: 730,
  reports: 180,
  tables: 1_000_000,
};

const DAY = 24 * 60 * 60_000;
/** So many of each kind in one step. */
const STEP = 20;

export interface RetentionContext {
  readonly store: Store;
  readonly moderationStore: ModerationStore;
  readonly screens: ScreenStore;
  readonly hosting: Hosting;
  readonly forgetting: Pick<Forgetting, 'forget'>;
  readonly retention: Retention;
  now(): number;
}

/** One step; answers how much it deleted. */
export async function deleteOld({
  store,
  moderationStore,
  screens,
  hosting,
  forgetting,
  retention,
  now,
}: RetentionContext): Promise<number> {
  const before = (days: number): number => now() - days * DAY;
  const tables = [
    ...(await store.tablesOver(before(retention.finished), STEP)),
    ...(await store.tablesAbandoned(before(retention.abandoned), STEP)),
    ...(await store.tablesBeyond(retention.tables, STEP)),
  ];
  for (const table of new Set(tables)) await hosting.remove(table);
  const silent = await store.tablesWithOldTalk(before(retention.talk), STEP);
  for (const table of silent) await hosting.removeTalk(table);
  const gone = await store.guestsUnseen(before(retention.guests), STEP);
  for (const guest of gone) await forgetting.forget(guest);
  const cases = await moderationStore.deleteOld(before(retention.reports), now());
  const off = await screens.deleteOld(now() - SCREEN_LIFETIME);
  return off + cases + new Set(tables).size + silent.length + gone.length;
}
