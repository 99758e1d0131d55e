/** What a subcommand of `speeltafel` is. */
import type { Installed } from './serve/serve.ts';

export interface Command {
  readonly help: string;
  /** Answers with the exit code. */
  run(args: readonly string[], installed: Installed): number | Promise<number>;
}

/** A subcommand that only one game has, with its line in the list of commands. */
export interface GameSubcommand extends Command {
  readonly about: string;
}
