/**
 * One table in memory. `head` is what was decided, `durable` what is on disk; only the latter is told to anybody. Commands are decided
 * one after the other on the head, so that many can share a commit; if one of them is not kept, none behind it is (committer.ts).
 */
import { type Result, refusal, type Seat } from '@speeltafel/rules';
import { hosted, positionOf, type TableGame } from '@speeltafel/table';
import type { Append, KeptFact, Standing } from '../store/store.ts';
import { Audience, type Onlooker as OnlookerOf } from './audience.ts';
import type { Chain } from './committer.ts';
import { type ComputersTurn, computersTurn, standingOf } from './standing.ts';

type Fact = hosted.Fact;
type Told = hosted.Told;
export type Onlooker = OnlookerOf<Told>;

interface Submitted {
  readonly guest: string | null;
  readonly nonce: string | null;
  readonly at: number;
}

/** What a command came to: the version it made, or why not. */
export type Outcome = Result<number>;

/** What rooms need of the server. */
export interface Surroundings {
  now(): number;
  keep(append: Append, chain: Chain): Promise<boolean>;
  read(table: string, after: number): Promise<readonly KeptFact[]>;
  /** Called after something new is on disk; `ours` if it was decided here. */
  changed(room: Room, facts: readonly Fact[], ours: boolean): void;
  /** Called when somebody came or left. */
  here(table: string, guests: readonly string[]): void;
}

/** What the rest of the server knows of a table, whatever the game. */
export interface Room {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  /** The computer player that should do something now, with all that is needed to think about it. */
  computer(passed: readonly Seat[]): ComputersTurn | null;
  told(guest: string): Told;
  /** What a guest may do now, by seat; nothing where only a clock would tell, as for a claim. */
  actions(guest: string): Readonly<Record<Seat, readonly string[]>>;
  join(onlooker: Onlooker, version: number): void;
  leave(onlooker: Onlooker): void;
  command(command: hosted.Command, seen: number, sender: Sender, nonce: string): Promise<Outcome>;
  computerActs(seat: Seat, action: string, seen: number): Promise<Outcome>;
  passTime(): Promise<Outcome>;
  /** Another node may have written something. */
  catchUp(): Promise<void>;
  /** What was kept has been rewritten, for somebody who is forgotten. */
  readAnew(): Promise<void>;
  rematch(seed: string): readonly [hosted.Opened, ...Fact[]];
  /** What another node says about who is there. */
  hereElsewhere(node: string, guests: readonly string[]): void;
  announce(): void;
  readonly onlookers: number;
  /** The table of the next game, once everybody agreed to one. */
  readonly next: string | null;
  /** Whether something is being decided or kept. */
  readonly busy: boolean;
  standing(): Standing;
}

export type Sender = Omit<hosted.Sender, 'awayFor' | 'at'>;

const MOST_TRIES = 20;
const MOST_READS = 50;
const READ_AGAIN_AFTER = 200;

const STALE = refusal('stale', 'The game has gone on meanwhile. Look again.');

export class TypedRoom<O, P, A> implements Room {
  readonly id: string;
  private readonly code: string;
  private readonly kit: TableGame<O, P, A>;
  private readonly around: Surroundings;
  private durable: hosted.Hosted<O, P, A>;
  private head: hosted.Hosted<O, P, A>;
  /** Broken: something of the head was not kept, or the disk did not say. It must be read before anything is decided again. */
  private chain: Chain = { broken: false };
  /** Settles when the head is on disk, or is known not to be. */
  private underway: Promise<boolean> | undefined;
  private submitted = 0;
  /** Versions by guest and nonce, so that a command that is sent again is not done again. */
  private readonly answered = new Map<string, number>();
  private readonly pending = new Map<string, Promise<Outcome>>();
  private readonly audience: Audience<Told>;
  /** So many actions have been told for good. */
  private toldFor = 0;
  private reading: Promise<void> | undefined;

  constructor(kit: TableGame<O, P, A>, id: string, code: string, facts: readonly KeptFact[], around: Surroundings) {
    this.kit = kit;
    this.id = id;
    this.code = code;
    this.around = around;
    this.audience = new Audience(around.now());
    this.durable = this.refold(facts);
    this.head = this.durable;
  }

  get game(): string {
    return this.kit.game.id;
  }
  get version(): number {
    return this.durable.version;
  }
  get next(): string | null {
    return this.durable.next;
  }
  get busy(): boolean {
    return this.submitted > 0;
  }
  get onlookers(): number {
    return this.audience.size;
  }
  standing(): Standing {
    return standingOf(this.kit, this.code, this.durable);
  }

  private refold(facts: readonly KeptFact[]): hosted.Hosted<O, P, A> {
    const [first, ...rest] = facts;
    if (first?.fact.kind !== 'opened') throw new hosted.DamagedLog(`The log of ${this.id} has no beginning.`);
    for (const one of facts) this.remember(one);
    return rest.reduce((now, { fact }) => hosted.fold(this.kit, now, fact), hosted.opened(this.kit, first.fact));
  }

