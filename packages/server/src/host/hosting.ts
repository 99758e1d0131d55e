/** All tables of this node: opens, loads and unloads them, and routes commands and changes. */
import { type Result, refuse } from '@speeltafel/rules';
import { hosted, withKit } from '@speeltafel/table';
import type { Bus, Hint } from '../bus/bus.ts';
import type { Store, StoredFact } from '../store/store.ts';
import { type Outcome, type Reply, toPromise } from './command-attempt.ts';
import { Committer, type OnCommit } from './committer.ts';
import { type LiveTable, type TableContext, TypedLiveTable } from './live-table.ts';
import { newCode, newId, newSeed, newTableId } from './new-ids.ts';
import { knowsLevel, type NewTable, openingOf } from './new-table.ts';
import { hasComputer, NO_LIMIT, OpenGames } from './open-games.ts';
import type { Sender } from './sent-command.ts';

export interface Opened {
  readonly id: string;
  readonly code: string;
}

const LEAVING = ['replace', 'hand-over', 'resign'] as const;
type LeavingCommand = Extract<hosted.Command, { kind: (typeof LEAVING)[number] }>;
const leavesToComputer = (command: hosted.Command): command is LeavingCommand =>
  LEAVING.some((kind) => kind === command.kind);

interface HostingParts {
  readonly wrote?: OnCommit;
  /** The outages that tables in play must sit out. */
  readonly outages?: () => readonly hosted.Outage[];
  readonly openGames?: OpenGames;
  /** True if one of these guests has blocked the other guest. */
  readonly isBlocked?: IsBlocked;
}
type IsBlocked = (by: readonly string[], other: string) => Promise<boolean>;

interface Entry {
  readonly liveTable: Promise<LiveTable | undefined>;
  /** The loaded table, once `liveTable` has resolved. */
  here?: LiveTable;
  used: number;
}

/** How long tables without watchers stay in memory; shorter if the game is over or there are very many tables. */
const FORGET_AFTER = 60_000;
const FORGET_SOON = 10_000;
const MOST_ROOMS = 5000;
/** The most codes to try in a row when another table takes each one first. */
const MOST_CODES = 5;
const NO_TABLE = refuse('no-such-table', 'There is no such table.');
const NOT_WELCOME = refuse('not-welcome', 'A player at this table does not want to play or talk with you.');

export class Hosting {
  private readonly store: Store;
  private readonly bus: Bus;
  private readonly now: () => number;
  private readonly outages: () => readonly hosted.Outage[];
  private readonly openGames: OpenGames;
  private readonly isBlocked: IsBlocked | undefined;
  private readonly node = newId();
  private readonly committer: Committer;
  private readonly entries = new Map<string, Entry>();
  /** Tables of next games that clients know of and that are still being opened. */
  private readonly opening = new Map<string, Promise<void>>();
  private readonly listeners: ((liveTable: LiveTable) => void)[] = [];
  private readonly around: TableContext;

  constructor(store: Store, bus: Bus, now: () => number, { wrote, outages, openGames, isBlocked }: HostingParts = {}) {
    this.store = store;
    this.bus = bus;
    this.now = now;
    this.outages = outages ?? (() => []);
    this.isBlocked = isBlocked;
    this.openGames = openGames ?? new OpenGames(store, now, NO_LIMIT);
    this.committer = new Committer((batch) => store.append(batch), wrote);
    this.around = {
      now,
      keep: (waiting) => this.committer.add(waiting),
      read: (table, after) => store.facts(table, after),
      changed: (liveTable, facts, ours) => this.changed(liveTable, facts, ours),
      here: (table, guests, hidden) => bus.publish({ kind: 'here', node: this.node, table, guests, hidden }),
    };
    bus.subscribe((hint) => this.receive(hint));
  }

  private receive(hint: Hint): void {
    if (hint.kind === 'changed')
      this.known(hint.table)
        ?.catchUp()
        .catch(() => {});
    if (hint.kind === 'here') this.known(hint.table)?.hereElsewhere(hint.node, hint.guests, hint.hidden);
    if (hint.kind === 'removed') this.drop(hint.table);
    if (hint.kind === 'forgotten') {
      for (const table of hint.tables)
        this.known(table)
          ?.readAnew()
          .catch(() => {});
    }
  }

