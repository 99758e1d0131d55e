/** Group commit: whatever arrives while the disk is busy goes into the next commit together. */
import type { Append } from '../store/append.ts';

/** What is decided on top of something that was not kept cannot be kept either: all of it hangs on one chain. */
export interface Chain {
  broken: boolean;
}

/** Something that is to be on disk. */
export interface Waiting extends Append {
  readonly chain: Chain;
  /** Called once and never throws: is it on disk? If not, or if that is unknown, the chain is broken. */
  settle(kept: boolean): void;
}

/** Hears of every commit: what went wrong with it, or nothing. */
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

  /** When everything added so far is settled. */
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
      // Whatever else has come in by now is decided first: a commit for a single move costs as much as one for hundreds.
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