  private remember({ seq, guest, nonce }: KeptFact): void {
    if (nonce !== null) this.answered.set(`${guest}/${nonce}`, seq);
  }

  private take(facts: readonly KeptFact[], next?: hosted.Hosted<O, P, A>): void {
    this.durable = next ?? facts.reduce((now, { fact }) => hosted.fold(this.kit, now, fact), this.durable);
    for (const one of facts) {
      if (one.fact.kind === 'took-back') this.toldFor = Math.min(this.toldFor, one.fact.left);
      this.remember(one);
    }
  }

  command(command: hosted.Command, seen: number, sender: Sender, nonce: string): Promise<Outcome> {
    const key = `${sender.guest}/${nonce}`;
    const before = this.answered.get(key);
    if (before !== undefined) return Promise.resolve({ ok: true, value: before });
    const again = this.pending.get(key);
    if (again !== undefined) return again;
    const at = this.around.now();
    const full = { ...sender, at, awayFor: (guest: string) => this.audience.awayFor(guest, at) };
    const outcome = this.submit({ guest: sender.guest, nonce, at }, (now) =>
      command.kind === 'act' && command.action !== '!' && !isSeen(this.kit, now, seen)
        ? { ok: false, refusal: STALE }
        : hosted.decide(this.kit, now, command, full),
    ).finally(() => this.pending.delete(key));
    this.pending.set(key, outcome);
    return outcome;
  }

  computerActs(seat: Seat, action: string, seen: number): Promise<Outcome> {
    const at = this.around.now();
    return this.submit({ guest: null, nonce: null, at }, (now) =>
      isSeen(this.kit, now, seen)
        ? hosted.decideForComputer(this.kit, now, seat, action, at)
        : { ok: false, refusal: STALE },
    );
  }

