/** `speeltafel serve`: the page on this machine, for this machine or its network. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';
import { siteServer } from './server.ts';
import { readSite, type Site } from './site.ts';

const FIRST_PORT = 8080;
const TRIES = 20;
const HERE = '127.0.0.1';

const HELP = `speeltafel serve [--port N] [--host H]

  --port N   the port to answer on; without it, ${FIRST_PORT} or the next free one
  --host H   the address to answer on; without it, only this machine. 0.0.0.0 opens it to the network.
`;

interface Wish {
  readonly port: number | undefined;
  readonly host: string;
}

/** Reads the arguments; a text is what is wrong with them. */
export function readWish(args: readonly string[]): Wish | string {
  try {
    const { values } = parseArgs({ args: [...args], options: { port: { type: 'string' }, host: { type: 'string' } } });
    const port = values.port === undefined ? undefined : Number(values.port);
    if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port <= 65_535)) {
      return `"${values.port}" is not a port: a number from 0 to 65535.`;
    }
    return { port, host: values.host ?? HERE };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** Takes the wished port, or without a wish the first free one. */
export async function openOn(server: Server, { port, host }: Wish, first = FIRST_PORT): Promise<void> {
  if (port !== undefined) return listen(server, port, host);
  for (let tried = 0; ; tried++) {
    try {
      return await listen(server, first + tried, host);
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE' || tried === TRIES) throw error;
    }
  }
}

const REASONS: Readonly<Record<string, (wish: Wish) => string>> = {
  EADDRINUSE: ({ port }) =>
    port === undefined
      ? `The ports from ${FIRST_PORT} to ${FIRST_PORT + TRIES} are all taken. Name another one: --port 9000`
      : `Port ${port} is taken by another program. Leave out --port to get the next free one.`,
  EACCES: ({ port }) => `Port ${port} is reserved. Use one above 1023: --port ${FIRST_PORT}`,
  EADDRNOTAVAIL: ({ host }) => `This machine has no address ${host}.`,
  ENOTFOUND: ({ host }) => `This machine has no address ${host}.`,
};

/** Where to find it: one address, and for an open host the one to type on a phone. */
function addresses(host: string, port: number): readonly string[] {
  if (host === HERE || host === 'localhost') return [`http://localhost:${port}/`];
  if (host !== '0.0.0.0' && host !== '::') return [`http://${host.includes(':') ? `[${host}]` : host}:${port}/`];
  const others = Object.values(networkInterfaces())
    .flatMap((cards) => cards ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}/`);
  return [`http://localhost:${port}/`, ...others];
}

async function pageFrom(folder: string): Promise<Site | undefined> {
  const site = await readSite(folder).catch(() => undefined);
  return site?.has('/index.html') ? site : undefined;
}

/** Answers until it is told to stop. */
export async function serve(args: readonly string[], page: string): Promise<number> {
  const wish = readWish(args);
  if (typeof wish === 'string') {
    process.stderr.write(`${wish}\n\n${HELP}`);
    return 2;
  }
  const site = await pageFrom(page);
  if (site === undefined) {
    process.stderr.write(`There is no built page in ${page}. Build it with: npm run build\n`);
    return 1;
  }
  const server = siteServer(site);
  try {
    await openOn(server, wish);
  } catch (error) {
    process.stderr.write(`${REASONS[codeOf(error) ?? '']?.(wish) ?? String(error)}\n`);
    return 1;
  }
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`Speeltafel is open at ${addresses(wish.host, port).join(' and ')} (Ctrl-C ends it)\n`);
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return 0;
}
