/** Assembles the server. `startServer` resolves when it listens; `close` finishes all pending work. */
import type { AddressInfo, Server } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import type { FastifyInstance } from 'fastify';
import { startBackgroundJobs } from './background-jobs.ts';
import { BotStreams } from './bots/bot-streams.ts';
import { type Bus, noBus } from './bus/bus.ts';
import { natsBus } from './bus/nats.ts';
import { Clock } from './clock.ts';
import { DiskHealth } from './disk-health.ts';
import { Codes } from './guests/codes.ts';
import { Forgetting } from './guests/forgetting.ts';
import { GuestNetworks } from './guests/guest-networks.ts';
import { Guests } from './guests/guests.ts';
import { Passkeys } from './guests/passkeys.ts';
import { Sessions } from './guests/sessions.ts';
import { Computers } from './host/computers.ts';
import { Hosting } from './host/hosting.ts';
import { OpenGames } from './host/open-games.ts';
import { Results } from './host/results.ts';
import { httpApp } from './http/app.ts';
import { Pictures } from './http/previews/pictures.ts';
import { readSite } from './http/site.ts';
import { Streams } from './http/streams.ts';
import { limitsOf, type Rates, SAFE_RATES } from './limits.ts';
import { Metrics } from './metrics.ts';
import { Bans } from './moderation/bans.ts';
import { Moderation } from './moderation/moderation.ts';
import { Notifications } from './notifications/notifications.ts';
import { OutageDetector } from './outage-detector.ts';
import { GamesIndex } from './players/games-index.ts';
import { type Retention, SAFE_RETENTION } from './retention.ts';
import { Sockets } from './socket/sockets.ts';
import { AcquaintanceStore } from './store/acquaintances.ts';
import { BookmarkStore } from './store/bookmarks.ts';
import { CodeStore } from './store/codes.ts';
import { ModerationStore } from './store/moderation-store.ts';
import { NotificationStore } from './store/notifications.ts';
import { openStore, whereOf } from './store/open.ts';
import { PasskeyStore } from './store/passkeys.ts';
import { PlayerDataStore } from './store/player-data.ts';
import { PlayerGameStore } from './store/player-games.ts';
import { RatingStore } from './store/ratings.ts';
import { ScoreCardStore } from './store/score-cards.ts';
import { ScreenStore } from './store/screens.ts';
import { SeasonStore } from './store/seasons.ts';
import { SessionStore } from './store/sessions.ts';
import { TournamentStore } from './store/tournaments.ts';
import { Tournaments } from './tournaments/tournaments.ts';

export interface ServerConfig {
  readonly host: string;
  /** A file, or a PostgreSQL address. */
  readonly database: string;
  readonly nats: string | undefined;
  /** The folder of the built page, if this server serves it. */
  readonly page: string | undefined;
  readonly secure: boolean;
  readonly trustProxy: boolean;
  readonly log: boolean;
  readonly rates: Partial<Rates>;
  readonly retention: Partial<Retention>;
  /** True if the log may hold visitors' addresses. */
  readonly logAddresses: boolean;
  /** True if notifications may go to addresses in private networks, also unencrypted. */
  readonly privateTargets?: boolean;
  /** The operator's token; without one the operator's API is off. */
  readonly operatorToken?: string | undefined;
  /** The bundled code of each kind of thread. */
  readonly threads: { readonly store: URL; readonly thinking: URL; readonly pictures: URL };
}

export interface Running {
  readonly port: number;
  close(): Promise<void>;
}

/** Most objects live as long as a commit, so a major collection is due before the heap has grown by this percentage. */
const HEAP_GROWS_BY = 100;

