/**
 * Bans of guests and networks. Each node holds the list in memory and reloads it every few seconds, or at once on a
 * hint.
 */
import { networksAround } from '../http/client-address.ts';
import type { ModerationStore } from '../store/moderation-store.ts';

export class Bans {
  private readonly moderationStore: ModerationStore;
  private readonly now: () => number;
  private guests: ReadonlyMap<string, number> = new Map();
  private networks: ReadonlyMap<string, number> = new Map();

  constructor(moderationStore: ModerationStore, now: () => number) {
    this.moderationStore = moderationStore;
    this.now = now;
  }

  async refresh(): Promise<void> {
    const bans = await this.moderationStore.bans(this.now());
    const of = (kind: string): ReadonlyMap<string, number> =>
      new Map(bans.flatMap((ban) => (ban.kind === kind ? [[ban.subject, ban.until] as const] : [])));
    this.guests = of('guest');
    this.networks = of('network');
  }

  /** When the ban of this guest or network ends; undefined if there is none. */
  until(guest: string | undefined, network: string): number | undefined {
    if (this.guests.size === 0 && this.networks.size === 0) return undefined;
    const known = [
      guest === undefined ? undefined : this.guests.get(guest),
      ...networksAround(network).map((one) => this.networks.get(one)),
    ];
    const until = Math.max(0, ...known.map((one) => one ?? 0));
    return until > this.now() ? until : undefined;
  }
}
