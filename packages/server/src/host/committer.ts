/** Group commit: everything that arrives while the disk is busy goes into the next commit. */
import type { Append } from '../store/append.ts';

/**
 * Links writes that build on each other. When one is not stored, the chain is broken, and those decided after it cannot
 * be stored either.
 */
export interface Chain {
  broken: boolean;
}

/** A write that waits for its commit. */
export interface Waiting extends Append {
  readonly chain: Chain;
  /**
   * Called once; must not throw. `kept` is whether the write is on disk. If not, or if that is unknown, the chain is
   * broken.
   */
  settle(kept: boolean): void;
}

/** Called after every commit with its error, or undefined. */
export type OnCommit = (error: unknown) => void;

const MOST = 500;

export class Committer {
  private readonly write: (batch: readonly Append[]) => Promise<readonly boolean[]>;
  private readonly wrote: OnCommit;
  private queue: Waiting[] = [];
  private running: Promise<void> | undefined;

  constructor(write: (batch: readonly Append[]) => Promise<readonly boolean[]>, wrote: OnCommit = () => {}) {
    this.write = write;
    this.wrote = wrote;
  }

  add(waiting: Waiting): void {
    this.queue.push(waiting);
    this.running ??= this.run();
  }

  /** Resolves when everything added so far is settled. */
  async idle(): Promise<void> {
    while (this.running !== undefined) await this.running;
  }

  private next(): readonly Waiting[] {
    const taken = this.queue.splice(0, MOST);
    const fit = taken.filter(({ chain }) => !chain.broken);
    if (fit.length < taken.length) for (const one of taken) if (one.chain.broken) one.settle(false);
    return fit;
  }

  private async run(): Promise<void> {
    while (this.queue.length > 0) {
      // Lets pending input be decided first: a commit of one move costs as much as a commit of hundreds.
      await new Promise(setImmediate);
      const batch = this.next();
      if (batch.length > 0) await this.commit(batch);
    }
    this.running = undefined;
  }

  private async commit(batch: readonly Waiting[]): Promise<void> {
    const fits = await this.write(batch).then(
      (answers) => {
        this.wrote(undefined);
        return answers;
      },
      (error: unknown) => {
        this.wrote(error);
        return undefined;
      },
    );
    batch.forEach(({ chain }, i) => {
      if (fits?.[i] !== true) chain.broken = true;
    });
    batch.forEach((one, i) => {
      one.settle(fits?.[i] === true);
    });
  }
}
