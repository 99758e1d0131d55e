/**
 * The periodic jobs of a node: running due deadlines, polling for missed hints, announcing presence, deleting old data,
 * freeing memory.
 */
import type { BotStreams } from './bots/bot-streams.ts';
import type { Clock } from './clock.ts';
import type { Codes } from './guests/codes.ts';
import type { Forgetting } from './guests/forgetting.ts';
import type { Passkeys } from './guests/passkeys.ts';
import type { Sessions } from './guests/sessions.ts';
import type { Computers } from './host/computers.ts';
import type { Hosting } from './host/hosting.ts';
import type { Results } from './host/results.ts';
import type { Moderation } from './moderation/moderation.ts';
import type { Notifications } from './notifications/notifications.ts';
import type { OutageDetector } from './outage-detector.ts';
import type { GamesIndex } from './players/games-index.ts';
import { deleteOld, type Retention, type Round } from './retention.ts';
import type { ModerationStore } from './store/moderation-store.ts';
import type { ScoreCardStore } from './store/score-cards.ts';
import type { ScreenStore } from './store/screens.ts';
import type { SeasonStore } from './store/seasons.ts';
import type { Store } from './store/store.ts';
import type { TournamentStore } from './store/tournaments.ts';
import type { Tournaments } from './tournaments/tournaments.ts';

const LOOK_EVERY = 250;
const OVERDUE_RETRY = 5_000;
const OVERDUE_MOST = 100;
const TIDY_EVERY = 10_000;
const FORGET_EVERY = 20_000;
const DELETE_EVERY = 60_000;
const SWEEP_EVERY = 1_000;
/** A hint about a ban, a forgotten guest or an ended session may be lost, so nodes poll. */
const BANS_EVERY = 5_000;
/** A node may have died before it counted a result. */
const RESULTS_EVERY = 2_000;
const ANNOUNCE_EVERY = 10_000;
const INDEX_EVERY = 1_000;
const NOTIFY_EVERY = 1_000;

export interface JobContext {
  readonly store: Store;
  readonly moderationStore: ModerationStore;
  readonly screens: ScreenStore;
  readonly scoreCards: ScoreCardStore;
  readonly results: Results;
  readonly gamesIndex: GamesIndex;
  readonly tournaments: Tournaments;
  readonly seasons: SeasonStore;
  readonly tournamentStore: TournamentStore;
  readonly moderation: Moderation;
  readonly hosting: Hosting;
  readonly botStreams: BotStreams;
  readonly computers: Computers;
  readonly forgetting: Forgetting;
  readonly sessions: Sessions;
  readonly passkeys: Passkeys;
  readonly codes: Codes;
  readonly notifications: Notifications;
  readonly retention: Retention;
  readonly clock: Clock;
  readonly detector: OutageDetector;
  /** Receives the size of a jump of the system clock, in milliseconds. */
  jumped(ms: number): void;
  /** Receives the error of a failed job. The job runs again at its next interval. */
  failed(error: unknown): void;
}

/** Returns a function that stops the jobs. */
export function startBackgroundJobs(context: JobContext): () => void {
  const { hosting, failed } = context;
  const round: Round = { after: '' };
  const timers = [
    repeat(LOOK_EVERY, () => lookAtClocks(context), failed),
    repeat(LOOK_EVERY, async () => lookAtSystemClock(context), failed),
    repeat(LOOK_EVERY, () => context.tournaments.lookAtClocks(), failed),
    repeat(FORGET_EVERY, () => context.forgetting.finish(context.clock.now()), failed),
    repeat(
      DELETE_EVERY,
      async () => void (await deleteOld({ ...context, round, now: () => context.clock.now() })),
      failed,
    ),
    repeat(DELETE_EVERY, async () => void (await context.passkeys.deleteOld()), failed),
    repeat(DELETE_EVERY, async () => void (await context.codes.deleteOld()), failed),
    repeat(DELETE_EVERY, async () => void (await context.sessions.deleteOld()), failed),
    repeat(BANS_EVERY, () => context.moderation.refresh(), failed),
    repeat(BANS_EVERY, () => context.forgetting.dropAll(), failed),
    repeat(BANS_EVERY, () => context.sessions.dropEnded(), failed),
    repeat(RESULTS_EVERY, () => context.results.run(), failed),
    repeat(NOTIFY_EVERY, () => context.notifications.planner.refresh(), failed),
    repeat(NOTIFY_EVERY, () => context.notifications.planner.remind(), failed),
    repeat(NOTIFY_EVERY, () => context.notifications.planner.step(), failed),
    repeat(NOTIFY_EVERY, () => context.notifications.sender.run(), failed),
    repeat(INDEX_EVERY, async () => void (await context.gamesIndex.step()), failed),
    repeat(SWEEP_EVERY, () => hosting.sweep(), failed),
    repeat(SWEEP_EVERY, () => context.tournaments.sweep(), failed),
    repeat(ANNOUNCE_EVERY, async () => hosting.announce(), failed),
    repeat(ANNOUNCE_EVERY, async () => context.botStreams.announce(), failed),
    repeat(TIDY_EVERY, async () => hosting.tidy(), failed),
    repeat(TIDY_EVERY, () => context.tournaments.tidy(), failed),
  ];
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}

/** Skips a run while the previous one is still going. */
function repeat(every: number, task: () => Promise<void>, failed: (error: unknown) => void): NodeJS.Timeout {
  let busy = false;
  return setInterval(() => {
    if (busy) return;
    busy = true;
    task()
      .catch(failed)
      .finally(() => {
        busy = false;
      });
  }, every);
}

function lookAtSystemClock({ clock, jumped }: JobContext): void {
  const ms = clock.look();
  if (ms !== 0) jumped(ms);
}

/** Runs due deadlines from the database: clocks that ran out, and turns of computer players whose node died. */
async function lookAtClocks(context: JobContext): Promise<void> {
  // Outages come first: a clock that seems to have run out may have been stopped by one.
  if (await context.detector.beat()) await context.hosting.coverOutages();
  const ids = await context.store.overdue(context.clock.now(), OVERDUE_RETRY, OVERDUE_MOST);
  // One unreadable table must not stop the clocks of the others.
  for (const looked of await Promise.allSettled(ids.map((id) => lookAt(context, id)))) {
    if (looked.status === 'rejected') context.failed(looked.reason);
  }
}

async function lookAt({ hosting, computers }: JobContext, id: string): Promise<void> {
  const liveTable = await hosting.liveTable(id);
  await liveTable?.catchUp();
  await liveTable?.passTime();
  if (liveTable !== undefined) computers.look(liveTable);
}
