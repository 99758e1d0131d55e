/** Voluntary Application Server Identification, RFC 8292: a signature tells a push service which server sends. */
import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** A new private key as a JSON Web Key, for storage. */
export const newServerKey = (): string =>
  JSON.stringify(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }));

/** Push services refuse tokens valid for more than a day. */
const LASTS = 12 * 60 * 60;
/** A token is replaced this long before it expires. */
const MARGIN = 60 * 60;
const MOST_REMEMBERED = 200;

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

export class Vapid {
  /** The public key that browsers subscribe with: a point of the curve. */
  readonly publicKey: string;
  private readonly key: KeyObject;
  private readonly now: () => number;
  private readonly made = new Map<string, { readonly token: string; readonly until: number }>();

  constructor(jwk: string, now: () => number) {
    const key = JSON.parse(jwk) as { readonly x: string; readonly y: string };
    const point = [Buffer.from([4]), Buffer.from(key.x, 'base64url'), Buffer.from(key.y, 'base64url')];
    this.publicKey = Buffer.concat(point).toString('base64url');
    this.key = createPrivateKey({ key, format: 'jwk' });
    this.now = now;
  }

  /** The Authorization header for a push service; `site` is where its operator can reach ours. */
  authorization(service: string, site: string): string {
    const name = `${service} ${site}`;
    const seconds = Math.floor(this.now() / 1000);
    let known = this.made.get(name);
    if (known === undefined || known.until - MARGIN < seconds) {
      const until = seconds + LASTS;
      known = { token: this.tokenFor({ aud: service, exp: until, sub: site }), until };
      if (this.made.size >= MOST_REMEMBERED) this.made.clear();
      this.made.set(name, known);
    }
    return `vapid t=${known.token}, k=${this.publicKey}`;
  }

  private tokenFor(claims: object): string {
    const text = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
    const signature = sign('sha256', Buffer.from(text), { key: this.key, dsaEncoding: 'ieee-p1363' });
    return `${text}.${signature.toString('base64url')}`;
  }
}
