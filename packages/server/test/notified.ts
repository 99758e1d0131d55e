/**
 * A server without its network side, on a clock that the test controls: tables, notifications, and the browsers that
 * receive them.
 */
import type { hosted } from '@speeltafel/table';
import type { HostSettings, OnlineCommand } from '@speeltafel/tournament';
import { type Bus, noBus } from '../src/bus/bus.ts';
import { toPromise } from '../src/host/command-attempt.ts';
import { Hosting } from '../src/host/hosting.ts';
import type { TableWatcher } from '../src/host/live-table.ts';
import { Notifications } from '../src/notifications/notifications.ts';
import { NotificationStore } from '../src/store/notifications.ts';
import type { OpenStore } from '../src/store/open.ts';
import { TournamentStore } from '../src/store/tournaments.ts';
import { boardsInPlay } from '../src/tournaments/live-tournament.ts';
import { Tournaments } from '../src/tournaments/tournaments.ts';
import { type PushService, TestBrowser } from './push-service.ts';
import { HOST, SWISS } from './tournaments.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** A notification as a browser shows it. */
export interface Shown {
  readonly title: string;
  readonly body: string;
  readonly together: string;
  readonly id: string;
  readonly table: string;
  readonly path: string;
  readonly waiting: number;
}

/** A clock that all nodes of a test share. */
export class TestTime {
  now = Date.UTC(2026, 10, 19, 12);
}

let count = 0;

export class NotifiedNode {
  readonly hosting: Hosting;
  readonly tournaments: Tournaments;
  readonly notifications: Notifications;
  readonly store: NotificationStore;
  readonly failures: unknown[];
  private readonly time: TestTime;
  private readonly service: PushService;

  private constructor(parts: {
    hosting: Hosting;
    tournaments: Tournaments;
    notifications: Notifications;
    store: NotificationStore;
    failures: unknown[];
    time: TestTime;
    service: PushService;
  }) {
    this.hosting = parts.hosting;
    this.tournaments = parts.tournaments;
    this.notifications = parts.notifications;
    this.store = parts.store;
    this.failures = parts.failures;
    this.time = parts.time;
    this.service = parts.service;
  }

  static async start(
    { store: base, db }: OpenStore,
    isPostgres: boolean,
    time: TestTime,
    service: PushService,
    bus: Bus = noBus,
  ): Promise<NotifiedNode> {
    const now = (): number => time.now;
    const hosting = new Hosting(base, bus, now);
    const store = new NotificationStore(db, isPostgres);
    const failures: unknown[] = [];
    const failed = (error: unknown): void => void failures.push(error);
    const tournaments = new Tournaments({ store: new TournamentStore(db, isPostgres), hosting, bus, now, failed });
    const notifications = await Notifications.open({ store, hosting, tournaments, now, failed, privateTargets: true });
    return new NotifiedNode({ hosting, tournaments, notifications, store, failures, time, service });
  }

  async subscribe(guest: string, language = 'en', session = `${guest}-1`): Promise<TestBrowser> {
    const browser = new TestBrowser(`${this.service.address}/${guest}-${++count}`);
    const { endpoint, keys } = browser.subscription;
    const receiver = { guest, session, site: 'https://play.example', language };
    const added = await this.notifications.subscribe(receiver, endpoint, keys);
    if (!added.ok) throw new Error(added.refusal.message);
    await this.settled();
    return browser;
  }

  async open(
    guests: readonly string[],
    clock: hosted.Opened['clock'] = { kind: 'none' },
    admits = false,
  ): Promise<string> {
    const sitter = (guest: string | null) =>
      guest === null ? null : ({ kind: 'person', guest, name: guest } as const);
    const seating = { 1: sitter(guests[0]!), 2: sitter(guests[1] ?? null) };
    const wish = { game: 'menhirs', options: {}, clock, listed: false, seating, admits };
    const opened = await this.hosting.open(guests[0]!, wish);
    if (!opened.ok) throw new Error(opened.refusal.message);
    if (guests.length > 1 && clock.kind !== 'none') {
      const seat = (await this.waiting(opened.value.id))[0]!;
      await this.send(opened.value.id, guests[seat - 1]!, { kind: 'seen', seat });
    }
    return opened.value.id;
  }

