/** One table in memory with its watchers: sends each of them what they may know of what is on disk (table-log.ts). */
import type { Seat } from '@speeltafel/rules';
import {
  type ComputersTurn,
  computersTurn,
  hosted,
  isOver,
  knownTo,
  positionOf,
  type TableGame,
} from '@speeltafel/table';
import type { Standing } from '../store/append.ts';
import type { KeptFact } from '../store/store.ts';
import { Audience, type Onlooker as OnlookerOf } from './audience.ts';
import { type Outcome, promised, type Reply } from './command-attempt.ts';
import { isSeen, type Sender, Sent, STALE } from './sent-command.ts';
import { Ledger, type Shelf } from './table-log.ts';

type Fact = hosted.Fact;
type Told = hosted.Told;
type News = hosted.News;
export type Onlooker = OnlookerOf<Told, News>;

/** What rooms need of the server. */
export interface Surroundings extends Shelf {
  now(): number;
  /** Called after something new is on disk; `ours` if it was decided here. */
  changed(room: Room, facts: readonly Fact[], ours: boolean): void;
  /** Called when somebody came or left. */
  here(table: string, guests: readonly string[]): void;
}

/** What the rest of the server knows of a table, whatever the game. */
export interface Room {
  readonly id: string;
  readonly game: string;
  /** The guest who opened the table. */
  readonly host: string;
  readonly version: number;
  /** The computer player that should do something now, with all that is needed to think about it. */
  computer(declined?: readonly Seat[], late?: boolean): ComputersTurn | null;
  told(guest: string): Told;
  /** What a guest may do now, by seat; nothing where only a clock would tell, as for a claim. The same object for the same position. */
  actions(guest: string): Allowed;
  join(onlooker: Onlooker, version: number): void;
  leave(onlooker: Onlooker): void;
  command(command: hosted.Command, seen: number, sender: Sender, nonce: string, reply: Reply): void;
  /** `took` is what the thought took, in milliseconds: nothing else is charged to the computer player's clock. */
  computerActs(seat: Seat, action: string, seen: number, took: number): Promise<Outcome>;
  passTime(): Promise<Outcome>;
  /** Another node may have written something. */
  catchUp(): Promise<void>;
  /** What was kept has been rewritten, for somebody who is forgotten. */
  readAnew(): Promise<void>;
  rematch(seed: string): hosted.Beginning;
  /** What another node says about who is there. */
  hereElsewhere(node: string, guests: readonly string[]): void;
  announce(): void;
  /** The table has been deleted: every watcher is told and removed. */
  end(): void;
  /** Whether a guest looks at the table, through any node. */
  isHere(guest: string): boolean;
  readonly onlookers: number;
  /** Whether the game is over. */
  readonly over: boolean;
  /** The table of the next game, once everybody agreed to one. */
  readonly next: string | null;
  /** Whether something is being decided or kept. */
  readonly busy: boolean;
  standing(): Standing;
}

/** Actions as text, by seat. */
export type Allowed = Readonly<Record<Seat, readonly string[]>>;
const NOTHING: Allowed = {};

export class TypedRoom<O, P, A> implements Room {
  readonly id: string;
  private readonly kit: TableGame<O, P, A>;
  private readonly around: Surroundings;
  private readonly ledger: Ledger<O, P, A>;
  private readonly audience: Audience<Told, News>;
  /** What may be done in the last position that a bot asked about: there may be thousands of actions. */
  private listed: { readonly position: P | undefined; readonly of: Map<string, Allowed> } = {
    position: undefined,
    of: new Map(),
  };
  /** So many actions have been told for good. */
  private toldFor = 0;
  /** Whether actions are all that can have changed since everybody was told. */
  private settled = false;

  constructor(kit: TableGame<O, P, A>, id: string, code: string, facts: readonly KeptFact[], around: Surroundings) {
    this.kit = kit;
    this.id = id;
    this.around = around;
    this.audience = new Audience(around.now());
    this.ledger = new Ledger(kit, id, code, facts, around, this);
  }

  get game(): string {
    return this.kit.game.id;
  }
  get host(): string {
    return this.durable.host;
  }
  get version(): number {
    return this.durable.version;
  }
  get next(): string | null {
    return this.durable.next;
  }
  get busy(): boolean {
    return this.ledger.busy;
  }
  get over(): boolean {
    return hosted.isFinished(this.kit, this.durable);
  }
  get onlookers(): number {
    return this.audience.size;
  }
  private get durable(): hosted.Hosted<O, P, A> {
    return this.ledger.durable;
  }
  standing(): Standing {
    return this.ledger.standing();
  }
  catchUp(): Promise<void> {
    return this.ledger.catchUp();
  }
  readAnew(): Promise<void> {
    return this.ledger.readAnew();
  }

  command(command: hosted.Command, seen: number, sender: Sender, nonce: string, reply: Reply): void {
    this.ledger.command(new Sent(this.kit, command, seen, sender, nonce, this.around.now(), this.audience), reply);
  }

  computerActs(seat: Seat, action: string, seen: number, took: number): Promise<Outcome> {
    return this.submit((now, at) =>
      isSeen(this.kit, now, seen) ? hosted.decideForComputer(this.kit, now, seat, action, at, took) : STALE,
    );
  }

