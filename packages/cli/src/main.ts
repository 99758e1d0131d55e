/** The `speeltafel` command. Each subcommand returns the exit code. */
import { ADMIN_HELP, admin } from './admin/admin.ts';
import { ARENA_HELP, arena } from './arena/arena.ts';
import type { Command } from './command.ts';
import { DATA_HELP, runData } from './data/data.ts';
import { engine } from './engine/engine.ts';
import { EXAMPLE, useSolvedBoards } from './games.ts';
import { LAB_HELP, lab } from './lab/lab.ts';
import { type Installed, SERVE_HELP, serve } from './serve/serve.ts';
import { PROGRAM_VERSION } from './version.ts';

const HELP = `speeltafel ${PROGRAM_VERSION}

  speeltafel serve     serve the page and its tables on this machine
  speeltafel engine    answer requests about the games, one JSON object per line
  speeltafel arena     play games between two computer players
  speeltafel lab       measure a variant in many games, or solve whole boards
  speeltafel export    write all data of a server as lines of JSON
  speeltafel import    import these into another database
  speeltafel backup    copy the database file, even while a server is running
  speeltafel admin     read reports, remove tables, ban guests
  speeltafel version   print the version

Use --help after a command to see its options.
Try:  echo '{"do":"version"}' | npx speeltafel engine
More: docs/engine.md, docs/hosting.md
`;

const GREETING = `This is Speeltafel's engine. Type one request per line, for example
  ${EXAMPLE}
docs/engine.md tells the rest; Ctrl-D ends it.
`;

const ENGINE_HELP = `speeltafel engine < requests > answers

It takes no arguments. docs/engine.md describes the requests.
`;

async function runEngine(args: readonly string[], { data }: Installed): Promise<number> {
  if (args.length > 0) {
    process.stderr.write(ENGINE_HELP);
    return 2;
  }
  if (process.stdin.isTTY) process.stderr.write(GREETING);
  useSolvedBoards(data);
  await engine(process.stdin, process.stdout);
  return 0;
}

const dataCommand = (what: 'export' | 'import' | 'backup'): Command => ({
  help: DATA_HELP,
  run: (args, installed) => runData(what, args, installed),
});

const COMMANDS: Readonly<Record<string, Command>> = {
  serve: { help: SERVE_HELP, run: serve },
  engine: { help: ENGINE_HELP, run: runEngine },
  arena: { help: ARENA_HELP, run: (args) => arena(args, process.stdout, process.stderr) },
  lab: { help: LAB_HELP, run: (args, installed) => lab(args, installed, process.stdout, process.stderr) },
  export: dataCommand('export'),
  import: dataCommand('import'),
  backup: dataCommand('backup'),
  admin: { help: ADMIN_HELP, run: (args) => admin(args, process.stdout, process.stderr) },
};

const HELP_WORDS = ['help', '--help', '-h'];
const VERSION_WORDS = ['version', '--version', '-v'];

/** The reader of the output may exit first: `speeltafel export | head`. */
function endWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    process.stderr.write(`The answers cannot be written: ${error.message}\n`);
    process.exit(1);
  });
}

export async function main(args: readonly string[], installed: Installed): Promise<number> {
  endWithReader();
  const [name = 'help', ...rest] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command !== undefined && !rest.some((word) => word === '--help' || word === '-h')) {
    return command.run(rest, installed);
  }
  if (VERSION_WORDS.includes(name)) {
    process.stdout.write(`${PROGRAM_VERSION}\n`);
    return 0;
  }
  if (command === undefined && !HELP_WORDS.includes(name)) {
    process.stderr.write(`There is no "speeltafel ${name}".\n\n${HELP}`);
    return 2;
  }
  process.stdout.write(command?.help ?? HELP);
  return 0;
}