  private async waiting(id: string): Promise<readonly number[]> {
    const liveTable = (await this.hosting.liveTable(id))!;
    await liveTable.catchUp();
    return JSON.parse(liveTable.entry().waiting) as number[];
  }

  /** The guest the table waits for. */
  async toMove(id: string): Promise<string> {
    const [seat] = await this.waiting(id);
    const { seats } = (await this.hosting.liveTable(id))!.entry();
    return seats.find((one) => one.seat === seat)!.guest;
  }

  async send(id: string, guest: string, command: hosted.Command): Promise<void> {
    const liveTable = (await this.hosting.liveTable(id))!;
    const seen = liveTable.viewFor(guest).played.length;
    const by = { guest, name: guest, bot: false, lag: 0 };
    const nonce = `nonce-${++count}`;
    const outcome = await toPromise((reply) => this.hosting.command(id, command, seen, nonce, by, reply));
    if (!outcome.ok) throw new Error(outcome.refusal.message);
  }

  /** A tournament of two rounds with these players, who have not checked in yet. */
  async openTournament(players: readonly string[], host: Partial<HostSettings> = {}): Promise<string> {
    const organiser = { id: 'organiser', name: 'Marijke' };
    const opened = await this.tournaments.open(organiser, {
      name: 'Friday',
      settings: SWISS,
      host: { ...HOST, ...host },
    });
    if (!opened.ok) throw new Error(opened.refusal.message);
    for (const name of players) await this.inTournament(opened.value, name, { kind: 'register', name });
    return opened.value;
  }

  async inTournament(id: string, guest: string, command: OnlineCommand): Promise<void> {
    const done = await this.tournaments.command(id, command, `nonce-${++count}`, { guest, bot: false });
    if (!done.ok) throw new Error(done.refusal.message);
    // Boards open a moment later.
    for (const { table } of boardsInPlay((await this.tournaments.find(id))!.online))
      while ((await this.hosting.liveTable(table)) === undefined)
        await new Promise((resolve) => setTimeout(resolve, 5));
  }

  /** The guest the table waits for plays a whole turn. */
  async move(id: string): Promise<void> {
    const guest = await this.toMove(id);
    const liveTable = (await this.hosting.liveTable(id))!;
    while (!liveTable.over && (await this.toMove(id)) === guest) {
      const [[seat, actions]] = Object.entries(liveTable.actions(guest)) as [[string, readonly string[]]];
      await this.send(id, guest, { kind: 'act', seat: Number(seat), action: actions[0]! });
    }
  }

  /** Opens the table for a guest, visible or in the background; returns a function that closes it. */
  async watch(id: string, guest: string, hidden = false): Promise<() => void> {
    const watcher: TableWatcher = { guest, hidden, sendView() {}, here() {} };
    const liveTable = (await this.hosting.liveTable(id))!;
    liveTable.join(watcher, 0);
    return () => liveTable.leave(watcher);
  }

  /** Advances the clock and does everything that is due. */
  async later(ms: number): Promise<void> {
    this.time.now += ms;
    await this.settled();
  }

  /** Resolves when all changes are checked and all due messages are sent. */
  async settled(): Promise<void> {
    const { planner, sender } = this.notifications;
    await planner.refresh();
    await new Promise((resolve) => setTimeout(resolve, 80));
    await planner.settled();
    await planner.remind();
    await planner.settled();
    await sender.run();
    await sender.idle();
  }
}

export const shownBy = (service: PushService, browser: TestBrowser): readonly Shown[] =>
  service.readBy(browser) as readonly Shown[];
