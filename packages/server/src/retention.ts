/** How long data is stored, and the job that deletes older data: a little at a time, so that no player waits for it. */
import type { Forgetting } from './guests/forgetting.ts';
import type { Hosting } from './host/hosting.ts';
import type { ModerationStore } from './store/moderation-store.ts';
import { SCORE_CARD_LIFETIME, type ScoreCardStore } from './store/score-cards.ts';
import { SCREEN_LIFETIME, type ScreenStore } from './store/screens.ts';
import type { SeasonStore } from './store/seasons.ts';
import type { Store } from './store/store.ts';
import type { TournamentStore } from './store/tournaments.ts';
import type { Tournaments } from './tournaments/tournaments.ts';

/** All in days, except `tables`. */
export interface Retention {
  /** Finished games and tournaments. */
  readonly finished: number;
  /** Abandoned games and tournaments, and tables whose game never began. */
  readonly abandoned: number;
  /** Talk at tables without any change. */
  readonly talk: number;
  /** Guests who have not come back: names, keys and tokens. */
  readonly guests: number;
  /** Reports, and the log of operators' actions. */
  readonly reports: number;
  /** The most tables to keep; beyond this, those finished first are deleted first. */
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
/** Items of each kind deleted per step. */
const STEP = 20;
/** Tables checked per step: a million in less than a day. An index by age would be written at every move. */
const LOOKED_AT = 1000;

/** The id after which the next step continues. */
export interface Round {
  after: string;
}

export interface RetentionContext {
  readonly store: Store;
  readonly moderationStore: ModerationStore;
  readonly screens: ScreenStore;
  readonly scoreCards: ScoreCardStore;
  readonly hosting: Hosting;
  readonly tournamentStore: TournamentStore;
  readonly tournaments: Pick<Tournaments, 'remove'>;
  readonly seasons: SeasonStore;
  readonly forgetting: Pick<Forgetting, 'forget'>;
  readonly retention: Retention;
  readonly round: Round;
  now(): number;
}

/** The next abandoned tables, and those whose talk is old. */
async function nextOld({ store, retention, round }: RetentionContext, before: (days: number) => number) {
  const abandoned: string[] = [];
  const talk: string[] = [];
  const tables = await store.tablesAfter(round.after, LOOKED_AT);
  round.after = tables.length < LOOKED_AT ? '' : tables.at(-1)!.id;
  for (const { id, status, changed, silent } of tables) {
    if (status !== 'over' && changed < before(retention.abandoned)) abandoned.push(id);
    else if (silent === 0 && changed < before(retention.talk)) talk.push(id);
    if (abandoned.length < STEP && talk.length < STEP) continue;
    round.after = id;
    break;
  }
  return { abandoned, talk };
}

/** Runs one step; returns how much it deleted. */
export async function deleteOld(context: RetentionContext): Promise<number> {
  const { store, moderationStore, screens, scoreCards, hosting, forgetting, retention, now } = context;
  const { tournamentStore, tournaments, seasons } = context;
  const before = (days: number): number => now() - days * DAY;
  const { abandoned, talk: silent } = await nextOld(context, before);
  const tables = [
    ...abandoned,
    ...(await store.tablesOver(before(retention.finished), STEP)),
    ...(await store.tablesBeyond(retention.tables, STEP)),
  ];
  for (const table of new Set(tables)) await hosting.remove(table);
  const old = [
    ...(await tournamentStore.untouched(true, before(retention.finished), STEP)),
    ...(await tournamentStore.untouched(false, before(retention.abandoned), STEP)),
  ];
  for (const tournament of old) await tournaments.remove(tournament);
  for (const table of silent) await hosting.removeTalk(table);
  const gone = await store.guestsUnseen(before(retention.guests), STEP);
  for (const guest of gone) await forgetting.forget(guest);
  const cases = await moderationStore.deleteOld(before(retention.reports), now());
  const off = await screens.deleteOld(now() - SCREEN_LIFETIME);
  const used = await scoreCards.deleteOld(now() - SCORE_CARD_LIFETIME);
  const past = await seasons.deleteOld(before(retention.finished));
  return off + used + past + cases + old.length + new Set(tables).size + silent.length + gone.length;
}
