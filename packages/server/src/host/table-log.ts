/**
 * The log of one table in memory. `head` is what has been decided, `durable` what is on disk; only the latter is sent
 * to clients. Commands are decided one after the other on the head, so that many can share a commit. If one of them is
 * not stored, none after it is (committer.ts).
 */
import { hosted, type TableGame } from '@speeltafel/table';
import type { TableEntry } from '../store/append.ts';
import type { StoredFact } from '../store/store.ts';
import { Answers } from './answered-commands.ts';
import { Attempt, type Outcome, PendingWrite, type Reply, type Request } from './command-attempt.ts';
import type { Chain, Waiting } from './committer.ts';
import { Listing } from './table-listing.ts';

type Fact = hosted.Fact;

/** Where the log is stored. */
export interface LogStorage {
  keep(waiting: Waiting): void;
  read(table: string, after: number): Promise<readonly StoredFact[]>;
}

/** Is told what becomes durable. */
interface Reader {
  /** These facts became durable. */
  follow(facts: readonly Fact[]): void;
  /** The table was read again from the beginning. */
  followAnew(): void;
  /** The facts are on disk and have been sent; `ours` if they were decided on this node. */
  changed(facts: readonly Fact[], ours: boolean): void;
}

const MOST_TRIES = 20;
const MOST_READS = 50;
const READ_AGAIN_AFTER = 200;

const fold = <O, P, A>(
  kit: TableGame<O, P, A>,
  now: hosted.Hosted<O, P, A>,
  facts: readonly Fact[],
): hosted.Hosted<O, P, A> => facts.reduce((then, fact) => hosted.fold(kit, then, fact), now);

export class TableLog<O, P, A> {
  durable: hosted.Hosted<O, P, A>;
  private head: hosted.Hosted<O, P, A>;
  private readonly kit: TableGame<O, P, A>;
  private readonly table: string;
  private readonly storage: LogStorage;
  private readonly reader: Reader;
  private readonly listing: Listing<O, P, A>;
  /**
   * Broken if a write was not stored, or its outcome is unknown. Then the log must be read before anything is decided
   * again.
   */
  private chain: Chain = { broken: false };
  /** The last pending write of the head. */
  private underway: PendingWrite<O, P, A> | undefined;
  private readonly answers = new Answers<O, P, A>();
  private reading: Promise<void> | undefined;

  constructor(
    kit: TableGame<O, P, A>,
    table: string,
    code: string,
    facts: readonly StoredFact[],
    storage: LogStorage,
    reader: Reader,
  ) {
    this.kit = kit;
    this.table = table;
    this.storage = storage;
    this.reader = reader;
    this.listing = new Listing(kit, code);
    this.durable = this.refold(facts);
    this.head = this.durable;
  }

  /** True while a command is being decided or stored. */
  get busy(): boolean {
    return this.answers.awaited;
  }

  entry(): TableEntry {
    return this.listing.of(this.durable);
  }

  private refold(kept: readonly StoredFact[]): hosted.Hosted<O, P, A> {
    const [first, ...rest] = kept;
    if (first?.fact.kind !== 'opened') throw new hosted.DamagedLog(`The log of ${this.table} has no beginning.`);
    for (const one of kept) this.remember(one);
    const facts = rest.map(({ fact }) => fact);
    return fold(this.kit, hosted.opened(this.kit, first.fact), facts);
  }

  private remember({ seq, guest, nonce }: Omit<StoredFact, 'fact'>): void {
    if (nonce !== null) this.answers.kept(guest, nonce, seq);
  }

  /** Runs a command of a guest. A command that is sent again gets the same outcome and does not run again. */
  command(request: Request<O, P, A> & { readonly nonce: string }, reply: Reply): void {
    const { guest, nonce } = request;
    const version = this.answers.versionOf(guest, nonce);
    if (version !== undefined) {
      reply.answer({ ok: true, value: version });
      return;
    }
    const same = this.answers.attemptOf(guest, nonce);
    if (same === undefined) this.submit(request, reply);
    else same.alsoFor(reply);
  }

  /** Decides, stores and tells. If another node wrote first, it reads the new facts and decides again. */
  submit(request: Request<O, P, A>, reply: Reply): void {
    const one = new Attempt(request, reply);
    this.answers.begin(one);
    this.attempt(one);
  }