  /** A table that is in memory. */
  private known(id: string): LiveTable | undefined {
    return this.entries.get(id)?.here;
  }

  /** `listener` is called after every decision of this node at one of its tables. */
  onChange(listener: (liveTable: LiveTable) => void): void {
    this.listeners.push(listener);
  }

  private changed(liveTable: LiveTable, facts: readonly hosted.Fact[], ours: boolean): void {
    // Every node that reads of a next game makes sure that its table exists: the node that decided it may have died.
    for (const fact of facts) {
      if (fact.kind !== 'moved-on') continue;
      const opening = this.openRematch(liveTable, fact.to)
        .catch(() => {})
        .finally(() => this.opening.delete(fact.to));
      this.opening.set(fact.to, opening);
    }
    if (!ours) return;
    this.bus.publish({ kind: 'changed', table: liveTable.id });
    for (const listener of this.listeners) listener(liveTable);
  }

  /** Resolves when the table of a next game exists. */
  async stands(id: string): Promise<void> {
    await this.opening.get(id);
  }

  liveTable(id: string): Promise<LiveTable | undefined> {
    const known = this.entries.get(id);
    if (known === undefined) return this.enter(id, this.load(id));
    known.used = this.now();
    return known.liveTable;
  }

  /** A node must never hold two live copies of a table: they would tell clients different things. */
  private enter(id: string, liveTable: Promise<LiveTable | undefined>): Promise<LiveTable | undefined> {
    const entry: Entry = { liveTable, used: this.now() };
    this.entries.set(id, entry);
    const drop = (): void => {
      if (this.entries.get(id) === entry) this.entries.delete(id);
    };
    liveTable.then((found) => {
      if (found === undefined) drop();
      else entry.here = found;
    }, drop);
    return liveTable;
  }

  private async load(id: string): Promise<LiveTable | undefined> {
    const table = await this.store.tableOf(id);
    if (table?.id !== id) return undefined;
    const liveTable = this.liveTableOf(table, await this.store.facts(id, 0));
    // A node may have crashed between announcing the next game and opening it.
    if (liveTable.next !== null && (await this.store.tableOf(liveTable.next)) === undefined)
      await this.openRematch(liveTable, liveTable.next);
    await liveTable.coverOutages(this.outages());
    return liveTable;
  }

  /**
   * Applies an outage to all tables in memory, so that no player is charged for it. Other tables sit it out when they
   * are loaded.
   */
  async coverOutages(): Promise<void> {
    const liveTables = [...this.entries.values()].flatMap(({ here }) => here ?? []);
    await Promise.all(liveTables.map((liveTable) => liveTable.coverOutages(this.outages())));
  }

  private liveTableOf(
    { id, code, game }: { id: string; code: string; game: string },
    facts: readonly StoredFact[],
  ): LiveTable {
    return withKit<LiveTable>(game, (kit) => new TypedLiveTable(kit, id, code, facts, this.around));
  }

  async open(by: string, table: NewTable): Promise<Result<Opened>> {
    const at = this.now();
    const facts = openingOf(by, table, newSeed(), at);
    if (!facts.ok) return facts;
    const id = newTableId(at);
    const code = await this.freeCode();
    const opening = this.keepNew(id, code, facts.value, at);
    await this.enter(id, opening);
    const liveTable = await opening;
    for (const listener of this.listeners) listener(liveTable);
    return { ok: true, value: { id, code: liveTable.entry().code } };
  }

  /** Codes are short, so one may be taken; they grow with the number of tries. */
  private async freeCode(): Promise<string> {
    for (let tries = 0; ; tries++) {
      const code = newCode(tries);
      if ((await this.store.tableOf(code)) === undefined) return code;
    }
  }

