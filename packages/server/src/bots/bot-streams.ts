/**
 * The streams of programs that play at many tables, and the offers they make to players in the lobby. An offer lasts as long as its
 * stream: nothing of it is stored. Other nodes hear of it as they hear who is at a table.
 */
import type { Bus } from '../bus/bus.ts';
import { newId } from '../host/new-ids.ts';
import type { Offer } from './offer.ts';

export interface BotStream {
  readonly guest: string;
  /** Null for a program that plays only where it sits down itself. */
  readonly offer: Offer | null;
  /** A player wants it at their table. */
  ask(table: string, by: string): void;
  /** It has sat down somewhere. */
  look(): void;
}

/** Other nodes say again what is offered there before this is over. */
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

  /** Returns a function that takes it away. */
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

  /** All programs on offer, the strongest first. A program that has just come back may still have an older stream: the newest counts. */
  offers(): readonly Offer[] {
    const words = [...this.elsewhere.values()].filter(({ at }) => at + WORD_HOLDS > this.now());
    const all = [...words.flatMap(({ offers }) => offers), ...this.own()];
    const byGuest = new Map(all.map((offer) => [offer.id, offer]));
    return [...byGuest.values()].sort((a, b) => b.level - a.level || a.name.localeCompare(b.name));
  }

  find(bot: string): Offer | undefined {
    return this.offers().find(({ id }) => id === bot);
  }

  /** The word may be lost between nodes: then the program does not come, and can be asked again. */
  ask(bot: string, table: string, by: string): void {
    this.askHere(bot, table, by);
    this.bus.publish({ kind: 'asked', bot, table, by });
  }

  private askHere(bot: string, table: string, by: string): void {
    for (const stream of this.here) if (stream.guest === bot && stream.offer !== null) stream.ask(table, by);
  }

  /** The guest has sat down at a table through this node. */
  sat(guest: string): void {
    for (const stream of this.here) if (stream.guest === guest) stream.look();
  }

  /** Tells other nodes, also those that have missed it. */
  announce(): void {
    if (!this.bus.alone) this.bus.publish({ kind: 'offers', node: this.node, offers: this.own() });
  }
}
