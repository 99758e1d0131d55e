/**
 * One table in memory with its watchers: sends each watcher the durable state as far as they may know it
 * (table-log.ts).
 */
import { fromSeed, type Seat } from '@speeltafel/rules';
import {
  type ComputersTurn,
  computersTurn,
  hosted,
  isOver,
  knownTo,
  positionOf,
  type TableGame,
} from '@speeltafel/table';
import type { TableEntry } from '../store/append.ts';
import type { StoredFact } from '../store/store.ts';
import { Audience, type Watcher as WatcherOf } from './audience.ts';
import { type Outcome, type Reply, toPromise } from './command-attempt.ts';
import { strongestOf } from './new-table.ts';
import { isScreen } from './screen-guest.ts';
import { isSeen, type Sender, SentCommand, STALE } from './sent-command.ts';
import { type LogStorage, TableLog } from './table-log.ts';

type Fact = hosted.Fact;
type ClientView = hosted.ClientView;
type News = hosted.News;
export type TableWatcher = WatcherOf<ClientView, News>;

/** What live tables need from the server. */
export interface TableContext extends LogStorage {
  now(): number;
  /** Called when facts are durable; `ours` if they were decided on this node. */
  changed(liveTable: LiveTable, facts: readonly Fact[], ours: boolean): void;
  /** Called when a guest came or left. */
  here(table: string, guests: readonly string[], hidden: readonly string[]): void;
}

/** What anyone with the link may see, for a picture and a title. */
export interface Glimpse {
  readonly version: number;
  readonly seating: hosted.Seating;
  /** A spectator's view of the position. Before the game it is of a set-up that is not the one to be played. */
  readonly view: unknown;
  readonly begun: boolean;
  /** Null while the game goes on. */
  readonly end: { readonly winner: Seat | null } | null;
}

/** A table as the rest of the server knows it, whatever the game. */
export interface LiveTable {
  readonly id: string;
  readonly game: string;
  /** The guest who opened the table. */
  readonly host: string;
  readonly version: number;
  /** The computer player that should act now, with all it needs to think. */
  computer(declined?: readonly Seat[], late?: boolean): ComputersTurn | null;
  viewFor(guest: string): ClientView;
  glimpse(): Glimpse;
  /** The latest talk: more lines than views hold. */
  readonly talk: readonly hosted.TalkLine[];
  /**
   * What a guest may do now, by seat. Timed actions, such as a claim, are left out. Returns the same object for the
   * same position.
   */
  actions(guest: string): Allowed;
  join(watcher: TableWatcher, version: number): void;
  leave(watcher: TableWatcher): void;
  command(command: hosted.Command, seen: number, sender: Sender, nonce: string, reply: Reply): void;
  /** `took` is the thinking time in milliseconds; only this is charged to the computer player's clock. */
  computerActs(seat: Seat, action: string, seen: number, took: number): Promise<Outcome>;
  passTime(): Promise<Outcome>;
  /** These outages are not charged to the table's clocks. */
  coverOutages(outages: readonly hosted.Outage[]): Promise<void>;
  /** Reads what other nodes may have written. */
  catchUp(): Promise<void>;
  /** Reads the log again after it was rewritten, as when a guest was deleted. */
  readAnew(): Promise<void>;
  rematch(seed: string): hosted.Beginning;
  /** Another node announces who is there. */
  hereElsewhere(node: string, guests: readonly string[], hidden?: readonly string[]): void;
  announce(): void;
  /** The table has been deleted: tells and removes every watcher. */
  end(): void;
  /** True if a guest watches the table, through any node. */
  isHere(guest: string): boolean;
  /** True if a guest has the table on screen. */
  isLooking(guest: string): boolean;
  /** What asks for a guest's attention. */
  attention(guest: string): readonly hosted.Attention[];
  readonly watchers: number;
  readonly over: boolean;
  /** True if the result counts for ratings or a tournament. */
  readonly counts: boolean;
  /** True if it is the board of a tournament. */
  readonly ofTournament: boolean;
  /** The table of the next game, once all players agreed to one. */
  readonly next: string | null;
  /** True while a command is being decided or stored. */
  readonly busy: boolean;
  entry(): TableEntry;
}

/** Actions as text, by seat. */
export type Allowed = Readonly<Record<Seat, readonly string[]>>;
const NOTHING: Allowed = {};

