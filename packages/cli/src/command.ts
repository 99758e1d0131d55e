/** The interface of a `speeltafel` subcommand. */
import type { Installed } from './serve/serve.ts';

export interface Command {
  readonly help: string;
  /** Returns the exit code. */
  run(args: readonly string[], installed: Installed): number | Promise<number>;
}
