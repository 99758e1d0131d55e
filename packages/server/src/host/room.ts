/**
 * One table in memory. `head` is what was decided, `durable` what is on disk; only the latter is told to anybody. Commands are decided
 * one after the other on the head, so that many can share a commit.
 */
import { type Result, refusal, type Seat } from '@speeltafel/rules';
import { hosted, isOver, positionOf, type TableGame, waitsFor } from '@speeltafel/table';
import type { Append, KeptFact, Standing } from '../store/store.ts';

type Fact = hosted.Fact;
type Told = hosted.Told;

/** A browser, a bot or a test that looks at a table. */
export interface Onlooker {
  readonly guest: string;
  tell(table: string, from: number, told: Told): void;
  here(table: string, guests: readonly string[], watching: number): void;
}

export interface Submitted {
  readonly guest: string | null;
  readonly nonce: string | null;
  readonly at: number;
}

/** What a command came to: the version it made, or why not. */
export type Outcome = Result<number>;

/** What rooms need of the server. */
export interface Surroundings {
  keep(append: Append): Promise<boolean>;
  read(table: string, after: number): Promise<readonly KeptFact[]>;
  /** Called after something new is on disk. */
  changed(room: Room, facts: readonly Fact[]): void;
}

/** What the rest of the server knows of a table, whatever the game. */
export interface Room {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly finished: boolean;
  /** The computer player that should do something now, with all that is needed to think about it. */
  computer(at: number): ComputersTurn | null;
  told(guest: string): Told;
  join(onlooker: Onlooker, version: number): void;
  leave(onlooker: Onlooker): void;
  command(command: hosted.Command, seen: number, sender: hosted.Sender, nonce: string): Promise<Outcome>;
  computerActs(seat: Seat, action: string, at: number): Promise<Outcome>;
  passTime(at: number): Promise<Outcome>;
  catchUp(): Promise<void>;
  rematch(seed: string, at: number): readonly [hosted.Opened, ...Fact[]];
  /** Whether the person of that seat looks at the table. */
  present(seat: Seat): boolean;
  readonly onlookers: number;
  /** The table of the next game, once everybody agreed to one. */
  readonly next: string | null;
  /** Whether something is under way to the disk. */
  readonly busy: boolean;
  standingNow(): Standing;
}

export interface ComputersTurn {
  readonly seat: Seat;
  readonly level: string;
  readonly game: string;
  readonly position: string;
  readonly options: string;
  readonly version: number;
  readonly mayClaim: boolean;
  /** Whether the game waits for it; else it may only claim. */
  readonly waited: boolean;
}

const MOST_TRIES = 20;
const MOST_READS = 50;
const READ_AGAIN_AFTER = 200;

export class TypedRoom<O, P, A> implements Room {
  readonly id: string;
  private readonly code: string;
  private readonly kit: TableGame<O, P, A>;
  private readonly around: Surroundings;
  private durable: hosted.Hosted<O, P, A>;
  private head: hosted.Hosted<O, P, A>;
  /** Versions by guest and nonce, so that a command that is sent again is not done again. */
  private readonly answered = new Map<string, number>();
  private readonly pending = new Map<string, Promise<Outcome>>();
  private readonly watching = new Set<Onlooker>();
  private secret = 0;
  /** Who played when it was told last who is here. */
  private seated = '';
  private reading: Promise<void> | undefined;
  /** The disk did not say whether something was kept: it must be read before anything is decided again. */
  private unsure = false;

  constructor(kit: TableGame<O, P, A>, id: string, code: string, facts: readonly KeptFact[], around: Surroundings) {
    const [first, ...rest] = facts;
    if (first?.fact.kind !== 'opened') throw new hosted.DamagedLog(`The log of ${id} does not begin with its opening.`);
    this.kit = kit;
    this.id = id;
    this.code = code;
    this.around = around;
    this.durable = hosted.opened(kit, first.fact);
    this.remember(first);
    this.take(rest);
    this.head = this.durable;
  }

  get game(): string {
    return this.kit.game.id;
  }
  get version(): number {
    return this.durable.version;
  }
  get finished(): boolean {
    return hosted.isFinished(this.kit, this.durable);
  }
  get next(): string | null {
    return this.durable.next;
  }
  get busy(): boolean {
    return this.head !== this.durable;
  }
  standingNow(): Standing {
    return this.standing(this.durable);
  }
  get onlookers(): number {
    return this.watching.size;
  }

  private remember({ seq, guest, nonce }: KeptFact): void {
    if (nonce !== null) this.answered.set(`${guest}/${nonce}`, seq);
  }