/** For a picture of a set-up. The seeds of games are secret; this one belongs to no game. */
const ANY_SEED = '0123456789abcdef0123456789abcdef';

export class TypedLiveTable<O, P, A> implements LiveTable {
  readonly id: string;
  private readonly kit: TableGame<O, P, A>;
  private readonly context: TableContext;
  private readonly log: TableLog<O, P, A>;
  private readonly audience: Audience<ClientView, News>;
  /** The legal actions of the last position a bot asked about: there may be thousands. */
  private listed: { readonly position: P | undefined; readonly of: Map<string, Allowed> } = {
    position: undefined,
    of: new Map(),
  };
  /** How many actions all watchers know in full; messages start after these. */
  private toldFor = 0;
  /** True if only actions can have changed since the last message to the watchers. */
  private settled = false;

  constructor(kit: TableGame<O, P, A>, id: string, code: string, facts: readonly StoredFact[], around: TableContext) {
    this.kit = kit;
    this.id = id;
    this.context = around;
    this.audience = new Audience(around.now());
    this.log = new TableLog(kit, id, code, facts, around, this);
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
    return this.log.busy;
  }
  get over(): boolean {
    return hosted.isFinished(this.kit, this.durable);
  }
  get counts(): boolean {
    return this.durable.rated || this.durable.tournament !== null;
  }
  get ofTournament(): boolean {
    return this.durable.tournament !== null;
  }
  get talk(): readonly hosted.TalkLine[] {
    return this.durable.talk;
  }
  get watchers(): number {
    return this.audience.size;
  }
  private get durable(): hosted.Hosted<O, P, A> {
    return this.log.durable;
  }
  entry(): TableEntry {
    return this.log.entry();
  }
  catchUp(): Promise<void> {
    return this.log.catchUp();
  }
  readAnew(): Promise<void> {
    return this.log.readAnew();
  }

  command(command: hosted.Command, seen: number, sender: Sender, nonce: string, reply: Reply): void {
    this.log.command(new SentCommand(this.kit, command, seen, sender, nonce, this.context.now(), this.audience), reply);
  }

  computerActs(seat: Seat, action: string, seen: number, took: number): Promise<Outcome> {
    return this.submit((now, at) =>
      isSeen(this.kit, now, seen) ? hosted.decideForComputer(this.kit, now, seat, action, at, took) : STALE,
    );
  }

  passTime(): Promise<Outcome> {
    return this.submit((now, at) => ({ ok: true, value: hosted.passTime(this.kit, now, at, strongestOf(this.game)) }));
  }

  async coverOutages(outages: readonly hosted.Outage[]): Promise<void> {
    if (hosted.factsForOutages(this.kit, this.durable, outages).length === 0) return;
    await this.submit((now) => ({ ok: true, value: hosted.factsForOutages(this.kit, now, outages) }));
  }

  /** Submits a command of the server itself. */
  private submit(decide: (now: hosted.Hosted<O, P, A>, at: number) => hosted.Decided<O, P, A>): Promise<Outcome> {
    const at = this.context.now();
    const request = { guest: null, nonce: null, at, decide: (now: hosted.Hosted<O, P, A>) => decide(now, at) };
    return toPromise((reply) => this.log.submit(request, reply));
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
    this.context.changed(this, facts, ours);
  }

  computer(declined?: readonly Seat[], late?: boolean): ComputersTurn | null {
    const { table } = this.durable;
    if (table === null || this.durable.still?.why === 'pause') return null;
    return computersTurn(this.kit, table, hosted.tableTime(this.durable, this.context.now()), declined, late);
  }

  viewFor(guest: string): ClientView {
    return hosted.viewFor(this.kit, this.durable, hosted.seatsOf(this.durable.seating, guest), 0, guest);
  }

