/** Whether what is decided reaches the disk: a full one is noticed by the operator, not by players alone. */
export class Writing {
  /** Why the last write failed; undefined while all is well. */
  problem: string | undefined;
  private readonly heard: (problem: string, error: unknown) => void;

  /** `heard` is told once when writing begins to fail, and again when it fails for another reason. */
  constructor(heard: (problem: string, error: unknown) => void) {
    this.heard = heard;
  }

  wrote(error: unknown): void {
    const problem = error === undefined ? undefined : error instanceof Error ? error.message : String(error);
    if (problem !== undefined && problem !== this.problem) this.heard(problem, error);
    this.problem = problem;
  }
}
