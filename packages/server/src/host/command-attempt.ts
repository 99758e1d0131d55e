/**
 * A command from arrival to reply. Thousands are pending at once, so each is a few small objects instead of a chain of
 * promises.
 */
import type { Result } from '@speeltafel/rules';
import type { hosted } from '@speeltafel/table';
import type { TableEntry } from '../store/append.ts';
import type { Chain, Waiting } from './committer.ts';

/** The version the command made, or a refusal. */
export type Outcome = Result<number>;

/** Receives the outcome of a command. Exactly one of the two methods is called, once. */
export interface Reply {
  answer(outcome: Outcome): void;
  /** The outcome is unknown. */
  fail(error: unknown): void;
}

export const toPromise = (ask: (reply: Reply) => void): Promise<Outcome> =>
  new Promise((answer, fail) => ask({ answer, fail }));

/** A command of a guest, or of the server itself (`guest` is null), and its arrival time. */
export interface Request<O, P, A> {
  readonly guest: string | null;
  readonly nonce: string | null;
  readonly at: number;
  decide(now: hosted.Hosted<O, P, A>): hosted.Decided<O, P, A>;
}

export class Attempt<O, P, A> {
  readonly request: Request<O, P, A>;
  tries = 0;
  private readonly reply: Reply;
  /** Replies to the same command, sent again before it was answered. */
  private others: Reply[] | undefined;

  constructor(request: Request<O, P, A>, reply: Reply) {
    this.request = request;
    this.reply = reply;
  }

  alsoFor(reply: Reply): void {
    this.others ??= [];
    this.others.push(reply);
  }

  answer(outcome: Outcome): void {
    this.reply.answer(outcome);
    if (this.others !== undefined) for (const other of this.others) other.answer(outcome);
  }

  fail(error: unknown): void {
    this.reply.fail(error);
    if (this.others !== undefined) for (const other of this.others) other.fail(error);
  }
}

interface WriteOwner<O, P, A> {
  settle(write: PendingWrite<O, P, A>, kept: boolean): void;
}

/**
 * The facts of an attempt on their way to disk, the table before and after them, and the callbacks that wait for the
 * outcome.
 */
export class PendingWrite<O, P, A> implements Waiting {
  readonly attempt: Attempt<O, P, A>;
  readonly table: string;
  readonly facts: readonly hosted.Fact[];
  readonly entry: TableEntry;
  readonly chain: Chain;
  readonly before: hosted.Hosted<O, P, A>;
  readonly next: hosted.Hosted<O, P, A>;
  private readonly owner: WriteOwner<O, P, A>;
  private behind: ((kept: boolean) => void)[] | undefined;

  constructor(
    owner: WriteOwner<O, P, A>,
    attempt: Attempt<O, P, A>,
    table: string,
    facts: readonly hosted.Fact[],
    entry: TableEntry,
    chain: Chain,
    before: hosted.Hosted<O, P, A>,
    next: hosted.Hosted<O, P, A>,
  ) {
    this.owner = owner;
    this.attempt = attempt;
    this.table = table;
    this.facts = facts;
    this.entry = entry;
    this.chain = chain;
    this.before = before;
    this.next = next;
  }

  get after(): number {
    return this.before.version;
  }
  get at(): number {
    return this.attempt.request.at;
  }
  get guest(): string | null {
    return this.attempt.request.guest;
  }
  get nonce(): string | null {
    return this.attempt.request.nonce;
  }

  whenSettled(report: (kept: boolean) => void): void {
    this.behind ??= [];
    this.behind.push(report);
  }

  settle(kept: boolean): void {
    this.owner.settle(this, kept);
    if (this.behind !== undefined) for (const report of this.behind) report(kept);
  }
}