  private async keepNew(id: string, code: string, facts: hosted.Beginning, at: number): Promise<LiveTable> {
    const { host, game, rated, tournament } = facts[0];
    if (rated || tournament !== undefined) await this.store.expectResult(id, at);
    const kept = facts.map((fact, i) => ({ seq: i + 1, fact, guest: host, nonce: null }));
    for (let tries = 0, free = code; tries < MOST_CODES; tries++) {
      const liveTable = this.liveTableOf({ id, code: free, game }, kept);
      const append = { table: id, after: 0, facts, at, guest: host, nonce: null, entry: liveTable.entry() };
      const fits = await new Promise<boolean>((settle) =>
        this.committer.add({ ...append, chain: { broken: false }, settle }),
      );
      if (fits) return liveTable;
      // Lost a race: another node made the table, or another table took the code.
      const theirs = await this.load(id);
      if (theirs !== undefined) return theirs;
      free = await this.freeCode();
    }
    throw new Error(`Table ${id} could be neither opened nor found.`);
  }

  /** Opens a table whose id is fixed in advance, such as the board of a tournament. It may be open already. */
  async openBoard(id: string, facts: hosted.Beginning): Promise<void> {
    if (this.entries.has(id)) return;
    const opened = this.enter(id, this.findOrMake(id, facts));
    const liveTable = await opened;
    if (liveTable !== undefined) for (const listener of this.listeners) listener(liveTable);
  }

  private async findOrMake(id: string, facts: hosted.Beginning): Promise<LiveTable | undefined> {
    if ((await this.store.tableOf(id)) !== undefined) return this.load(id);
    return this.keepNew(id, await this.freeCode(), facts, this.now());
  }

  /** Callers that ask for the next table meanwhile wait until it is open. */
  private async openRematch(liveTable: LiveTable, to: string): Promise<void> {
    if (this.entries.has(to)) return;
    const opened = this.enter(to, this.findOrOpen(liveTable, to));
    for (const listener of this.listeners) listener((await opened)!);
  }

  private async findOrOpen(liveTable: LiveTable, to: string): Promise<LiveTable | undefined> {
    if ((await this.store.tableOf(to)) !== undefined) return this.load(to);
    return this.keepNew(to, await this.freeCode(), liveTable.rematch(newSeed()), this.now());
  }

  command(id: string, command: hosted.Command, seen: number, nonce: string, sender: Sender, reply: Reply): void {
    if (leavesToComputer(command)) {
      this.leaveToComputer(id, command, seen, nonce, sender).then(
        (outcome) => reply.answer(outcome),
        (error: unknown) => reply.fail(error),
      );
      return;
    }
    const entry = this.entries.get(id);
    const approaches = this.isBlocked !== undefined && (command.kind === 'sit' || command.kind === 'say');
    if (entry?.here !== undefined && !approaches) {
      entry.used = this.now();
      entry.here.command(command, seen, sender, nonce, reply);
      return;
    }
    this.liveTable(id)
      .then(async (liveTable) => {
        if (liveTable === undefined) reply.answer(NO_TABLE);
        else if (approaches && (await this.isUnwelcome(liveTable, command, sender))) reply.answer(NOT_WELCOME);
        else liveTable.command(command, seen, sender, nonce, reply);
      })
      .catch((error: unknown) => reply.fail(error));
  }

  /**
   * A guest whom the host has blocked cannot sit down; a guest whom a player has blocked cannot talk at their table.
   */
  private async isUnwelcome(liveTable: LiveTable, { kind }: hosted.Command, { guest }: Sender): Promise<boolean> {
    const players = liveTable.entry().seats.map((seat) => seat.guest);
    const by = kind === 'sit' ? [liveTable.host] : players;
    return (
      (await this.isBlocked?.(
        by.filter((one) => one !== guest),
        guest,
      )) ?? false
    );
  }

