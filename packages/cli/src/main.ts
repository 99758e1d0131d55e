/** The `speeltafel` command. Each subcommand answers with the exit code. */
import { arena } from './arena/arena.ts';
import { engine } from './engine/engine.ts';
import { keeping } from './keeping/keeping.ts';
import { type Installed, serve } from './serve/serve.ts';
import { PROGRAM_VERSION } from './version.ts';

const HELP = `speeltafel ${PROGRAM_VERSION}

  speeltafel serve     open the page and its tables on this machine
  speeltafel engine    answer requests about the games, one JSON object per line
  speeltafel arena     let two computer players play games against each other
  speeltafel export    write everything a server keeps, as lines of JSON
  speeltafel import    read that into another database
  speeltafel backup    copy the database file, also while a server is running
  speeltafel version   say which version this is

Try:  echo '{"do":"version"}' | npx speeltafel engine
More: docs/engine.md, docs/hosting.md
`;

const GREETING = `This is Speeltafel's engine. Type one request per line, for example
  {"do":"actions","game":"menhirs","position":"adam d1 d1 1/5/1/move 0/0 -"}
docs/engine.md tells the rest; Ctrl-D ends it.
`;

async function runEngine(): Promise<number> {
  if (process.stdin.isTTY) process.stderr.write(GREETING);
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  await engine(process.stdin, process.stdout);
  return 0;
}

export async function main(args: readonly string[], installed: Installed): Promise<number> {
  switch (args[0]) {
    case 'serve':
      return serve(args.slice(1), installed);
    case 'engine':
      return runEngine();
    case 'arena':
      return arena(args.slice(1), process.stdout, process.stderr);
    case 'export':
    case 'import':
    case 'backup':
      return keeping(args[0], args.slice(1), installed);
    case 'version':
    case '--version':
      process.stdout.write(`${PROGRAM_VERSION}\n`);
      return 0;
    case undefined:
    case 'help':
    case '--help':
      process.stdout.write(HELP);
      return 0;
    default:
      process.stderr.write(`There is no "speeltafel ${args[0]}".\n\n${HELP}`);
      return 2;
  }
}
