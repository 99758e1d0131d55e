/** All tables of this node: opens, finds and forgets them, and hands on what happens at them. */
import { type Result, refusal } from '@speeltafel/rules';
import { floorsTable, hosted, menhirsTable } from '@speeltafel/table';
import type { Bus } from '../bus/bus.ts';
import type { Append, KeptFact, Store } from '../store/store.ts';
import { Committer } from './committer.ts';
import { newCode, newId, newSeed } from './names.ts';
import { type Outcome, type Room, type Surroundings, TypedRoom } from './room.ts';

export interface NewTable {
  readonly game: string;
  readonly options: unknown;
  readonly clock: hosted.Opened['clock'];
  readonly listed: boolean;
  readonly seating: hosted.Seating;
}

export interface Opened {
  readonly id: string;
  readonly code: string;
}

export interface Caller {
  readonly guest: string;
  readonly name: string;
  readonly bot: boolean;
  readonly lag: number;
}

/** Tables nobody looks at stay in memory this long. */
const FORGET_AFTER = 60_000;
const MOST_ROOMS = 20_000;

export class Hosting {
  private readonly store: Store;
  private readonly bus: Bus;
  private readonly now: () => number;
  private readonly committer: Committer;
  private readonly rooms = new Map<string, Promise<Room | undefined>>();
  private readonly used = new Map<string, number>();
  /** Tables of next games, of which people know already. */
  private readonly opening = new Map<string, Promise<void>>();
  private readonly listeners: ((room: Room) => void)[] = [];
  private readonly around: Surroundings;

  constructor(store: Store, bus: Bus, now: () => number) {
    this.store = store;
    this.bus = bus;
    this.now = now;
    this.committer = new Committer((batch) =>
      store.append(batch.filter(({ facts }) => facts.length > 0)).then(spread(batch)),
    );
    this.around = {
      keep: (append) => this.committer.add(append),
      read: (table, after) => store.facts(table, after),
      changed: (room, facts) => this.changed(room, facts),
    };
    bus.listen((table) => {
      this.rooms
        .get(table)
        ?.then((room) => room?.catchUp())
        .catch(() => {});
    });
  }

  /** Called after anything changed at a table of this node. */
  onChange(listener: (room: Room) => void): void {
    this.listeners.push(listener);
  }

  private changed(room: Room, facts: readonly hosted.Fact[]): void {
    this.bus.tell(room.id);
    for (const fact of facts) {
      if (fact.kind !== 'moved-on') continue;
      const opening = this.openRematch(room, fact.to)
        .catch(() => {})
        .finally(() => this.opening.delete(fact.to));
      this.opening.set(fact.to, opening);
    }
    for (const listener of this.listeners) listener(room);
  }

  /** Whoever asks for the table of a next game waits until it stands. */
  async stands(id: string): Promise<void> {
    await this.opening.get(id);
  }

  room(id: string): Promise<Room | undefined> {
    this.used.set(id, this.now());
    const known = this.rooms.get(id);
    if (known !== undefined) return known;
    const loading = this.load(id).catch((error: unknown) => {
      this.rooms.delete(id);
      throw error;
    });
    this.rooms.set(id, loading);
    loading.then((room) => room ?? this.rooms.delete(id)).catch(() => {});
    return loading;
  }

  private async load(id: string): Promise<Room | undefined> {
    const table = await this.store.tableOf(id);
    if (table?.id !== id) return undefined;
    const room = this.roomOf(table, await this.store.facts(id, 0));
    // A node may have died between the word that there is a next game and its opening.
    if (room.next !== null) await this.openRematch(room, room.next);
    return room;
  }

  private roomOf({ id, code, game }: { id: string; code: string; game: string }, facts: readonly KeptFact[]): Room {
    return game === 'menhirs'
      ? new TypedRoom(menhirsTable, id, code, facts, this.around)
      : new TypedRoom(floorsTable, id, code, facts, this.around);
  }