  private take(facts: readonly KeptFact[]): void {
    for (const one of facts) {
      this.durable = hosted.fold(this.kit, this.durable, one.fact);
      this.remember(one);
    }
  }

  command(command: hosted.Command, seen: number, sender: hosted.Sender, nonce: string): Promise<Outcome> {
    const key = `${sender.guest}/${nonce}`;
    const before = this.answered.get(key);
    if (before !== undefined) return Promise.resolve({ ok: true, value: before });
    const again = this.pending.get(key);
    if (again !== undefined) return again;
    const outcome = this.submit({ guest: sender.guest, nonce, at: sender.at }, (now) => {
      const stale = command.kind === 'act' && command.action !== '!' && now.table?.course.played.length !== seen;
      if (stale && now.table !== null) {
        return { ok: false, refusal: refusal('stale', 'The game has gone on meanwhile. Look again.') };
      }
      return hosted.decide(this.kit, now, command, sender);
    }).finally(() => this.pending.delete(key));
    this.pending.set(key, outcome);
    return outcome;
  }

  computerActs(seat: Seat, action: string, at: number): Promise<Outcome> {
    return this.submit({ guest: null, nonce: null, at }, (now) =>
      hosted.decideForComputer(this.kit, now, seat, action, at),
    );
  }

  passTime(at: number): Promise<Outcome> {
    return this.submit({ guest: null, nonce: null, at }, (now) => ({
      ok: true,
      value: hosted.passTime(this.kit, now, at),
    }));
  }

