/** `speeltafel admin`: an operator's orders to a running server, over HTTP. */
import { parseArgs } from 'node:util';
import { printBans, printLog, printReports, printTable } from './print.ts';

const FIRST_ADDRESS = 'http://localhost:8080';

export const ADMIN_HELP = `speeltafel admin [--server URL] COMMAND

  reports                        show reports with the talk at their tables
  table CODE                     show the players of a table or tournament, and the talk
  close REPORT                   close a report
  remove-table CODE              delete a table with its game and talk
  remove-tournament ID           delete a tournament; its tables stay
  remove-talk CODE               delete a table's talk; the game stays
  ban GUEST --hours N            ban a guest; with --network, also the network they were last seen from
  ban-network NETWORK --hours N  ban an address, or an IPv6 network such as 2001:db8:7/48
  unban GUEST|NETWORK            lift a ban
  revoke-tokens GUEST            revoke the tokens of a guest's bots
  bans                           show all bans and when they end
  log                            show the operators' actions

  --server URL   the server; by default ${FIRST_ADDRESS}
  --why TEXT     the reason, for the log

A CODE can also be a table's id. The environment variable ADMIN_TOKEN must be the same here and on the server.
`;

type Order = Readonly<Record<string, unknown>>;
interface Wish {
  readonly server: string;
  readonly ask: { readonly path: string; readonly order?: Order };
  print(answer: never): string;
}

const done = (answer: object): string => `Done. ${JSON.stringify(answer)}\n`;

/** Reads the arguments; returns an error message as a string if they are invalid. */
export function readWish(args: readonly string[]): Wish | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        server: { type: 'string' },
        hours: { type: 'string' },
        why: { type: 'string' },
        network: { type: 'boolean' },
      },
    });
    const [command = '', subject, ...rest] = positionals;
    const server = values.server ?? FIRST_ADDRESS;
    const { why } = values;
    const hours = Number(values.hours);
    if (rest.length > 0) return `"${rest[0]}" is too much.`;
    const views = { reports: printReports, bans: printBans, log: printLog } as const;
    if (subject === undefined && Object.hasOwn(views, command)) {
      return { server, ask: { path: '/api/admin' }, print: views[command as keyof typeof views] };
    }
    if (subject === undefined) return command === '' ? 'Name a command.' : `"${command}" needs an argument.`;
    if (command === 'table') {
      return { server, ask: { path: `/api/admin/tables/${encodeURIComponent(subject)}` }, print: printTable };
    }
    const reason = why === undefined ? {} : { why };
    const orders: Readonly<Record<string, Order>> = {
      close: { order: 'close-report', report: subject },
      'remove-table': { order: 'remove-table', table: subject },
      'remove-tournament': { order: 'remove-tournament', tournament: subject },
      'remove-talk': { order: 'remove-talk', table: subject },
      ban: { order: 'ban-guest', guest: subject, hours, withNetwork: values.network ?? false, ...reason },
      'ban-network': { order: 'ban-network', network: subject, hours, ...reason },
      unban: { order: 'unban', subject },
      'revoke-tokens': { order: 'revoke-tokens', guest: subject },
    };
    const order = Object.hasOwn(orders, command) ? orders[command] : undefined;
    if (order === undefined) return `There is no "${command}".`;
    if ('hours' in order && !(hours > 0)) return 'Set the duration: --hours 24';
    return { server, ask: { path: '/api/admin', order }, print: done };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export async function admin(
  args: readonly string[],
  output: { write(text: string): unknown },
  errors: { write(text: string): unknown },
  token = process.env.ADMIN_TOKEN,
): Promise<number> {
  const wish = readWish(args);
  if (typeof wish === 'string') {
    errors.write(`${wish}\n\n${ADMIN_HELP}`);
    return 2;
  }
  if (!token) {
    errors.write('ADMIN_TOKEN is not set.\n');
    return 2;
  }
  const { path, order } = wish.ask;
  try {
    const reply = await fetch(new URL(path, wish.server), {
      method: order === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...(order === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(order === undefined ? {} : { body: JSON.stringify(order) }),
    });
    const answer = (await reply.json()) as { readonly message?: string };
    if (!reply.ok) {
      errors.write(`${answer.message ?? `The server answered ${reply.status}.`}\n`);
      return 1;
    }
    output.write(wish.print(answer as never));
    return 0;
  } catch (error) {
    errors.write(`${wish.server} cannot be reached: ${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}
