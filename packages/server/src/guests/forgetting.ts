/**
 * Deletes a guest and everything that identifies them, in two passes a minute apart. The row in the database stays
 * until the second pass. By then every node has read the row and disconnected the guest, even if hints were lost, and
 * none of their commands is pending. If a server shuts down in between, the next one finishes.
 */
import type { Hosting } from '../host/hosting.ts';
import type { Streams } from '../http/streams.ts';
import type { GamesIndex } from '../players/games-index.ts';
import type { Sockets } from '../socket/sockets.ts';
import type { AcquaintanceStore } from '../store/acquaintances.ts';
import type { BookmarkStore } from '../store/bookmarks.ts';
import type { ModerationStore } from '../store/moderation-store.ts';
import type { PlayerDataStore } from '../store/player-data.ts';
import type { RatingStore } from '../store/ratings.ts';
import type { SeasonStore } from '../store/seasons.ts';
import type { Store } from '../store/store.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import type { Guests } from './guests.ts';

export interface ForgettingParts {
  readonly store: Store;
  readonly guests: Guests;
  readonly moderationStore: ModerationStore;
  readonly ratings: RatingStore;
  readonly tournaments: Pick<Tournaments, 'forget'>;
  readonly seasons: Pick<SeasonStore, 'forget'>;
  readonly hosting: Hosting;
  readonly gamesIndex: Pick<GamesIndex, 'forget'>;
  readonly acquaintances: Pick<AcquaintanceStore, 'forget'>;
  readonly playerDataStore: Pick<PlayerDataStore, 'forget'>;
  readonly bookmarks: Pick<BookmarkStore, 'forget'>;
  readonly sockets: Pick<Sockets, 'drop'>;
  readonly streams: Pick<Streams, 'drop'>;
}

const AGAIN_AFTER = 60_000;

export class Forgetting {
  private readonly parts: ForgettingParts;

  constructor(parts: ForgettingParts) {
    this.parts = parts;
  }

  async forget(guest: string): Promise<void> {
    const { guests, moderationStore, ratings, tournaments, seasons, hosting } = this.parts;
    const { gamesIndex, acquaintances, playerDataStore, bookmarks } = this.parts;
    await guests.forget(guest);
    this.drop(guest);
    await moderationStore.forget(guest);
    await ratings.forget(guest);
    await tournaments.forget(guest);
    await seasons.forget(guest);
    await playerDataStore.forget(guest);
    await bookmarks.forget(guest);
    await acquaintances.forget(guest);
    await hosting.forget(guest);
    // Rebuilds the histories of others from logs that no longer hold the name.
    await gamesIndex.forget(guest);
  }

  /** Disconnects a guest from this node. */
  drop(guest: string): void {
    const { guests, sockets, streams } = this.parts;
    guests.drop(guest);
    sockets.drop(guest);
    streams.drop(guest);
  }

  /** Disconnects the guests that any node is deleting. */
  async dropAll(): Promise<void> {
    for (const guest of await this.parts.store.stillForgetting(Number.MAX_SAFE_INTEGER)) this.drop(guest);
  }

  /** Runs the second pass, also for guests that another server left behind. */
  async finish(now: number): Promise<void> {
    const { store } = this.parts;
    for (const guest of await store.stillForgetting(now - AGAIN_AFTER)) {
      await this.forget(guest);
      await store.forgotten(guest);
    }
  }
}