  /** Decides, keeps and tells. Overtaken by another node, it reads on and decides again. */
  private async submit(
    by: Submitted,
    decide: (now: hosted.Hosted<O, P, A>) => Result<readonly Fact[]>,
  ): Promise<Outcome> {
    for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
      if (this.unsure) await this.readAgain();
      const repeated = this.answered.get(`${by.guest}/${by.nonce}`);
      if (by.nonce !== null && repeated !== undefined) return { ok: true, value: repeated };
      const speculative = this.head !== this.durable;
      const decided = decide(this.head);
      if (!decided.ok || decided.value.length === 0) {
        // What it was refused on may not last: wait until that is on disk, and look again.
        if (speculative) {
          await this.settled().catch(() => {
            this.unsure = true;
          });
          continue;
        }
        return decided.ok ? { ok: true, value: this.durable.version } : decided;
      }
      const after = this.head.version;
      const facts = decided.value;
      this.head = facts.reduce((now, fact) => hosted.fold(this.kit, now, fact), this.head);
      const append = { table: this.id, after, facts, ...by, standing: this.standing(this.head) };
      let fits: boolean;
      try {
        fits = await this.around.keep(append);
      } catch {
        this.unsure = true;
        continue;
      }
      if (fits) {
        this.accept(after, facts, by);
        return { ok: true, value: after + facts.length };
      }
      this.unsure = true;
    }
    throw new Error(`Nothing could be kept at table ${this.id}.`);
  }

  /** Waits for a database that is away. Nobody is answered meanwhile: what happened to their command is not known. */
  private async readAgain(): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.reread();
      } catch (error) {
        if (attempt >= MOST_READS) throw error;
        await new Promise((resolve) => setTimeout(resolve, READ_AGAIN_AFTER));
      }
    }
  }

  /** It may have been read back already, if a hint came before the answer of the disk. */
  private accept(after: number, facts: readonly Fact[], { guest, nonce }: Submitted): void {
    if (this.durable.version === after) {
      this.take(facts.map((fact, i) => ({ seq: after + 1 + i, fact, guest, nonce: i === 0 ? nonce : null })));
      this.follow();
      this.tellAll();
    }
    this.around.changed(this, facts);
  }

  /** A head that has fallen behind starts again from what is on disk. */
  private follow(): void {
    if (this.unsure || this.head.version <= this.durable.version) this.head = this.durable;
    this.unsure = false;
  }

  private async settled(): Promise<void> {
    await this.around.keep({
      table: this.id,
      after: this.head.version,
      facts: [],
      at: 0,
      guest: null,
      nonce: null,
      standing: this.standing(this.head),
    });
  }

  /** What other nodes wrote. The head starts again from there. */
  private reread(): Promise<void> {
    this.reading ??= (async () => {
      try {
        const facts = await this.around.read(this.id, this.durable.version);
        this.take(facts.filter(({ seq }) => seq > this.durable.version));
        this.follow();
        if (facts.length > 0) this.tellAll();
      } finally {
        this.reading = undefined;
      }
    })();
    return this.reading;
  }

  /** A hint says that there is more. While something of ours is under way, that will find out by itself. */
  async catchUp(): Promise<void> {
    if (this.unsure || this.head === this.durable) await this.reread();
  }

  computer(at: number): ComputersTurn | null {
    const { table, options } = this.durable;
    if (table === null || isOver(this.kit, table)) return null;
    const { game } = this.kit;
    const position = positionOf(table);
    const time = hosted.tableTime(this.durable, at);
    const levels = table.chairs.flatMap(({ seat, controller }) =>
      controller.kind === 'computer' ? [{ seat, level: controller.level }] : [],
    );
    const claims = ({ seat }: { seat: Seat }): boolean =>
      game.actions(position, seat, time).some((action) => game.timed(action));
    const waiting = waitsFor(this.kit, table);
    const claiming = levels.find(claims);
    const one = claiming ?? levels.find(({ seat }) => waiting.includes(seat));
    if (one === undefined) return null;
    return {
      ...one,
      game: game.id,
      position: game.makePosition(position),
      options: game.makeOptions(options),
      version: this.version,
      mayClaim: claiming !== undefined,
      waited: waiting.includes(one.seat),
    };
  }

  private standing(now: hosted.Hosted<O, P, A>): Standing {
    const { kit } = this;
    const { table, seating, listed, host } = now;
    const over = hosted.isFinished(kit, now);
    const waiting = table === null || over ? [] : waitsFor(kit, table);
    const seats = Object.entries(seating).flatMap(([seat, sitter]) => {
      const guest = sitter === null ? undefined : sitter.kind === 'computer' ? sitter.keeps?.guest : sitter.guest;
      return guest === undefined ? [] : [{ seat: Number(seat), guest }];
    });
    const players = Object.values(seating).map((sitter) => {
      if (sitter === null) return null;
      return sitter.kind === 'computer' ? { level: sitter.level } : { name: sitter.name, guest: sitter.guest };
    });
    return {
      code: this.code,
      game: kit.game.id,
      status: over ? 'over' : table === null ? 'gathering' : 'playing',
      listed,
      host,
      deadline: over ? null : hosted.deadlineOf(kit, now),
      summary: JSON.stringify({ options: kit.game.makeOptions(now.options), clock: now.clock, players, waiting }),
      seats,
    };
  }

  told(guest: string): Told {
    return hosted.tell(this.kit, this.durable, hosted.seatsOf(this.durable.seating, guest), 0);
  }

  join(onlooker: Onlooker, version: number): void {
    const comes = !this.watching.has(onlooker);
    this.watching.add(onlooker);
    if (version !== this.version) onlooker.tell(this.id, 0, this.told(onlooker.guest));
    this.tellWhoIsHere(comes ? this.watching : [onlooker]);
  }

  leave(onlooker: Onlooker): void {
    if (this.watching.delete(onlooker)) this.tellWhoIsHere();
  }

  present(seat: Seat): boolean {
    const sitter = this.durable.seating[seat];
    return sitter?.kind === 'person' && [...this.watching].some(({ guest }) => guest === sitter.guest);
  }

  /** The guests who play. */
  private playing(): ReadonlySet<string> {
    return new Set(
      Object.values(this.durable.seating).flatMap((one) => {
        const guest = one?.kind === 'computer' ? one.keeps?.guest : one?.guest;
        return guest === undefined ? [] : [guest];
      }),
    );
  }

  private tellWhoIsHere(whom: Iterable<Onlooker> = this.watching): void {
    const playing = this.playing();
    this.seated = [...playing].join();
    const guests = [...new Set([...this.watching].map(({ guest }) => guest))];
    const players = guests.filter((guest) => playing.has(guest));
    for (const onlooker of whom) onlooker.here(this.id, players, guests.length - players.length);
  }

  /** The same for all who may know the same. */
  private tellAll(): void {
    const from = Math.min(this.secret, hosted.firstSecret(this.kit, this.durable));
    this.secret = hosted.firstSecret(this.kit, this.durable);
    const tellings = new Map<string, Told>();
    for (const onlooker of this.watching) {
      const seats = hosted.seatsOf(this.durable.seating, onlooker.guest);
      const key = seats.join();
      const told = tellings.get(key) ?? hosted.tell(this.kit, this.durable, seats, from);
      tellings.set(key, told);
      onlooker.tell(this.id, from, told);
    }
    // Whoever sat down was an onlooker until now.
    if ([...this.playing()].join() !== this.seated) this.tellWhoIsHere();
  }

  rematch(seed: string, at: number): readonly [hosted.Opened, ...Fact[]] {
    return hosted.rematchOf(this.kit, this.durable, seed, at);
  }
}
