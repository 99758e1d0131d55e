/** Tracks whether commits reach the disk, so that the operator learns of a full disk before players complain. */

/**
 * On an almost full disk small writes, such as that of `probe`, may still succeed. So a success this soon after a
 * failure proves nothing.
 */
const HOLDS = 10_000;

export class DiskHealth {
  /** Why the last write failed; undefined if all is well. */
  problem: string | undefined;
  private readonly onProblem: (problem: string, error: unknown) => void;
  private readonly now: () => number;
  private failedAt = 0;

  /** `onProblem` is called when writing begins to fail, and again if the reason changes. */
  constructor(onProblem: (problem: string, error: unknown) => void, now: () => number) {
    this.onProblem = onProblem;
    this.now = now;
  }

  wrote(error: unknown): void {
    if (error === undefined) {
      if (this.now() >= this.failedAt + HOLDS) this.problem = undefined;
      return;
    }
    const problem = error instanceof Error ? error.message : String(error);
    if (problem !== this.problem) this.onProblem(problem, error);
    this.problem = problem;
    this.failedAt = this.now();
  }

  /** Tries a write after a failure, so that a disk with room again is noticed without traffic. */
  async probe(write: () => Promise<void>): Promise<void> {
    if (this.problem === undefined || this.now() < this.failedAt + HOLDS) return;
    this.wrote(
      await write().then(
        () => undefined,
        (error: unknown) => error,
      ),
    );
  }
}
