/**
 * Decides which notifications to send, exactly once each. Each node checks its own tables soon after a change; any node
 * may send due reminders and finish the work of a node that died.
 */
import type { Hosting } from '../host/hosting.ts';
import { newId } from '../host/new-ids.ts';
import { type Delivery, NOTHING, type Notice, type NotificationStore, type Target } from '../store/notifications.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import { type Called, guestsAt, type Place, tablePlace, tournamentPlace } from './place.ts';
import { mayComeAt, type QuietHours, remindersOf } from './reminders.ts';

interface PlannerParts {
  readonly store: NotificationStore;
  readonly hosting: Hosting;
  readonly tournaments: Tournaments;
  now(): number;
  /** Called when there are new deliveries. */
  toSend(): void;
  failed(error: unknown): void;
}

/** The parameters of a message's text. */
export interface About {
  readonly game: string;
  readonly deadline: number | null;
  /** The number of reminders sent before. */
  readonly stage: number;
}

interface Wanted extends Called {
  readonly guest: string;
  /** A table or a tournament. */
  readonly table: string;
  readonly game: string;
  readonly version: number;
  /**
   * `looks`: the player has it on screen. `knows`: they knew of it before they asked for notifications. `expects`: they entered the
   * tournament themselves, and only want to be reminded of its beginning.
   */
  readonly seen: 'no' | 'looks' | 'knows' | 'expects';
}

/** Changes within this time are handled in one pass. */
const GATHERED_FOR = 50;
const MOST_AT_ONCE = 200;
const RETRY = 60_000;
const MOST_DUE = 200;
/** A guest may have asked for notifications through another node, whose clock differs a little. */
const LATE = 60_000;
/** Guests checked per step of the round. */
const STEP = 100;
/** How long after a game's end the round still checks it. */
const LEFT_BEHIND = 60 * 60_000;
const MOST_REMEMBERED = 20_000;
/** The minimum time between notifications that another player can trigger at will. */
const AT_MOST_EVERY = 10 * 60_000;
/** The stage of a notice that the player had on screen when it began to wait. */
const SEEN = -1;
const LOOKED_FOR_AGAIN = 30_000;
const CAUSED_BY_OTHERS: readonly Wanted['kind'][] = ['question', 'rematch', 'newcomer'];

export class NotificationPlanner {
  private readonly parts: PlannerParts;
  /** Guests with notification targets; some may have removed theirs since. */
  private readonly guests = new Set<string>();
  /** Tables and tournaments to check. */
  private readonly dirty = new Set<string>();
  /** The version at which each was last checked. */
  private readonly looked = new Map<string, number>();
  private known = 0;
  private round: Iterator<string> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(parts: PlannerParts) {
    this.parts = parts;
    const changed = (id: string, guests: () => readonly string[]): void => {
      if (this.guests.size > 0 && guests().some((guest) => this.guests.has(guest))) this.look(id);
    };
    parts.hosting.onChange((liveTable) => changed(liveTable.id, () => guestsAt(liveTable)));
    parts.tournaments.onChange((live) => changed(live.id, () => live.guests));
  }

  /** Adds guests who have asked for notifications since the last call, on any node. */
  async refresh(): Promise<void> {
    const since = this.known;
    this.known = this.parts.now() - LATE;
    for (const guest of await this.parts.store.guestsSince(since)) this.guests.add(guest);
  }

  /** Starts notifications for a guest. What waits already counts as known to them. */
  async begin(guest: string): Promise<void> {
    this.guests.add(guest);
    const tables = await this.parts.store.tablesOf([guest], this.parts.now());
    await this.lookAt(new Set(tables.map(({ table }) => table)), guest);
  }

  /** Queues a table or a tournament to be checked. */
  look(table: string): void {
    this.dirty.add(table);
    if (this.running === undefined) this.timer ??= setTimeout(() => this.lookNow(), GATHERED_FOR).unref();
  }

