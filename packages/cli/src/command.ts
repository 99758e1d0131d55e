/** What a subcommand of `speeltafel` is. */
import type { Installed } from './serve/serve.ts';

export interface Command {
  readonly help: string;
  /** Answers with the exit code. */
  run(args: readonly string[], installed: Installed): number | Promise<number>;
}