  private attempt(one: Attempt<O, P, A>): void {
    if (++one.tries > MOST_TRIES) this.fail(one, new Error(`Nothing could be stored at table ${this.table}.`));
    else if (one.tries === 1 && !this.chain.broken) this.decide(one);
    else {
      this.readAgain().then(
        () => this.decideAgain(one),
        (error) => this.fail(one, error),
      );
    }
  }

  /** The log may hold the command by now: another node ran it, or this node did before it lost its disk. */
  private decideAgain(one: Attempt<O, P, A>): void {
    const { guest, nonce } = one.request;
    const version = nonce === null ? undefined : this.answers.versionOf(guest, nonce);
    if (version !== undefined) this.answer(one, { ok: true, value: version });
    else this.decide(one);
  }

  private decide(one: Attempt<O, P, A>): void {
    try {
      const decided = one.request.decide(this.head);
      if (!decided.ok) this.stand(one, decided);
      else if (decided.value.length === 0) this.stand(one, { ok: true, value: this.head.version });
      else this.keep(decided.value, 'next' in decided ? decided.next : fold(this.kit, this.head, decided.value), one);
    } catch (error) {
      this.fail(one, error);
    }
  }

  /** A command without facts is answered once the head it was decided on is durable. */
  private stand(one: Attempt<O, P, A>, outcome: Outcome): void {
    if (this.underway === undefined) this.answer(one, outcome);
    else this.underway.whenSettled((kept) => (kept ? this.answer(one, outcome) : this.attempt(one)));
  }

  private keep(facts: readonly Fact[], next: hosted.Hosted<O, P, A>, one: Attempt<O, P, A>): void {
    const { head, table, chain } = this;
    this.head = next;
    this.underway = new PendingWrite(this, one, table, facts, this.listing.of(next), chain, head, next);
    this.storage.keep(this.underway);
  }

  /** The outcome of the write is known. */
  settle(write: PendingWrite<O, P, A>, kept: boolean): void {
    const { attempt, next } = write;
    if (!kept) {
      this.attempt(attempt);
      return;
    }
    try {
      this.accept(write);
    } catch (error) {
      this.fail(attempt, error);
      return;
    }
    this.answer(attempt, { ok: true, value: next.version });
  }

  private answer(one: Attempt<O, P, A>, outcome: Outcome): void {
    this.answers.end(one);
    one.answer(outcome);
  }

  private fail(one: Attempt<O, P, A>, error: unknown): void {
    this.answers.end(one);
    one.fail(error);
  }

  /** The facts may have been read back already, if a hint came before the reply of the disk. */
  private accept({ after, facts, guest, nonce, before, next }: PendingWrite<O, P, A>): void {
    if (this.durable.version === after) {
      // Reuses the table computed when the command was decided.
      this.durable = this.durable === before ? next : fold(this.kit, this.durable, facts);
      this.remember({ seq: after + 1, guest, nonce });
      this.catchHead();
      this.reader.follow(facts);
    }
    this.reader.changed(facts, true);
  }

  /** When all of the head is durable, the head restarts from there. */
  private catchHead(): void {
    if (this.head.version > this.durable.version) return;
    this.head = this.durable;
    this.underway = undefined;
    this.chain = { broken: false };
  }

  /** Waits while the database is unavailable. Commands are not answered meanwhile, because their outcome is unknown. */
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

  /** Reads what other nodes wrote. Only a read that began after the chain broke tells what became of it. */
  private reread(): Promise<void> {
    this.reading ??= this.readOn(this.chain, this.chain.broken).finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async readOn(chain: Chain, broken: boolean): Promise<void> {
    const read = await this.storage.read(this.table, this.durable.version);
    const news = read.filter(({ seq }) => seq > this.durable.version);
    const facts = news.map(({ fact }) => fact);
    this.durable = fold(this.kit, this.durable, facts);
    for (const one of news) this.remember(one);
    if (broken && this.chain === chain) this.head = this.durable;
    this.catchHead();
    if (news.length === 0) return;
    this.reader.follow(facts);
    this.reader.changed(facts, false);
  }

  /** A hint announced new facts. A pending write of ours would find them by itself. */
  async catchUp(): Promise<void> {
    if (this.chain.broken || this.head === this.durable) await this.reread();
  }

  /** Reads the whole log again after it was rewritten. */
  async readAnew(): Promise<void> {
    const facts = await this.storage.read(this.table, 0);
    if (facts.length < this.durable.version) return;
    this.durable = this.refold(facts);
    if (this.underway === undefined) this.head = this.durable;
    else this.chain.broken = true;
    this.reader.followAnew();
  }
}