  passTime(): Promise<Outcome> {
    return this.submit((now, at) => ({ ok: true, value: hosted.passTime(this.kit, now, at) }));
  }

  /** What no guest asked for. */
  private submit(decide: (now: hosted.Hosted<O, P, A>, at: number) => hosted.Decided<O, P, A>): Promise<Outcome> {
    const at = this.around.now();
    const wish = { guest: null, nonce: null, at, decide: (now: hosted.Hosted<O, P, A>) => decide(now, at) };
    return promised((reply) => this.ledger.submit(wish, reply));
  }

  follow(facts: readonly Fact[]): void {
    for (const fact of facts) if (fact.kind === 'took-back') this.toldFor = Math.min(this.toldFor, fact.left);
    if (!facts.every(({ kind }) => kind === 'acted')) this.settled = false;
    this.tellAll();
    if (facts.some(({ kind }) => kind === 'sat' || kind === 'rose' || kind === 'replaced')) this.tellWhoIsHere();
  }

  followAnew(): void {
    this.toldFor = 0;
    this.settled = false;
    this.tellAll();
  }

  changed(facts: readonly Fact[], ours: boolean): void {
    this.around.changed(this, facts, ours);
  }

  computer(declined?: readonly Seat[], late?: boolean): ComputersTurn | null {
    const { table } = this.durable;
    if (table === null) return null;
    return computersTurn(this.kit, table, hosted.tableTime(this.durable, this.around.now()), declined, late);
  }

  told(guest: string): Told {
    return hosted.tell(this.kit, this.durable, hosted.seatsOf(this.durable.seating, guest), 0, guest);
  }

  actions(guest: string): Allowed {
    const { table, seating } = this.durable;
    if (table === null || hosted.isFinished(this.kit, this.durable)) return NOTHING;
    const here = positionOf(table);
    const seats = hosted.seatsOf(seating, guest).filter((seat) => this.kit.game.toAct(here).includes(seat));
    if (seats.length === 0) return NOTHING;
    if (this.listed.position !== here) this.listed = { position: here, of: new Map() };
    const key = seats.join();
    let allowed = this.listed.of.get(key);
    if (allowed === undefined) {
      allowed = Object.fromEntries(seats.map((seat) => [seat, this.allowed(here, seat)]));
      this.listed.of.set(key, allowed);
    }
    return allowed;
  }

  /** As far as the seat knows: a list of what the rules allow could tell what lies under hidden fog. */
  private allowed(here: P, seat: Seat): readonly string[] {
    const { game } = this.kit;
    const time = hosted.tableTime(this.durable, this.around.now());
    const known = knownTo(this.kit, here, seat);
    const actions = game.actions(known, seat, time).filter((action) => !game.timed?.(action));
    return actions.map((action) => game.makeAction(action, known, seat));
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

  end(): void {
    for (const onlooker of [...this.audience]) {
      this.audience.remove(onlooker, this.around.now());
      onlooker.gone?.(this.id);
    }
  }

  isHere(guest: string): boolean {
    return this.audience.guests(this.around.now()).includes(guest);
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
    if (this.audience.size === 0) return;
    const playing = this.playing();
    const now = this.around.now();
    const all = this.audience.guests(now);
    const guests = all.filter((guest) => playing.has(guest));
    const gone = [...playing].filter((guest) => !guests.includes(guest));
    const away = Object.fromEntries(gone.map((guest) => [guest, this.audience.awayFor(guest, now)]));
    for (const onlooker of whom) onlooker.here(this.id, { guests, away, watching: all.length - guests.length });
  }

  /** The same for all who may know the same: mostly everybody, since little is secret; and mostly no more than an action. */
  private tellAll(): void {
    const { durable, kit, toldFor } = this;
    const { table } = durable;
    const secret = hosted.firstSecret(kit, durable, toldFor);
    const from = Math.min(toldFor, secret);
    const open = table !== null && secret > 0 && secret === table.course.played.length && !isOver(kit, table);
    const news = open && this.settled ? hosted.tellNews(kit, durable, table, from) : undefined;
    let tellings: Record<string, Told> | undefined;
    for (const onlooker of this.audience) {
      if (news !== undefined && onlooker.news !== undefined) onlooker.news(this.id, from, news);
      else {
        tellings ??= {};
        onlooker.tell(this.id, from, this.telling(tellings, onlooker.guest, from));
      }
    }
    this.toldFor = secret;
    // An action answers every offer, and nothing is secret: the next news tell all that an action can change.
    this.settled = open && durable.offer === null;
  }

  private telling(tellings: Record<string, Told>, guest: string, from: number): Told {
    const { seating, freed } = this.durable;
    const seats = hosted.seatsOf(seating, guest);
    const alike = `${seats} ${freed.includes(guest)}`;
    tellings[alike] ??= hosted.tell(this.kit, this.durable, seats, from, guest);
    return tellings[alike]!;
  }

  rematch(seed: string): hosted.Beginning {
    return hosted.rematchOf(this.kit, this.durable, seed, this.around.now());
  }
}
