import type { Append } from '../store/append.ts';
import type { Chain, Waiting } from './committer.ts';

/** Facts on their way to the disk, and whoever waits to hear whether they got there. */
export class Keeping implements Waiting {
  readonly append: Append;
  readonly chain: Chain;
  private readonly settled: (kept: boolean) => void;
  private behind: ((kept: boolean) => void)[] | undefined;

  constructor(append: Append, chain: Chain, settled: (kept: boolean) => void) {
    this.append = append;
    this.chain = chain;
    this.settled = settled;
  }

  after(hear: (kept: boolean) => void): void {
    this.behind ??= [];
    this.behind.push(hear);
  }

  settle(kept: boolean): void {
    this.settled(kept);
    for (const hear of this.behind ?? []) hear(kept);
  }
}