  glimpse(): Glimpse {
    const { game } = this.kit;
    const { table, options, seating, version } = this.durable;
    const position = table === null ? game.start(options, fromSeed(ANY_SEED)) : positionOf(table);
    const broken = table?.brokenOff ?? null;
    const winner = broken === null ? (game.outcome(position)?.winner ?? null) : broken.winner;
    return {
      version,
      seating,
      view: game.view(position, null),
      begun: table !== null,
      end: this.over ? { winner } : null,
    };
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

  /** Lists actions from what the seat knows: the list of legal actions could reveal what lies under hidden fog. */
  private allowed(here: P, seat: Seat): readonly string[] {
    const { game } = this.kit;
    const time = hosted.tableTime(this.durable, this.context.now());
    const known = knownTo(this.kit, here, seat);
    const actions = game.actions(known, seat, time).filter((action) => !game.timed?.(action));
    return actions.map((action) => game.makeAction(action, known, seat));
  }

  join(watcher: TableWatcher, version: number): void {
    const comes = this.audience.add(watcher);
    if (version !== this.version) watcher.sendView(this.id, 0, this.viewFor(watcher.guest));
    if (comes) this.announce();
    this.tellWhoIsHere(comes ? this.audience : [watcher]);
  }

  leave(watcher: TableWatcher): void {
    if (!this.audience.remove(watcher, this.context.now())) return;
    this.announce();
    this.tellWhoIsHere();
  }

  hereElsewhere(node: string, guests: readonly string[], hidden?: readonly string[]): void {
    // A node that has just loaded this table does not know who is here.
    if (this.audience.size > 0 && !this.audience.knows(node)) this.announce();
    const before = this.audience.guests(this.context.now()).join();
    this.audience.heard(node, guests, this.context.now(), hidden);
    if (this.audience.guests(this.context.now()).join() !== before) this.tellWhoIsHere();
  }

  announce(): void {
    this.context.here(this.id, this.audience.own, this.audience.ownHidden);
  }

  end(): void {
    for (const watcher of [...this.audience]) {
      this.audience.remove(watcher, this.context.now());
      watcher.gone?.(this.id);
    }
  }

  isHere(guest: string): boolean {
    return this.audience.guests(this.context.now()).includes(guest);
  }

  isLooking(guest: string): boolean {
    return this.audience.isLooking(guest, this.context.now());
  }

  attention(guest: string): readonly hosted.Attention[] {
    return hosted.attentionOf(this.kit, this.durable, guest);
  }

  /** The guests who play. */
  private playing(): ReadonlySet<string> {
    return new Set(
      Object.values(this.durable.seating).flatMap((one) => {
        const guest = one?.kind === 'computer' ? (one.left ? undefined : one.keeps?.guest) : one?.guest;
        return guest === undefined ? [] : [guest];
      }),
    );
  }

  private tellWhoIsHere(whom: Iterable<TableWatcher> = this.audience): void {
    if (this.audience.size === 0) return;
    const playing = this.playing();
    const now = this.context.now();
    const all = this.audience.guests(now);
    const guests = all.filter((guest) => playing.has(guest));
    const gone = [...playing].filter((guest) => !guests.includes(guest));
    const away = Object.fromEntries(gone.map((guest) => [guest, this.audience.awayFor(guest, now)]));
    const screens = all.filter(isScreen).length;
    const watching = all.length - guests.length - screens;
    for (const watcher of whom) watcher.here(this.id, { guests, away, watching, screens });
  }

  /**
   * Sends one message to all watchers with the same knowledge. Usually these are all watchers, and the message is one
   * action.
   */
  private tellAll(): void {
    const { durable, kit, toldFor } = this;
    const { table } = durable;
    const secret = hosted.firstSecret(kit, durable, toldFor);
    const from = Math.min(toldFor, secret);
    const open = table !== null && secret > 0 && secret === table.course.played.length && !isOver(kit, table);
    const news = open && this.settled ? hosted.newsFor(kit, durable, table, from) : undefined;
    let tellings: Record<string, ClientView> | undefined;
    for (const watcher of this.audience) {
      if (news !== undefined && watcher.news !== undefined) watcher.news(this.id, from, news);
      else {
        tellings ??= {};
        watcher.sendView(this.id, from, this.sharedView(tellings, watcher.guest, from));
      }
    }
    this.toldFor = secret;
    // With an open game and no pending offer, the next news can tell everything that an action changes.
    this.settled = open && durable.offer === null;
  }

  private sharedView(tellings: Record<string, ClientView>, guest: string, from: number): ClientView {
    const { seating, freed } = this.durable;
    const seats = hosted.seatsOf(seating, guest);
    const alike = `${seats} ${freed.includes(guest)}`;
    tellings[alike] ??= hosted.viewFor(this.kit, this.durable, seats, from, guest);
    return tellings[alike]!;
  }

  rematch(seed: string): hosted.Beginning {
    return hosted.rematchOf(this.kit, this.durable, seed, this.context.now());
  }
}