  /**
   * A guest with several seats could turn all of them into computer players. So this counts as a game opened with
   * computer players.
   */
  private async leaveToComputer(
    id: string,
    command: LeavingCommand,
    seen: number,
    nonce: string,
    sender: Sender,
  ): Promise<Outcome> {
    const liveTable = await this.liveTable(id);
    if (liveTable === undefined) return NO_TABLE;
    if (command.kind === 'replace' && !knowsLevel(liveTable.game, command.level))
      return refuse('unknown-level', 'There is no such computer player.');
    const leave = (): Promise<Outcome> => toPromise((reply) => liveTable.command(command, seen, sender, nonce, reply));
    const { host } = liveTable;
    const { seats, summary } = liveTable.entry();
    const own = seats.filter(({ guest }) => guest === sender.guest).map(({ seat }) => seat);
    // With two players, resigning ends the game, so no computer player takes over.
    const ends = command.kind === 'resign' && seats.length < 3;
    if (ends || own.length < 2 || !own.includes(command.seat) || hasComputer(summary)) return leave();
    return this.openGames.inTurn(host, async () => {
      const why = await this.openGames.whyNot(host, 'computers');
      return why === undefined ? leave() : { ok: false, refusal: why };
    });
  }

  /** Unloads tables that have had no watchers for a while. */
  tidy(): void {
    const many = this.entries.size >= MOST_ROOMS;
    for (const [id, { here, used }] of this.entries) {
      if (here === undefined || here.watchers > 0 || here.busy) continue;
      const patience = many || here.over ? FORGET_SOON : FORGET_AFTER;
      if (used + patience <= this.now()) this.entries.delete(id);
    }
  }

  /** Polls for changes that other nodes made at tables with watchers here: hints may be lost. */
  async sweep(): Promise<void> {
    if (this.bus.alone) return;
    const watched = [...this.entries.values()].flatMap(({ here }) =>
      here !== undefined && here.watchers > 0 ? [here] : [],
    );
    const versions = await this.store.versionsOf(watched.map(({ id }) => id));
    await Promise.all(
      watched
        .filter((liveTable) => (versions.get(liveTable.id) ?? 0) > liveTable.version)
        .map((liveTable) => liveTable.catchUp()),
    );
  }

  /** Announces again who is here, for nodes that missed it. */
  announce(): void {
    if (this.bus.alone) return;
    for (const { here } of this.entries.values()) if (here !== undefined && here.watchers > 0) here.announce();
  }

  /** Removes a guest's names and words from every log. The games stay. */
  async forget(guest: string): Promise<void> {
    const tables = new Set(await this.store.tablesWith(guest));
    // Iterating over a set includes what is added meanwhile. Names and words are carried over to the next game, where
    // another guest may have the seat.
    for (const id of tables) {
      const facts = await this.store.facts(id, 0);
      await this.rewrite(id, facts, (fact) => hosted.without(fact, guest));
      // The guest id stays in the log: if a server was killed after rewriting it, the next one still finds that the
      // guest was here.
      if (!facts.some(({ fact }) => JSON.stringify(fact).includes(`"${guest}"`))) continue;
      for (const { fact } of facts) if (fact.kind === 'moved-on') tables.add(fact.to);
    }
    await this.store.forgetSeats(guest);
    this.bus.publish({ kind: 'forgotten', guest, tables: [...tables] });
  }

  /** Deletes a table and its log. */
  async remove(id: string): Promise<void> {
    await this.store.removeTable(id);
    this.drop(id);
    this.bus.publish({ kind: 'removed', table: id });
  }

  private drop(id: string): void {
    this.known(id)?.end();
    this.entries.delete(id);
  }

  /** Removes all talk from a table's log. The game stays. */
  async removeTalk(id: string): Promise<void> {
    const facts = await this.store.facts(id, 0);
    await this.rewrite(id, facts, (fact) => hosted.withoutTalk(fact));
    await this.store.silence(id);
    this.bus.publish({ kind: 'forgotten', guest: '', tables: [id] });
  }

  private async rewrite(
    id: string,
    facts: readonly StoredFact[],
    change: (fact: hosted.Fact) => hosted.Fact,
  ): Promise<void> {
    const table = await this.store.tableOf(id);
    const without = facts.map((one) => ({ ...one, fact: change(one.fact) }));
    const changed = without.filter(({ fact }, i) => fact !== facts[i]!.fact);
    if (table === undefined || changed.length === 0) return;
    await this.store.rewrite(id, changed, this.liveTableOf(table, without).entry().summary);
    await this.known(id)?.readAnew();
  }

  /** Resolves when everything decided so far is on disk. */
  settled(): Promise<void> {
    return this.committer.idle();
  }

  get size(): number {
    return this.entries.size;
  }
}
