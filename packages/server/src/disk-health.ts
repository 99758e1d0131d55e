/** Whether what is decided reaches the disk: a full one is noticed by the operator, not by players alone. */

/** On a disk that is almost full some writes still succeed, such as the small one of `probe`: one of them proves nothing yet. */
const HOLDS = 10_000;

export class DiskHealth {
  /** Why a write failed; undefined while all is well. */
  problem: string | undefined;
  private readonly onProblem: (problem: string, error: unknown) => void;
  private readonly now: () => number;
  private failedAt = 0;

  /** `onProblem` is called once when writing begins to fail, and again when it fails for another reason. */
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

  /** After a failure it is tried again, so that a disk with room again is noticed without a player. */
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
