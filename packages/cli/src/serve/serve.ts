/** `speeltafel serve`: the page and its tables, for this machine or its network. */
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type Rates,
  type Retention,
  type Running,
  SAFE_RATES,
  SAFE_RETENTION,
  type ServerConfig,
  startServer,
} from '@speeltafel/server';

const FIRST_PORT = 8080;
const TRIES = 20;
const HERE = '127.0.0.1';

export const SERVE_HELP = `speeltafel serve [--port N] [--host H] [--data FILE]

  --port N      the port to listen on; by default ${FIRST_PORT} or the next free one
  --host H      the address to listen on; by default this machine only. 0.0.0.0 opens it to the network.
  --data FILE   the database; by default DATABASE_URL, or else data/speeltafel.db

Environment variables: PORT, HOST, DATABASE_URL (a file or postgres://...), NATS_URL (several nodes),
TLS_PROXY=1 (a proxy in front speaks TLS), LOG=1, LOG_ADDRESSES=1, PRIVATE_TARGETS=1 (notifications may go to addresses
in this network), ADMIN_TOKEN (opens the operator's page), limits such as LIMIT_MESSAGES, and ages such as KEEP_TALK. More: docs/hosting.md
`;

/**
 * Reads positive integers from environment variables such as LIMIT_TALK; returns an error message as a string if one is
 * invalid.
 */
function readNumbers<K extends string>(
  environment: NodeJS.ProcessEnv,
  prefix: string,
  names: readonly K[],
): Partial<Record<K, number>> | string {
  const numbers: Partial<Record<K, number>> = {};
  for (const name of names) {
    const variable = `${prefix}_${name.toUpperCase()}`;
    const text = environment[variable];
    if (text === undefined || text === '') continue;
    const value = Number(text);
    if (!(value >= 1)) return `${variable}="${text}" is not a number from 1.`;
    numbers[name] = value;
  }
  return numbers;
}

const namesOf = <K extends string>(numbers: Readonly<Record<K, number>>): readonly K[] => Object.keys(numbers) as K[];

/** Rate limits from the environment. */
export const readRates = (environment: NodeJS.ProcessEnv): Partial<Rates> | string =>
  readNumbers(environment, 'LIMIT', namesOf({ ...SAFE_RATES }));

/** Retention times from the environment. */
const readRetention = (environment: NodeJS.ProcessEnv): Partial<Retention> | string =>
  readNumbers(environment, 'KEEP', namesOf({ ...SAFE_RETENTION }));

/** The token can remove tables, and a short one could be guessed. */
const SHORTEST_TOKEN = 20;

/** The operator's token; `wrong` is an error message. */
export function readToken({ ADMIN_TOKEN: token }: NodeJS.ProcessEnv): {
  readonly token?: string;
  readonly wrong?: string;
} {
  if (!token) return {};
  return token.length < SHORTEST_TOKEN || /\s/.test(token)
    ? {
        wrong: `ADMIN_TOKEN needs at least ${SHORTEST_TOKEN} characters without spaces, for example from: openssl rand -hex 20`,
      }
    : { token };
}

export interface ServeOptions {
  readonly port: number | undefined;
  readonly host: string;
  readonly data: string | undefined;
}

/** The parts of the installation that `serve` needs. */
export interface Installed {
  /** The folder of the built page. */
  readonly page: string;
  readonly threads: ServerConfig['threads'] & { readonly solver: URL; readonly report: URL };
  /** The default place for data. */
  readonly data: string;
}

/** Reads the arguments, with the environment as defaults; returns an error message as a string if they are invalid. */
export function readServeOptions(args: readonly string[], environment: NodeJS.ProcessEnv = {}): ServeOptions | string {
  try {
    const options = { port: { type: 'string' }, host: { type: 'string' }, data: { type: 'string' } } as const;
    const { values } = parseArgs({ args: [...args], options });
    const text = values.port ?? environment.PORT;
    const port = text === undefined || text === '' ? undefined : Number(text);
    if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port <= 65_535)) {
      return `"${text}" is not a port: a number from 0 to 65535.`;
    }
    const database = values.data ?? (environment.DATABASE_URL || undefined);
    return { port, host: values.host ?? environment.HOST ?? HERE, data: database };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** Opens the requested port, or without that option the first free one. */