  async open(by: string, table: NewTable): Promise<Result<Opened>> {
    const kit = table.game === 'menhirs' ? menhirsTable : table.game === 'floors' ? floorsTable : undefined;
    if (kit === undefined) return refuse('unknown-game', 'Nobody plays that game here.');
    const made = textOfOptions(table.game, table.options);
    if (!made.ok) return made;
    const { text, seats } = made.value;
    if (Object.keys(table.seating).join() !== seats.join()) {
      return refuse('bad-seating', `This game has ${seats.length} seats.`);
    }
    const at = this.now();
    const { clock, listed, seating } = table;
    const first: hosted.Opened = {
      kind: 'opened',
      game: table.game,
      options: text,
      clock,
      host: by,
      listed,
      seed: newSeed(),
      seating,
    };
    const facts: [hosted.Opened, ...hosted.Fact[]] = hosted.isFull(seating) ? [first, { kind: 'began', at }] : [first];
    return { ok: true, value: await this.keepNew(newId(), facts, by, at) };
  }

  /** A code is short, so it may be taken: then another one is drawn. */
  private async keepNew(
    id: string,
    facts: readonly [hosted.Opened, ...hosted.Fact[]],
    by: string,
    at: number,
  ): Promise<Opened> {
    for (;;) {
      const code = newCode();
      if ((await this.store.tableOf(code)) !== undefined) continue;
      const kept = facts.map((fact, i) => ({ seq: i + 1, fact, guest: by, nonce: null }));
      const room = this.roomOf({ id, code, game: facts[0].game }, kept);
      const append = { table: id, after: 0, facts, at, guest: by, nonce: null, standing: room.standingNow() };
      if (!(await this.committer.add(append))) throw new Error('Two tables were given the same name.');
      this.rooms.set(id, Promise.resolve(room));
      this.used.set(id, at);
      for (const listener of this.listeners) listener(room);
      return { id, code };
    }
  }

  private async openRematch(room: Room, to: string): Promise<void> {
    const at = this.now();
    const facts = room.rematch(newSeed(), at);
    if ((await this.room(to)) === undefined) await this.keepNew(to, facts, facts[0].host, at);
  }

  async command(
    id: string,
    command: hosted.Command,
    seen: number,
    nonce: string,
    { guest, name, bot, lag }: Caller,
  ): Promise<Outcome> {
    const room = await this.room(id);
    if (room === undefined) return refuse('no-such-table', 'There is no such table.');
    const sender = {
      guest,
      name,
      bot,
      lag,
      at: this.now(),
      present: (seat: number) => room.present(seat),
      newTable: newId(),
    };
    return room.command(command, seen, sender, nonce);
  }

  /** Forgets tables that nobody has looked at for a while; they are read again when somebody comes. */
  async tidy(): Promise<void> {
    const old = this.now() - FORGET_AFTER;
    for (const [id, at] of this.used) {
      if (at > old && this.rooms.size < MOST_ROOMS) continue;
      const room = await this.rooms.get(id)?.catch(() => undefined);
      if (room !== undefined && (room.onlookers > 0 || room.busy)) continue;
      this.rooms.delete(id);
      this.used.delete(id);
    }
  }

  /** When everything decided so far is on disk. */
  settled(): Promise<void> {
    return this.committer.idle();
  }

  get size(): number {
    return this.rooms.size;
  }
}

const refuse = (code: string, message: string): Result<never> => ({ ok: false, refusal: refusal(code, message) });

function textOfOptions(game: string, input: unknown): Result<{ text: string; seats: readonly number[] }> {
  if (game === 'menhirs') {
    const options = menhirsTable.game.options(input);
    if (!options.ok) return options;
    const seats = menhirsTable.game.seats(options.value);
    return { ok: true, value: { text: menhirsTable.game.makeOptions(options.value), seats } };
  }
  const options = floorsTable.game.options(input);
  if (!options.ok) return options;
  const seats = floorsTable.game.seats(options.value);
  return { ok: true, value: { text: floorsTable.game.makeOptions(options.value), seats } };
}

/** Whoever only waits for the others is served when they are. */
const spread =
  (batch: readonly Append[]) =>
  (fits: readonly boolean[]): readonly boolean[] => {
    let i = 0;
    return batch.map(({ facts }) => facts.length === 0 || fits[i++]!);
  };