  passTime(): Promise<Outcome> {
    const at = this.around.now();
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
    this.submitted++;
    try {
      for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
        if (this.chain.broken) await this.readAgain();
        const repeated = by.nonce === null ? undefined : this.answered.get(`${by.guest}/${by.nonce}`);
        if (repeated !== undefined) return { ok: true, value: repeated };
        const { underway } = this;
        const { version } = this.head;
        const decided = decide(this.head);
        if (!decided.ok || decided.value.length === 0) {
          // It stands if what it was decided on has come to be.
          if (underway !== undefined && !(await underway)) continue;
          return decided.ok ? { ok: true, value: version } : decided;
        }
        if (await this.keep(decided.value, by)) return { ok: true, value: version + decided.value.length };
      }
      throw new Error(`Nothing could be kept at table ${this.id}.`);
    } finally {
      this.submitted--;
    }
  }

  private keep(facts: readonly Fact[], by: Submitted): Promise<boolean> {
    const { chain, head } = this;
    const next = facts.reduce((now, fact) => hosted.fold(this.kit, now, fact), head);
    this.head = next;
    const standing = standingOf(this.kit, this.code, next);
    const append = { table: this.id, after: head.version, facts, ...by, standing };
    const kept = this.around.keep(append, chain).then(
      (fits) => {
        if (fits) this.accept(append, head, next);
        return fits;
      },
      () => false,
    );
    this.underway = kept;
    return kept;
  }

  /** It may have been read back already, if a hint came before the answer of the disk. */
  private accept(
    { after, facts, guest, nonce }: Append,
    before: hosted.Hosted<O, P, A>,
    next: hosted.Hosted<O, P, A>,
  ): void {
    if (this.durable.version === after) {
      const kept = facts.map((fact, i) => ({ seq: after + 1 + i, fact, guest, nonce: i === 0 ? nonce : null }));
      // What was worked out when it was decided is not worked out again.
      this.take(kept, this.durable === before ? next : undefined);
      this.follow();
      this.tellAll(facts);
    }
    this.around.changed(this, facts, true);
  }

  /** A head that is no longer ahead starts again from what is on disk. */
  private follow(): void {
    if (this.head.version > this.durable.version) return;
    this.head = this.durable;
    this.underway = undefined;
    this.chain = { broken: false };
  }

  /** Waits for a database that is away. Nobody is answered meanwhile: what happened to their command is not known. */
  private async readAgain(): Promise<void> {
    for (let attempt = 1; this.chain.broken; attempt++) {
      try {
        await this.reread();
      } catch (error) {
        if (attempt >= MOST_READS) throw error;
        await new Promise((resolve) => setTimeout(resolve, READ_AGAIN_AFTER));
      }
    }
  }

  /** What others wrote. Only a look that began after the chain broke tells what became of it. */
  private reread(): Promise<void> {
    this.reading ??= this.readOn(this.chain, this.chain.broken).finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async readOn(chain: Chain, broken: boolean): Promise<void> {
    const read = await this.around.read(this.id, this.durable.version);
    const news = read.filter(({ seq }) => seq > this.durable.version);
    this.take(news);
    if (broken && this.chain === chain) this.head = this.durable;
    this.follow();
    if (news.length === 0) return;
    const facts = news.map(({ fact }) => fact);
    this.tellAll(facts);
    this.around.changed(this, facts, false);
  }

  /** A hint says that there is more. While something of ours is under way, that will find out by itself. */
  async catchUp(): Promise<void> {
    if (this.chain.broken || this.head === this.durable) await this.reread();
  }

  async readAnew(): Promise<void> {
    const facts = await this.around.read(this.id, 0);
    if (facts.length < this.durable.version) return;
    this.durable = this.refold(facts);
    if (this.underway === undefined) this.head = this.durable;
    else this.chain.broken = true;
    this.toldFor = 0;
    this.tellAll([]);
  }

  computer(passed: readonly Seat[]): ComputersTurn | null {
    return computersTurn(this.kit, this.durable, this.around.now(), passed);
  }

  told(guest: string): Told {
    return hosted.tell(this.kit, this.durable, hosted.seatsOf(this.durable.seating, guest), 0);
  }

  actions(guest: string): Readonly<Record<Seat, readonly string[]>> {
    const { table, seating } = this.durable;
    if (table === null || hosted.isFinished(this.kit, this.durable)) return {};
    const { game, suppose } = this.kit;
    const here = positionOf(table);
    const time = hosted.tableTime(this.durable, this.around.now());
    const seats = hosted.seatsOf(seating, guest).filter((seat) => game.toAct(here).includes(seat));
    const allowed = (seat: Seat): readonly string[] => {
      // As far as the seat knows: a list of what the rules allow could tell what lies under hidden fog.
      const known = suppose(game.view(here, seat));
      const actions = game.actions(known, seat, time).filter((action) => !game.timed(action));
      return actions.map((action) => game.makeAction(action, known, seat));
    };
    return Object.fromEntries(seats.map((seat) => [seat, allowed(seat)]));
  }

  join(onlooker: Onlooker, version: number): void {
    const comes = this.audience.add(onlooker);
    if (version !== this.version) onlooker.tell(this.id, 0, this.told(onlooker.guest));
    if (comes) this.announce();
    this.tellWhoIsHere(comes ? this.audience : [onlooker]);
  }

  leave(onlooker: Onlooker): void {
    if (!this.audience.remove(onlooker, this.around.now())) return;
    this.announce();
    this.tellWhoIsHere();
  }

  hereElsewhere(node: string, guests: readonly string[]): void {
    // A node that has just come to this table does not know who is here.
    if (this.audience.size > 0 && !this.audience.knows(node)) this.announce();
    const before = this.audience.guests(this.around.now()).join();
    this.audience.heard(node, guests, this.around.now());
    if (this.audience.guests(this.around.now()).join() !== before) this.tellWhoIsHere();
  }

  announce(): void {
    this.around.here(this.id, this.audience.own);
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

  private tellWhoIsHere(whom: Iterable<Onlooker> = this.audience): void {
    const playing = this.playing();
    const now = this.around.now();
    const all = this.audience.guests(now);
    const guests = all.filter((guest) => playing.has(guest));
    const gone = [...playing].filter((guest) => !guests.includes(guest));
    const away = Object.fromEntries(gone.map((guest) => [guest, this.audience.awayFor(guest, now)]));
    for (const onlooker of whom) onlooker.here(this.id, { guests, away, watching: all.length - guests.length });
  }

  /** The same for all who may know the same. */
  private tellAll(news: readonly Fact[]): void {
    const secret = hosted.firstSecret(this.kit, this.durable);
    const from = Math.min(this.toldFor, secret);
    this.toldFor = secret;
    const tellings = new Map<string, Told>();
    for (const onlooker of this.audience) {
      const seats = hosted.seatsOf(this.durable.seating, onlooker.guest);
      const key = seats.join();
      const told = tellings.get(key) ?? hosted.tell(this.kit, this.durable, seats, from);
      tellings.set(key, told);
      onlooker.tell(this.id, from, told);
    }
    if (news.some(({ kind }) => kind === 'sat' || kind === 'rose' || kind === 'replaced')) this.tellWhoIsHere();
  }

  rematch(seed: string): readonly [hosted.Opened, ...Fact[]] {
    return hosted.rematchOf(this.kit, this.durable, seed, this.around.now());
  }
}

/** Who acts must have seen the position they act on, but for what is secret: both choose at the same time. */
function isSeen<O, P, A>({ conceals }: TableGame<O, P, A>, { table }: hosted.Hosted<O, P, A>, seen: number): boolean {
  if (table === null) return true;
  const { played } = table.course;
  return seen <= played.length && played.slice(seen).every((one) => conceals(positionOf(table), one));
}
