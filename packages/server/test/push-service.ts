/** A real push service and webhook receiver, which decrypts what only the subscribed browser could read (RFC 8291). */
import { createDecipheriv, createECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A browser's part of a subscription. */
export class TestBrowser {
  readonly endpoint: string;
  private readonly pair = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.pair.generateKeys();
  }

  /** As the page sends it. */
  get subscription() {
    const keys = { p256dh: this.pair.getPublicKey('base64url'), auth: this.auth.toString('base64url') };
    return { endpoint: this.endpoint, keys, language: 'en' };
  }

  read(body: Buffer): unknown {
    return JSON.parse(decrypted(body, this.pair, this.auth));
  }
}

/** Written from the RFC, not from the server's code. */
export function decrypted(body: Buffer, pair: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const content = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32);
  const derive = (name: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(content.subarray(-16));
  const plain = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()]);
  const end = plain.findLastIndex((byte) => byte !== 0);
  if (plain[end] !== 2) throw new Error('The last record does not end as one.');
  return plain.subarray(0, end).toString();
}

/** Verifies that a server has signed for this service (RFC 8292); returns the claims. */
export function claimsIn(authorization: string): { readonly aud: string; readonly exp: number; readonly sub: string } {
  const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization)!;
  const [head, claims, signature] = token!.split('.');
  const point = Buffer.from(key!, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x!, y: y! };
  const signed = Buffer.from(`${head}.${claims}`);
  const options = { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', signed, options, Buffer.from(signature!, 'base64url'))) throw new Error('A forged token.');
  return JSON.parse(Buffer.from(claims!, 'base64url').toString());
}

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly at: number;
}

export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export class PushService {
  readonly address: string;
  readonly received: Received[] = [];
  private readonly byPath = new Map<string, Received[]>();
  /** The replies from now on; null for no reply. */
  answer: (path: string) => Reply | null = () => ({ status: 201 });
  private readonly stopped: () => Promise<void>;
  private readonly waiting = new Set<() => void>();

  private constructor(server: ReturnType<typeof createServer>) {
    this.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.on('request', (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part) => parts.push(part));
      request.on('end', () => {
        const { headers, url } = request;
        const one = { path: url!, headers, body: Buffer.concat(parts), at: performance.now() };
        this.received.push(one);
        this.byPath.set(url!, [...(this.byPath.get(url!) ?? []), one]);
        const reply = this.answer(url!);
        if (reply !== null) response.writeHead(reply.status, reply.headers).end();
        for (const look of this.waiting) look();
      });
    });
    this.stopped = () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
  }

  static async start(): Promise<PushService> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new PushService(server);
  }

  /** Drops everything received so far. */
  forget(): void {
    this.received.length = 0;
    this.byPath.clear();
  }

  /** Everything received for a path. */
  at(path: string): readonly Received[] {
    return this.byPath.get(path) ?? [];
  }

  /** The messages the browser would have shown. */
  readBy(browser: TestBrowser): readonly unknown[] {
    return this.at(new URL(browser.endpoint).pathname).map(({ body }) => browser.read(body));
  }

  until(holds: () => boolean, ms = 30_000): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(look);
        reject(new Error(`Waited in vain: ${holds}. ${this.received.length} messages received.`));
      }, ms);
      const look = (): void => {
        if (!holds()) return;
        clearTimeout(timer);
        this.waiting.delete(look);
        resolve();
      };
      this.waiting.add(look);
      look();
    });
  }

  stop(): Promise<void> {
    return this.stopped();
  }
}