  private lookNow(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.running ??= this.run().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async run(): Promise<void> {
    while (this.dirty.size > 0) {
      const some = [...this.dirty].slice(0, MOST_AT_ONCE);
      for (const table of some) this.dirty.delete(table);
      try {
        await this.lookAt(new Set(some));
      } catch (error) {
        // If the database is unavailable, nothing is lost: the rounds find it again.
        this.parts.failed(error);
      }
    }
  }

  /** Checks the tables of due reminders. */
  async remind(): Promise<void> {
    const tables = await this.parts.store.dueTables(this.parts.now(), RETRY, MOST_DUE);
    await this.lookAt(new Set(tables));
  }

  /** One step of a round through all guests, which finds changes by a node that died before it checked them. */
  async step(): Promise<void> {
    this.round ??= [...this.guests].values();
    const some: string[] = [];
    while (some.length < STEP) {
      const { value, done } = this.round.next();
      if (done === true) {
        this.round = undefined;
        break;
      }
      some.push(value);
    }
    if (some.length === 0) return;
    const { store, now } = this.parts;
    const told = await store.versionsTold(some);
    for (const { guest, table, version } of await store.tablesOf(some, now() - LEFT_BEHIND)) {
      const known = Math.max(this.looked.get(table) ?? 0, told.get(`${guest} ${table}`) ?? 0);
      if (known < version) this.look(table);
    }
  }

  /** Resolves when every queued table has been checked. */
  async settled(): Promise<void> {
    while (this.dirty.size > 0 || this.running !== undefined) await this.lookNow();
  }

  /** `knows` is a guest who is not notified of what waits now. */
  private async lookAt(tables: ReadonlySet<string>, knows?: string): Promise<void> {
    if (tables.size === 0) return;
    const { store } = this.parts;
    const invitations = await store.invitedTo([...tables]);
    const wanted: Wanted[] = [];
    const versions = new Map<string, number>();
    const seenBy = (guest: string, place: Place, kind: Called['kind']): Wanted['seen'] => {
      if (guest === knows) return 'knows';
      if (kind === 'start') return 'expects';
      return place.isLooking(guest) ? 'looks' : 'no';
    };
    for (const id of tables) {
      const place = await this.read(id);
      if (place === undefined) continue;
      const { version, game } = place;
      versions.set(id, version);
      const want = (guest: string, called: Called): void => {
        if (this.guests.has(guest))
          wanted.push({ ...called, guest, table: id, game, version, seen: seenBy(guest, place, called.kind) });
      };
      for (const guest of place.guests) for (const called of place.attention(guest)) want(guest, called);
      if (!place.invites) continue;
      for (const { guest } of invitations.filter(({ table }) => table === id))
        want(guest, { kind: 'invitation', key: 'invites', since: 0, deadline: null });
    }
    await this.settle(wanted, versions);
    for (const [id, version] of versions) this.remember(id, version);
  }

  /** One unreadable table must not stop the others. */
  private async read(id: string): Promise<Place | undefined> {
    const { store, hosting, tournaments, failed } = this.parts;
    try {
      const liveTable = await hosting.liveTable(id);
      await liveTable?.catchUp();
      if (liveTable !== undefined) return tablePlace(liveTable);
      const live = await tournaments.find(id);
      await live?.catchUp();
      if (live !== undefined) return tournamentPlace(live);
      await store.dropTable(id);
      return undefined;
    } catch (error) {
      failed(error);
      return undefined;
    }
  }

  private remember(table: string, version: number): void {
    this.looked.delete(table);
    this.looked.set(table, version);
    if (this.looked.size > MOST_REMEMBERED) this.looked.delete(this.looked.keys().next().value!);
  }

  /** Compares what waits now with what guests were told, and stores the difference. */
  private async settle(wanted: readonly Wanted[], versions: ReadonlyMap<string, number>): Promise<void> {
    const { store, toSend } = this.parts;
    if (versions.size === 0) return;
    const now = Math.round(this.parts.now());
    const before = await store.noticesAt([...versions.keys()]);
    const known = new Map(before.map((notice) => [keyOf(notice), notice]));
    const hours = await store.hoursOf(wanted.map(({ guest }) => guest));
    const told: Notice[] = [];
    const moved: Notice[] = [];
    const toTell = new Map<string, Wanted>();
    const waiting = new Set<string>();
    for (const one of wanted) {
      const whole = noticeOf(one, now, hours.get(one.guest) ?? null);
      const last = known.get(keyOf(whole));
      const notice = one.seen === 'looks' ? beforeEyes(whole, last, now) : whole;
      waiting.add(keyOf(notice));
      if (last !== undefined && last.key === notice.key && last.stage >= notice.stage) {
        if (last.due !== notice.due) moved.push({ ...notice, stage: last.stage });
        continue;
      }
      const wasTold = last !== undefined && last.stage > SEEN;
      const tooSoon = wasTold && CAUSED_BY_OTHERS.includes(one.kind) && last.at + AT_MOST_EVERY > now;
      told.push(tooSoon ? { ...notice, at: last.at } : notice);
      const isReminder = one.seen === 'expects' && last?.key === notice.key;
      if ((one.seen === 'no' || isReminder) && !tooSoon) toTell.set(keyOf(notice), one);
    }
    const gone = before
      .filter(({ guest, key }) => key !== NOTHING && this.guests.has(guest))
      .filter((notice) => !waiting.has(keyOf(notice)))
      .map((notice) => ({ ...notice, version: versions.get(notice.table_id)! }));
    if (told.length + moved.length + gone.length === 0) return;
    await store.settle({
      ...{ told, moved, gone },
      deliveriesOf: (kept, targets) =>
        kept.flatMap((notice) => {
          const one = toTell.get(keyOf(notice));
          if (one === undefined) return [];
          const own = targets.filter(({ guest }) => guest === notice.guest);
          return deliveriesOf(notice, one, own, now, hours.get(notice.guest) ?? null);
        }),
    });
    if (toTell.size > 0) toSend();
  }
}

const keyOf = ({ guest, table_id, kind }: Pick<Notice, 'guest' | 'table_id' | 'kind'>): string =>
  `${guest} ${table_id} ${kind}`;

/**
 * The page may just have closed, or the phone lost its network: a player who seems to look is checked once more before
 * the notice counts as seen.
 */
function beforeEyes(notice: Notice, last: Notice | undefined, now: number): Notice {
  const at = last?.key === notice.key ? last.at : now;
  const again = at + LOOKED_FOR_AGAIN;
  return now < again ? { ...notice, stage: SEEN, at, due: again } : notice;
}

function noticeOf(
  { guest, table, kind, key, version, since, deadline }: Wanted,
  now: number,
  hours: QuietHours | null,
) {
  const reminders = remindersOf(since, deadline, hours);
  const stage = reminders.filter((at) => at <= now).length;
  const due = reminders[stage] ?? null;
  return { guest, table_id: table, kind, key, version, stage, at: now, due: due === null ? null : Math.round(due) };
}

function deliveriesOf(
  { guest, table_id, kind, stage }: Notice,
  { game, deadline }: Wanted,
  targets: readonly Target[],
  now: number,
  hours: QuietHours | null,
): readonly Delivery[] {
  // A round begins now for all of its players, so quiet hours do not apply.
  const due = kind === 'round' || kind === 'check-in' ? now : mayComeAt(now, hours, deadline);
  const about = JSON.stringify({ game, deadline, stage } satisfies About);
  return targets.map(({ id: target }) => ({ id: newId(), target, guest, table_id, kind, about, due, tries: 0 }));
}
