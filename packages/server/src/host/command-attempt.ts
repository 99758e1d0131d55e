/** A command from arrival to answer. Thousands are under way at once, so each is a few small objects and no chain of promises. */
import type { Result } from '@speeltafel/rules';
import type { hosted } from '@speeltafel/table';
import type { Standing } from '../store/append.ts';
import type { Chain, Waiting } from './committer.ts';

/** What a command came to: the version it made, or why not. */
export type Outcome = Result<number>;

/** Whoever waits to hear what a command came to: one of both is called, once. */
export interface Reply {
  answer(outcome: Outcome): void;
  /** Nobody knows what became of it. */
  fail(error: unknown): void;
}

export const promised = (ask: (reply: Reply) => void): Promise<Outcome> =>
  new Promise((answer, fail) => ask({ answer, fail }));

/** What somebody wants, or nobody in particular, and when. */
export interface Wish<O, P, A> {
  readonly guest: string | null;
  readonly nonce: string | null;
  readonly at: number;
  decide(now: hosted.Hosted<O, P, A>): hosted.Decided<O, P, A>;
}

export class Attempt<O, P, A> {
  readonly wish: Wish<O, P, A>;
  tries = 0;
  private readonly reply: Reply;
  /** Those who sent the same again before it was answered. */
  private others: Reply[] | undefined;

  constructor(wish: Wish<O, P, A>, reply: Reply) {
    this.wish = wish;
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

interface Keeper<O, P, A> {
  settle(keeping: Keeping<O, P, A>, kept: boolean): void;
}

/** Its facts on their way to the disk, the table before and after them, and whoever waits to hear whether they got there. */
export class Keeping<O, P, A> implements Waiting {
  readonly attempt: Attempt<O, P, A>;
  readonly table: string;
  readonly facts: readonly hosted.Fact[];
  readonly standing: Standing;
  readonly chain: Chain;
  readonly before: hosted.Hosted<O, P, A>;
  readonly next: hosted.Hosted<O, P, A>;
  private readonly keeper: Keeper<O, P, A>;
  private behind: ((kept: boolean) => void)[] | undefined;

  constructor(
    keeper: Keeper<O, P, A>,
    attempt: Attempt<O, P, A>,
    table: string,
    facts: readonly hosted.Fact[],
    standing: Standing,
    chain: Chain,
    before: hosted.Hosted<O, P, A>,
    next: hosted.Hosted<O, P, A>,
  ) {
    this.keeper = keeper;
    this.attempt = attempt;
    this.table = table;
    this.facts = facts;
    this.standing = standing;
    this.chain = chain;
    this.before = before;
    this.next = next;
  }

  get after(): number {
    return this.before.version;
  }
  get at(): number {
    return this.attempt.wish.at;
  }
  get guest(): string | null {
    return this.attempt.wish.guest;
  }
  get nonce(): string | null {
    return this.attempt.wish.nonce;
  }

  whenSettled(hear: (kept: boolean) => void): void {
    this.behind ??= [];
    this.behind.push(hear);
  }

  settle(kept: boolean): void {
    this.keeper.settle(this, kept);
    if (this.behind !== undefined) for (const hear of this.behind) hear(kept);
  }
}