/** `open` chooses the port: it receives a function that listens on a port and rejects if that is taken. */
export async function startServer(
  config: ServerConfig,
  open: (listen: (port: number) => Promise<number>) => Promise<number>,
): Promise<Running> {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWS_BY}`);
  const clock = new Clock();
  const now = (): number => clock.now();
  const where = whereOf(config.database, config.threads.store);
  const { store, db, close: closeStore } = await openStore(where);
  const bus: Bus = config.nats === undefined ? noBus : natsBus(config.nats);
  const metrics = new Metrics();
  const steady = (): number => performance.now();
  const diskHealth = new DiskHealth((problem, error) => {
    app.log.error({ err: error }, `The database cannot be written: ${problem}`);
  }, steady);
  const detector = new OutageDetector(store, now);
  await detector.beat();
  const wrote = (error: unknown): void => {
    if (error !== undefined) metrics.happened('write_failures');
    diskHealth.wrote(error);
  };
  const rates = { ...SAFE_RATES, ...config.rates };
  const openGames = new OpenGames(store, now, rates);
  const acquaintances = new AcquaintanceStore(db);
  const hosting = new Hosting(store, bus, now, {
    ...{ wrote, openGames, outages: () => detector.outages },
    isBlocked: (by, other) => acquaintances.isBlocked(by, other),
  });
  const failed = (error: unknown): void => app.log.error(error);
  const playerGames = new PlayerGameStore(db);
  const gamesIndex = new GamesIndex(store, playerGames, { now, failed });
  const playerDataStore = new PlayerDataStore(db);
  const bookmarks = new BookmarkStore(db);
  const ratings = new RatingStore(db);
  const screens = new ScreenStore(db);
  const scoreCards = new ScoreCardStore(db);
  const seasons = new SeasonStore(db);
  const tournamentStore = new TournamentStore(db, where.kind === 'postgres');
  const tournaments = new Tournaments({ store: tournamentStore, hosting, bus, now, failed });
  const results = new Results(
    { store, ratings, hosting, now },
    (board, table, result) => tournaments.takeResult(board, table, result),
    failed,
  );
  const notifications = await Notifications.open({
    ...{ store: new NotificationStore(db, where.kind === 'postgres'), hosting, tournaments, now, failed },
    privateTargets: config.privateTargets ?? false,
  });
  const networks = new GuestNetworks();
  const computers = new Computers(hosting, config.threads.thinking, (guest) => networks.of(guest));
  const pictures = new Pictures(config.threads.pictures);
  const limits = limitsOf(rates, steady);
  const sockets = new Sockets({ hosting, tournaments, limits, metrics, now });
  const streams = new Streams();
  const botStreams = new BotStreams(bus, steady);
  const sessionStore = new SessionStore(db);
  const guests = new Guests(store, sessionStore, now);
  const sessions = new Sessions({ store: sessionStore, guests, sockets, streams, bus, now });
  const passkeys = new Passkeys(new PasskeyStore(db), now);
  const codes = new Codes(new CodeStore(db), now);
  const moderationStore = new ModerationStore(db);
  const bans = new Bans(moderationStore, now);
  await bans.refresh();
  const forgetting = new Forgetting({
    ...{ store, guests, moderationStore, ratings, tournaments, seasons, hosting, sockets, streams },
    ...{ gamesIndex, acquaintances, playerDataStore, bookmarks },
  });
  bus.subscribe((hint) => {
    if (hint.kind === 'forgotten') forgetting.drop(hint.guest);
    if (hint.kind === 'ended') sessions.drop(hint.sessions);
  });
  const moderation = new Moderation({
    ...{ store, moderationStore, bans, hosting, sockets, streams, networks, tournaments, bus, now },
    done: (order, outcome) => app.log.warn({ order, outcome }, 'An operator gave an order.'),
  });
  const retention = { ...SAFE_RETENTION, ...config.retention };
  let closing = false;
  const app: FastifyInstance = httpApp({
    ...config,
    site: config.page === undefined ? undefined : await readSite(config.page),
    store,
    hosting,
    openGames,
    guests,
    sessions,
    passkeys,
    codes,
    forgetting,
    networks,
    sockets,
    streams,
    botStreams,
    limits,
    metrics,
    bans,
    moderationStore,
    ratings,
    screens,
    scoreCards,
    tournaments,
    seasons,
    tournamentStore,
    moderation,
    ...{ playerGames, gamesIndex, acquaintances, playerDataStore, bookmarks, notifications },
    operatorToken: config.operatorToken,
    retention,
    pictures,
    ready: () => !closing,
    diskHealth,
    now,
  });

  const stopJobs = startBackgroundJobs({
    store,
    moderationStore,
    screens,
    scoreCards,
    results,
    gamesIndex,
    tournaments,
    seasons,
    tournamentStore,
    moderation,
    hosting,
    botStreams,
    computers,
    forgetting,
    sessions,
    passkeys,
    codes,
    notifications,
    retention,
    clock,
    detector,
    failed,
    jumped: (ms) => {
      metrics.happened('clock_jumps');
      app.log.warn({ ms }, 'The system clock jumped. Games and limits ignore the jump until the next start.');
    },
  });
  const close = async (): Promise<void> => {
    closing = true;
    stopJobs();
    await computers.close();
    await pictures.close();
    // Everything decided is stored and answered before clients are disconnected.
    await hosting.settled();
    await sockets.close();
    await closeAll(app);
    await hosting.settled();
    await notifications.close();
    await bus.close();
    await detector.end().catch(() => {});
    await closeStore();
  };
  try {
    await app.ready();
    return { port: await open((port) => listen(app.server, port, config.host)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A client may connect at the last moment and send nothing; it must not delay shutdown. */
async function closeAll(app: FastifyInstance): Promise<void> {
  const latecomers = setInterval(() => app.server.closeAllConnections(), 100);
  try {
    await app.close();
  } finally {
    clearInterval(latecomers);
  }
}

/** Resolves to the port; if 0 was requested, to the free one that was chosen. */
async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return (server.address() as AddressInfo).port;
}
