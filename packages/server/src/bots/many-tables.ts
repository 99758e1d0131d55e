/** One stream for all tables of a bot: those where it has a seat, and those to which players ask it. */
import type { ServerResponse } from 'node:http';
import type { hosted } from '@speeltafel/table';
import type { Guest } from '../guests/guests.ts';
import type { Hosting } from '../host/hosting.ts';
import type { LiveTable } from '../host/live-table.ts';
import type { Store } from '../store/store.ts';
import { BotLine } from './bot-line.ts';
import type { BotStream } from './bot-streams.ts';
import type { Offer } from './offer.ts';

/** The most tables on one stream, as on one socket. Finished games make room first. */
const MOST_TABLES = 20;

export interface ManyTablesParts {
  readonly raw: ServerResponse;
  readonly bot: Guest;
  readonly offered: Omit<Offer, 'id' | 'playing'> | null;
  readonly store: Pick<Store, 'tablesOf'>;
  readonly hosting: Hosting;
  now(): number;
  /** Charges the bot's rate limit for a whole table. */
  joined(): void;
}

export class ManyTables implements BotStream {
  readonly guest: string;
  private readonly parts: ManyTablesParts;
  private readonly line: BotLine;
  private looking: Promise<void> = Promise.resolve();

  constructor(parts: ManyTablesParts) {
    this.parts = parts;
    this.guest = parts.bot.id;
    this.line = new BotLine({
      raw: parts.raw,
      guest: this.guest,
      now: parts.now,
      told: (liveTable, view) => this.told(liveTable, view),
      gone: (table) => this.line.write(JSON.stringify({ type: 'gone', table })),
      alive: () => this.look(),
    });
    this.look();
  }

  get offer(): Offer | null {
    const { offered } = this.parts;
    return offered && { id: this.guest, ...offered, playing: this.playing };
  }

  private get playing(): number {
    return this.line.tables.filter(({ over }) => !over).length;
  }

  ask(table: string, by: string): void {
    if (this.line.has(table) || this.playing >= (this.parts.offered?.tables ?? 0)) return;
    this.queue(async () => {
      const liveTable = await this.parts.hosting.liveTable(table);
      if (liveTable === undefined || liveTable.entry().status !== 'gathering') return;
      this.line.write(JSON.stringify({ type: 'asked', table, by }));
      await this.join(liveTable);
    });
  }

  /** Joins tables where the bot took a seat by another route or through another node. */
  look(): void {
    this.queue(async () => {
      const own = await this.parts.store.tablesOf(this.guest, MOST_TABLES);
      for (const { id, status } of own) {
        if (status === 'over' || this.line.has(id)) continue;
        const liveTable = await this.parts.hosting.liveTable(id);
        if (liveTable !== undefined) await this.join(liveTable);
      }
    });
  }

  /** Runs tasks one after the other. A task that fails is tried again by the next `look`. */
  private queue(task: () => Promise<void>): void {
    this.looking = this.looking.then(task).catch(() => {});
  }

  private async join(liveTable: LiveTable): Promise<void> {
    const { tables } = this.line;
    if (tables.length >= MOST_TABLES) {
      const done = tables.find(({ over }) => over);
      if (done === undefined) return;
      this.line.leave(done.id);
    }
    await liveTable.catchUp();
    this.parts.joined();
    this.line.join(liveTable);
  }

  /** Changes to the watchers are queued, because the table is iterating over them now. */
  private told({ id }: LiveTable, { began, seating, next, over }: hosted.ClientView): void {
    const sits = Object.values(seating).some((sitter) => sitter?.kind === 'bot' && sitter.guest === this.guest);
    if (began > 0 && !sits && !over) this.queue(async () => this.line.leave(id));
    if (next !== null) {
      this.queue(async () => {
        this.line.leave(id);
        await this.parts.hosting.stands(next);
        const liveTable = await this.parts.hosting.liveTable(next);
        if (liveTable !== undefined) await this.join(liveTable);
      });
    }
  }
}
