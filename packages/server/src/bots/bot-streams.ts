/**
 * The streams of bots that play at many tables, and their offers to players in the lobby. An offer lasts as long as its
 * stream and is not stored. Nodes announce their offers to each other, as they do presence.
 */
import type { Bus } from '../bus/bus.ts';
import { newId } from '../host/new-ids.ts';
import type { Offer } from './offer.ts';

export interface BotStream {
  readonly guest: string;
  /** Null for a bot that only takes seats by itself. */
  readonly offer: Offer | null;
  /** A player asks the bot to their table. */
  ask(table: string, by: string): void;
  /** Called when the bot has taken a seat. */
  look(): void;
}

/** Offers of another node expire after this time; nodes announce theirs more often. */
const WORD_HOLDS = 25_000;
const MOST_OFFERS = 200;

export class BotStreams {
  private readonly bus: Bus;
  private readonly now: () => number;
  private readonly node = newId();
  private readonly here = new Set<BotStream>();
  private readonly elsewhere = new Map<string, { readonly offers: readonly Offer[]; readonly at: number }>();

  constructor(bus: Bus, now: () => number) {
    this.bus = bus;
    this.now = now;
    bus.subscribe((hint) => {
      if (hint.kind === 'offers') this.elsewhere.set(hint.node, { offers: hint.offers, at: this.now() });
      if (hint.kind === 'asked') this.askHere(hint.bot, hint.table, hint.by);
    });
  }

  /** Returns a function that removes the stream. */
  add(stream: BotStream): () => void {
    this.here.add(stream);
    this.announce();
    return () => {
      this.here.delete(stream);
      this.announce();
    };
  }

  private own(): readonly Offer[] {
    return [...this.here].flatMap(({ offer }) => offer ?? []).slice(0, MOST_OFFERS);
  }

  /**
   * All offers, the strongest first. A bot that has just reconnected may still have an older stream; the newest one
   * counts.
   */
  offers(): readonly Offer[] {
    const words = [...this.elsewhere.values()].filter(({ at }) => at + WORD_HOLDS > this.now());
    const all = [...words.flatMap(({ offers }) => offers), ...this.own()];
    const byGuest = new Map(all.map((offer) => [offer.id, offer]));
    return [...byGuest.values()].sort((a, b) => b.level - a.level || a.name.localeCompare(b.name));
  }

  find(bot: string): Offer | undefined {
    return this.offers().find(({ id }) => id === bot);
  }

  /** The hint may be lost: then the bot does not come and can be asked again. */
  ask(bot: string, table: string, by: string): void {
    this.askHere(bot, table, by);
    this.bus.publish({ kind: 'asked', bot, table, by });
  }

  private askHere(bot: string, table: string, by: string): void {
    for (const stream of this.here) if (stream.guest === bot && stream.offer !== null) stream.ask(table, by);
  }

  /** Called when the guest has taken a seat through this node. */
  sat(guest: string): void {
    for (const stream of this.here) if (stream.guest === guest) stream.look();
  }

  /** Sends the offers of this node to all others, including those that missed an earlier hint. */
  announce(): void {
    if (!this.bus.alone) this.bus.publish({ kind: 'offers', node: this.node, offers: this.own() });
  }
}
