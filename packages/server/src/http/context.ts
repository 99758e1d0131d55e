import type { BotStreams } from '../bots/bot-streams.ts';
import type { DiskHealth } from '../disk-health.ts';
import type { Codes } from '../guests/codes.ts';
import type { Forgetting } from '../guests/forgetting.ts';
import type { GuestNetworks } from '../guests/guest-networks.ts';
import type { Guests } from '../guests/guests.ts';
import type { Passkeys } from '../guests/passkeys.ts';
import type { Sessions } from '../guests/sessions.ts';
import type { Hosting } from '../host/hosting.ts';
import type { OpenGames } from '../host/open-games.ts';
import type { Limits } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { Bans } from '../moderation/bans.ts';
import type { Moderation } from '../moderation/moderation.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { GamesIndex } from '../players/games-index.ts';
import type { Retention } from '../retention.ts';
import type { Sockets } from '../socket/sockets.ts';
import type { AcquaintanceStore } from '../store/acquaintances.ts';
import type { BookmarkStore } from '../store/bookmarks.ts';
import type { ModerationStore } from '../store/moderation-store.ts';
import type { PlayerDataStore } from '../store/player-data.ts';
import type { PlayerGameStore } from '../store/player-games.ts';
import type { RatingStore } from '../store/ratings.ts';
import type { ScoreCardStore } from '../store/score-cards.ts';
import type { ScreenStore } from '../store/screens.ts';
import type { SeasonStore } from '../store/seasons.ts';
import type { Store } from '../store/store.ts';
import type { TournamentStore } from '../store/tournaments.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import type { Pictures } from './previews/pictures.ts';
import type { Site } from './site.ts';
import type { Streams } from './streams.ts';

/** What the HTTP routes work with. */
export interface Parts {
  readonly store: Store;
  readonly hosting: Hosting;
  readonly openGames: OpenGames;
  readonly guests: Guests;
  readonly sessions: Sessions;
  readonly passkeys: Passkeys;
  readonly codes: Codes;
  readonly forgetting: Forgetting;
  readonly networks: GuestNetworks;
  readonly sockets: Sockets;
  readonly streams: Streams;
  readonly botStreams: BotStreams;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly bans: Bans;
  readonly moderationStore: ModerationStore;
  readonly ratings: RatingStore;
  readonly screens: ScreenStore;
  readonly scoreCards: ScoreCardStore;
  readonly tournaments: Tournaments;
  readonly seasons: SeasonStore;
  readonly tournamentStore: TournamentStore;
  readonly moderation: Moderation;
  readonly playerGames: PlayerGameStore;
  readonly gamesIndex: GamesIndex;
  readonly acquaintances: AcquaintanceStore;
  readonly playerDataStore: PlayerDataStore;
  readonly notifications: Notifications;
  readonly bookmarks: BookmarkStore;
  /** The operator's token; without one the operator's API is off. */
  readonly operatorToken: string | undefined;
  /** True if cookies need TLS, because a proxy in front terminates it. */
  readonly secure: boolean;
  readonly trustProxy: boolean;
  readonly log: boolean;
  readonly logAddresses: boolean;
  readonly retention: Retention;
  /** The page, if this server serves it. */
  readonly site: Site | undefined;
  /** Pictures for links. */
  readonly pictures: Pictures;
  readonly diskHealth: DiskHealth;
  /** The server's time. */
  now(): number;
  /** False while the node shuts down. */
  ready(): boolean;
}
