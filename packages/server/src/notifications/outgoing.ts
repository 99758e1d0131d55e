/**
 * Requests to addresses that players entered: push services and webhooks. The server resolves the name itself and
 * connects only to an address it has checked. Redirects are not followed, and response bodies are discarded.
 */
import { lookup } from 'node:dns';
import { type ClientRequest, Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type Result, refuse } from '@speeltafel/rules';
import { isPublicAddress } from './public-address.ts';

/** The response; `after` is the Retry-After time in milliseconds. */
export interface Sent {
  readonly status: number;
  readonly after: number | null;
}

export interface OutgoingMessage {
  readonly address: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

const ANSWERS_WITHIN = 10_000;
const MOST_SOCKETS = 64;
const LONGEST_ADDRESS = 1000;

const NOT_PUBLIC = refuse(
  'private-address',
  'This address is in a private network, where messages of players do not go.',
);
const NO_ADDRESS = refuse('bad-address', 'This is no address that a message can be sent to: it begins with https://.');

class PrivateAddress extends Error {}

/** Retry-After holds seconds or a date. */
function retryAfter({ headers }: IncomingMessage, now: number): number | null {
  const text = headers['retry-after'];
  if (text === undefined) return null;
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

export class Outgoing {
  /** True if the operator allows messages to their own network, also unencrypted. */
  private readonly privateToo: boolean;
  private readonly agents: { readonly http: HttpAgent; readonly https: HttpsAgent };

  constructor(privateToo: boolean) {
    this.privateToo = privateToo;
    const options = { keepAlive: true, maxSockets: MOST_SOCKETS, lookup: this.lookup };
    this.agents = { http: new HttpAgent(options), https: new HttpsAgent(options) };
  }

  /** Checks every address of a name; the connection goes to one of those checked. */
  private readonly lookup: LookupFunction = (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error !== null) return done(error, '');
      const [first] = found;
      if (first === undefined || (!this.privateToo && !found.every(({ address }) => isPublicAddress(address))))
        return done(new PrivateAddress(`${host} is in a private network.`), '');
      if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };

  /** Checks what the text of an address tells, without resolving its name. */
  check(address: string): Result<URL> {
    if (address.length > LONGEST_ADDRESS || !URL.canParse(address)) return NO_ADDRESS;
    const url = new URL(address);
    const isWeb = url.protocol === 'https:' || (this.privateToo && url.protocol === 'http:');
    if (!isWeb || url.username !== '' || url.password !== '') return NO_ADDRESS;
    if (this.privateToo) return { ok: true, value: url };
    const host = url.hostname.replaceAll(/[[\]]/g, '');
    if (url.port !== '') return NO_ADDRESS;
    return isIP(host) !== 0 && !isPublicAddress(host) ? NOT_PUBLIC : { ok: true, value: url };
  }

  /** Like `check`, and resolves the name. */
  async reach(address: string): Promise<Result<URL>> {
    const checked = this.check(address);
    if (!checked.ok) return checked;
    const host = checked.value.hostname.replaceAll(/[[\]]/g, '');
    const error = await new Promise<Error | null>((resolve) => {
      this.lookup(host, {}, (error) => resolve(error));
    });
    if (error instanceof PrivateAddress) return NOT_PUBLIC;
    return error === null ? checked : NO_ADDRESS;
  }

  /** Rejects if there is no response in time. */
  post({ address, headers, body }: OutgoingMessage): Promise<Sent> {
    const checked = this.check(address);
    if (!checked.ok) return Promise.reject(new PrivateAddress(checked.refusal.message));
    const isPlain = checked.value.protocol === 'http:';
    return new Promise((resolve, reject) => {
      const answered = (answer: IncomingMessage): void => {
        clearTimeout(timer);
        resolve({ status: answer.statusCode ?? 0, after: retryAfter(answer, Date.now()) });
        // Drains the body within the same time, so that the connection can be reused.
        const late = setTimeout(() => request.destroy(), ANSWERS_WITHIN);
        answer.once('close', () => clearTimeout(late)).resume();
      };
      const options = { method: 'POST', headers: { ...headers, 'content-length': body.length } };
      const request: ClientRequest = isPlain
        ? requestHttp(checked.value, { ...options, agent: this.agents.http }, answered)
        : requestHttps(checked.value, { ...options, agent: this.agents.https }, answered);
      const timer = setTimeout(() => request.destroy(new Error('There was no answer in time.')), ANSWERS_WITHIN);
      request.once('error', (error) => {
        clearTimeout(timer);
        reject(error);
      });
      request.end(body);
    });
  }

  close(): void {
    this.agents.http.destroy();
    this.agents.https.destroy();
  }
}
