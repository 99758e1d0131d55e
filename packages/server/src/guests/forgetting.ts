/**
 * A guest is forgotten: everything that leads to them goes. It is done twice. The note in the database stays until the second time, a
 * minute later: by then every node has read it and hears the guest no more, whatever became of the hints, and nothing of theirs is on its
 * way. A server that ends meanwhile leaves the note to the next one.
 */
import type { Hosting } from '../host/hosting.ts';
import type { Streams } from '../http/streams.ts';
import type { GamesIndex } from '../players/games-index.ts';
import type { Sockets } from '../socket/sockets.ts';
import type { AcquaintanceStore } from '../store/acquaintances.ts';
import type { BookmarkStore } from '../store/bookmarks.ts';
import type { KeptThingsStore } from '../store/kept-things.ts';
import type { ModerationStore } from '../store/moderation-store.ts';
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
  readonly keptThings: Pick<KeptThingsStore, 'forget'>;
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
    const { gamesIndex, acquaintances, keptThings, bookmarks } = this.parts;
    await guests.forget(guest);
    this.drop(guest);
    await moderationStore.forget(guest);
    await ratings.forget(guest);
    await tournaments.forget(guest);
    await seasons.forget(guest);
    await keptThings.forget(guest);
    await bookmarks.forget(guest);
    await acquaintances.forget(guest);
    await hosting.forget(guest);
    // Of logs without the name, so that it comes back into no history.
    await gamesIndex.forget(guest);
  }

  /** Hears a guest no more, at this node. */
  drop(guest: string): void {
    const { guests, sockets, streams } = this.parts;
    guests.drop(guest);
    sockets.drop(guest);
    streams.drop(guest);
  }

  /** Hears those no more whom any node forgets. */
  async dropAll(): Promise<void> {
    for (const guest of await this.parts.store.stillForgetting(Number.MAX_SAFE_INTEGER)) this.drop(guest);
  }

  /** The second time, and what another server left behind. */
  async finish(now: number): Promise<void> {
    const { store } = this.parts;
    for (const guest of await store.stillForgetting(now - AGAIN_AFTER)) {
      await this.forget(guest);
      await store.forgotten(guest);
    }
  }
}
