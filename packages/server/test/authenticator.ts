/** A passkey like that of a phone, which a test can also make lie. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** The small part of CBOR that passkeys need. */
type Cbor = number | string | Buffer | Map<number | string, Cbor>;
const head = (major: number, value: number): Buffer => {
  const type = major << 5;
  if (value < 24) return Buffer.from([type | value]);
  if (value < 256) return Buffer.from([type | 24, value]);
  return Buffer.from([type | 25, value >> 8, value & 255]);
};
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])]);
}

/** What it is asked to sign, and what to lie about. */
interface Asked {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId?: string;
  readonly counter?: number;
  readonly type?: string;
}

const PRESENT_AND_VERIFIED = 0b101;
const WITH_KEY = 0b1000000;

export class Authenticator {
  readonly id = randomBytes(16);
  private readonly privateKey: KeyObject;
  private readonly publicKey: Buffer;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' });
    this.privateKey = privateKey;
    // EC2, ES256, P-256.
    this.publicKey = cbor(
      new Map<number, Cbor>([
        ...([
          [1, 2],
          [3, -7],
          [-1, 1],
        ] as const),
        ...([
          [-2, Buffer.from(x!, 'base64url')],
          [-3, Buffer.from(y!, 'base64url')],
        ] as const),
      ]),
    );
  }

  private data(rpId: string, counter: number, flags: number, more: readonly Buffer[] = []): Buffer {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, ...more]);
  }

  private client(type: string, { challenge, origin }: Asked): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private credential<R>(response: R) {
    const id = this.id.toString('base64url');
    return { passkey: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response } };
  }

  /** The body of the request that registers it. */
  make(asked: Asked) {
    const { rpId = new URL(asked.origin).hostname, counter = 0, type = 'webauthn.create' } = asked;
    const length = Buffer.from([0, this.id.length]);
    const parts = [Buffer.alloc(16), length, this.id, this.publicKey];
    const authData = this.data(rpId, counter, PRESENT_AND_VERIFIED | WITH_KEY, parts);
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.credential({
      clientDataJSON: this.client(type, asked).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The body of the request that signs in with it. */
  use(asked: Asked) {
    const { rpId = new URL(asked.origin).hostname, counter = 0, type = 'webauthn.get' } = asked;
    const authData = this.data(rpId, counter, PRESENT_AND_VERIFIED);
    const client = this.client(type, asked);
    const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), this.privateKey);
    return this.credential({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }
}
