/** Group commit: whatever arrives while the disk is busy goes into the next commit together. */
import type { Append } from '../store/store.ts';

interface Waiting {
  readonly append: Append;
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

  /** Settles once it is on disk: whether it fitted. */
  add(append: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.queue.push({ append, resolve, reject });
      this.running ??= this.run();
    });
  }

  /** When everything added so far is settled. */
  async idle(): Promise<void> {
    while (this.running !== undefined) await this.running;
  }

  private async run(): Promise<void> {
    await undefined;
    while (this.queue.length > 0) {
      const batch = this.queue.splice(0, MOST);
      try {
        const fits = await this.write(batch.map(({ append }) => append));
        for (const [i, { resolve }] of batch.entries()) resolve(fits[i]!);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.running = undefined;
  }
}