export async function openOn<T>(
  open: (port: number) => Promise<T>,
  wished: number | undefined,
  first = FIRST_PORT,
): Promise<T> {
  if (wished !== undefined) return open(wished);
  for (let tried = 0; ; tried++) {
    try {
      return await open(first + tried);
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE' || tried === TRIES) throw error;
    }
  }
}

const REASONS: Readonly<Record<string, (options: ServeOptions) => string>> = {
  EADDRINUSE: ({ port }) =>
    port === undefined
      ? `The ports from ${FIRST_PORT} to ${FIRST_PORT + TRIES} are all taken. Name another one: --port 9000`
      : `Port ${port} is taken by another program. Leave out --port to get the next free one.`,
  EACCES: ({ port }) => `Port ${port} is reserved. Use one above 1023: --port ${FIRST_PORT}`,
  EADDRNOTAVAIL: ({ host }) => `This machine has no address ${host}.`,
  ENOTFOUND: ({ host }) => `This machine has no address ${host}.`,
};

/** The addresses to print: one, and for an open host also the one to type on a phone. */
function addresses(host: string, port: number): readonly string[] {
  if (host === HERE || host === 'localhost') return [`http://localhost:${port}/`];
  if (host !== '0.0.0.0' && host !== '::') return [`http://${host.includes(':') ? `[${host}]` : host}:${port}/`];
  const others = Object.values(networkInterfaces())
    .flatMap((cards) => cards ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}/`);
  return [`http://localhost:${port}/`, ...others];
}

/** Runs until it is told to stop. */
export async function serve(
  args: readonly string[],
  { page, threads, data }: Installed,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const options = readServeOptions(args, environment);
  const rates = readRates(environment);
  const retention = readRetention(environment);
  const { token: operatorToken, wrong: unsafe } = readToken(environment);
  if (
    typeof options === 'string' ||
    typeof rates === 'string' ||
    typeof retention === 'string' ||
    unsafe !== undefined
  ) {
    const wrong = [options, rates, retention, unsafe].find((one) => typeof one === 'string');
    process.stderr.write(`${wrong}\n\n${SERVE_HELP}`);
    return 2;
  }
  if (!existsSync(join(page, 'index.html'))) {
    process.stderr.write(`There is no built page in ${page}. Build it with: npm run build\n`);
    return 1;
  }
  const behindTls = environment.TLS_PROXY === '1';
  let running: Running;
  try {
    const config = {
      host: options.host,
      database: options.data ?? data,
      nats: environment.NATS_URL || undefined,
      page,
      secure: behindTls,
      trustProxy: behindTls,
      log: environment.LOG === '1',
      logAddresses: environment.LOG_ADDRESSES === '1',
      privateTargets: environment.PRIVATE_TARGETS === '1',
      operatorToken,
      retention,
      rates,
      threads,
    };
    running = await startServer(config, (listen) => openOn(listen, options.port));
  } catch (error) {
    // Only errors of listening are about the port: access to a folder may be denied too.
    const listening = ['listen', 'getaddrinfo', 'bind'].includes((error as NodeJS.ErrnoException).syscall ?? '');
    const known = listening ? REASONS[codeOf(error) ?? '']?.(options) : undefined;
    const reason = known ?? (error instanceof Error ? error.message : String(error));
    process.stderr.write(`${reason}\n`);
    return 1;
  }
  process.stdout.write(
    `Speeltafel is open at ${addresses(options.host, running.port).join(' and ')} (Ctrl-C ends it)\n`,
  );
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });
  await running.close();
  return 0;
}
