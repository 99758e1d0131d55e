/**
 * The log of one table in memory. `head` is what was decided, `durable` what is on disk; only the latter is told to anybody. Commands are
 * decided one after the other on the head, so that many can share a commit; if one of them is not kept, none behind it is (committer.ts).
 */
import type { Result } from '@speeltafel/rules';
import { hosted, type TableGame } from '@speeltafel/table';
import type { Append, Standing } from '../store/append.ts';
import type { KeptFact } from '../store/store.ts';
import type { Chain } from './committer.ts';
import { Listing } from './standing.ts';

type Fact = hosted.Fact;

/** What a command came to: the version it made, or why not. */
export type Outcome = Result<number>;

export interface Submitted {
  readonly guest: string | null;
  readonly nonce: string | null;
  readonly at: number;
}

/** Where the log is kept. */
export interface Shelf {
  keep(append: Append, chain: Chain): Promise<boolean>;
  read(table: string, after: number): Promise<readonly KeptFact[]>;
}

/** Who wants to know what comes to be on disk. */
export interface Reader {
  /** The durable table has become this by these facts. */
  follow(facts: readonly Fact[]): void;
  /** It was read again from the beginning. */
  followAnew(): void;
  /** The facts are on disk, and were told; `ours` if they were decided here. */
  changed(facts: readonly Fact[], ours: boolean): void;
}

type Decision<O, P, A> = (now: hosted.Hosted<O, P, A>) => Result<readonly Fact[]>;

const MOST_TRIES = 20;
const MOST_READS = 50;
const READ_AGAIN_AFTER = 200;

const keyOf = (guest: string | null, nonce: string): string => `${guest}/${nonce}`;

export class Ledger<O, P, A> {
  durable: hosted.Hosted<O, P, A>;
  private head: hosted.Hosted<O, P, A>;
  private readonly kit: TableGame<O, P, A>;
  private readonly table: string;
  private readonly shelf: Shelf;
  private readonly reader: Reader;
  private readonly listing: Listing<O, P, A>;
  /** Broken: something of the head was not kept, or the disk did not say. It must be read before anything is decided again. */
  private chain: Chain = { broken: false };
  /** Settles when the head is on disk, or is known not to be. */
  private underway: Promise<boolean> | undefined;
  private submitted = 0;
  /** Versions by guest and nonce, so that a command that is sent again is not done again. */
  private readonly answered = new Map<string, number>();
  private readonly pending = new Map<string, Promise<Outcome>>();
  private reading: Promise<void> | undefined;

  constructor(
    kit: TableGame<O, P, A>,
    table: string,
    code: string,
    facts: readonly KeptFact[],
    shelf: Shelf,
    reader: Reader,
  ) {
    this.kit = kit;
    this.table = table;
    this.shelf = shelf;
    this.reader = reader;
    this.listing = new Listing(kit, code);
    this.durable = this.refold(facts);
    this.head = this.durable;
  }

  /** Whether something is being decided or kept. */
  get busy(): boolean {
    return this.submitted > 0;
  }

  standing(): Standing {
    return this.listing.of(this.durable);
  }

  private refold(facts: readonly KeptFact[]): hosted.Hosted<O, P, A> {
    const [first, ...rest] = facts;
    if (first?.fact.kind !== 'opened') throw new hosted.DamagedLog(`The log of ${this.table} has no beginning.`);
    for (const one of facts) this.remember(one);
    return rest.reduce((now, { fact }) => hosted.fold(this.kit, now, fact), hosted.opened(this.kit, first.fact));
  }

  private remember({ seq, guest, nonce }: Omit<KeptFact, 'fact'>): void {
    if (nonce !== null) this.answered.set(keyOf(guest, nonce), seq);
  }

  /** A command of somebody. Sent again, it has the same outcome and is not done again. */
  command(by: Submitted & { readonly nonce: string }, decide: Decision<O, P, A>): Promise<Outcome> {
    const key = keyOf(by.guest, by.nonce);
    const before = this.answered.get(key);
    if (before !== undefined) return Promise.resolve({ ok: true, value: before });
    const again = this.pending.get(key);
    if (again !== undefined) return again;
    const outcome = this.submit(by, decide, key);
    this.pending.set(key, outcome);
    const settle = (): boolean => this.pending.delete(key);
    outcome.then(settle, settle);
    return outcome;
  }

  /** Decides, keeps and tells. Overtaken by another node, it reads on and decides again. */
  async submit(by: Submitted, decide: Decision<O, P, A>, key?: string): Promise<Outcome> {
    this.submitted++;
    try {
      for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
        if (this.chain.broken) await this.readAgain();
        const repeated = key === undefined ? undefined : this.answered.get(key);
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
      throw new Error(`Nothing could be kept at table ${this.table}.`);
    } finally {
      this.submitted--;
    }
  }

  private keep(facts: readonly Fact[], by: Submitted): Promise<boolean> {
    const { chain, head } = this;
    const next = facts.reduce((now, fact) => hosted.fold(this.kit, now, fact), head);
    this.head = next;
    const append = { table: this.table, after: head.version, facts, ...by, standing: this.listing.of(next) };
    const kept = this.shelf.keep(append, chain).then(
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
      // What was worked out when it was decided is not worked out again.
      this.durable = this.durable === before ? next : this.folded(facts);
      this.remember({ seq: after + 1, guest, nonce });
      this.catchHead();
      this.reader.follow(facts);
    }
    this.reader.changed(facts, true);
  }

  private folded(facts: readonly Fact[]): hosted.Hosted<O, P, A> {
    return facts.reduce((now, fact) => hosted.fold(this.kit, now, fact), this.durable);
  }

  /** A head that is no longer ahead starts again from what is on disk. */
  private catchHead(): void {
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
    const read = await this.shelf.read(this.table, this.durable.version);
    const news = read.filter(({ seq }) => seq > this.durable.version);
    const facts = news.map(({ fact }) => fact);
    this.durable = this.folded(facts);
    for (const one of news) this.remember(one);
    if (broken && this.chain === chain) this.head = this.durable;
    this.catchHead();
    if (news.length === 0) return;
    this.reader.follow(facts);
    this.reader.changed(facts, false);
  }

  /** A hint says that there is more. While something of ours is under way, that will find out by itself. */
  async catchUp(): Promise<void> {
    if (this.chain.broken || this.head === this.durable) await this.reread();
  }

  /** What was kept has been rewritten. */
  async readAnew(): Promise<void> {
    const facts = await this.shelf.read(this.table, 0);
    if (facts.length < this.durable.version) return;
    this.durable = this.refold(facts);
    if (this.underway === undefined) this.head = this.durable;
    else this.chain.broken = true;
    this.reader.followAnew();
  }
}
