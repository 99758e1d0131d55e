/** Group commit: whatever arrives while the disk is busy goes into the next commit together. */
import type { Append } from '../store/append.ts';

/** What is decided on top of something that was not kept cannot be kept either: all of it hangs on one chain. */
export interface Chain {
  broken: boolean;
}

interface Waiting {
  readonly append: Append;
  readonly chain: Chain;
  resolve(fits: boolean): void;
  reject(error: unknown): void;
}

const MOST = 500;

export class Committer {
  private readonly write: (batch: readonly Append[]) => Promise<readonly boolean[]>;
  private queue: Waiting[] = [];
  private running: Promise<void> | undefined;

  constructor(write: (batch: readonly Append[]) => Promise<readonly boolean[]>) {
    this.write = write;
  }

  /** Settles once it is on disk: whether it fitted. It fails where nobody knows; the chain is broken either way. */
  add(append: Append, chain: Chain): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.queue.push({ append, chain, resolve, reject });
      this.running ??= this.run();
    });
  }

  /** When everything added so far is settled. */
  async idle(): Promise<void> {
    while (this.running !== undefined) await this.running;
  }

  private next(): readonly Waiting[] {
    const taken = this.queue.splice(0, MOST);
    for (const { chain, resolve } of taken) if (chain.broken) resolve(false);
    return taken.filter(({ chain }) => !chain.broken);
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
    try {
      const fits = await this.write(batch.map(({ append }) => append));
      for (const [i, { chain, resolve }] of batch.entries()) {
        if (!fits[i]) chain.broken = true;
        resolve(fits[i]!);
      }
    } catch (error) {
      for (const { chain, reject } of batch) {
        chain.broken = true;
        reject(error);
      }
    }
  }
}
