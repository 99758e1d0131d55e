/** Message Encryption for Web Push, RFC 8291: only the subscribed browser can read a message. */
import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser's subscription, in base64url. */
export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

const POINT_BYTES = 65;
const AUTH_BYTES = 16;
const SALT_BYTES = 16;
/** A single record holds the message; its last byte marks it as the last one. */
const RECORD_SIZE = 4096;
const LAST_RECORD = Buffer.from([2]);

const newPair = (): ECDH => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return pair;
};

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
const infoOf = (name: string): Buffer => Buffer.from(`${name}\0`);

/** True if a browser could have made these keys: a point on the curve, and a secret of the right length. */
export function areKeys({ p256dh, auth }: PushKeys): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== POINT_BYTES || Buffer.from(auth, 'base64url').length !== AUTH_BYTES) return false;
  try {
    newPair().computeSecret(point);
    return true;
  } catch {
    return false;
  }
}

/**
 * The body of a message, with everything the browser needs besides its own keys. `sender` and `salt` must be used once
 * only.
 */
export function encrypted(
  text: string,
  { p256dh, auth }: PushKeys,
  sender = newPair(),
  salt = randomBytes(SALT_BYTES),
): Buffer {
  const receiver = Buffer.from(p256dh, 'base64url');
  const publicKey = sender.getPublicKey();
  const info = Buffer.concat([infoOf('WebPush: info'), receiver, publicKey]);
  const secret = derive(sender.computeSecret(receiver), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, infoOf('Content-Encoding: aes128gcm'), 16);
  const nonce = derive(secret, salt, infoOf('Content-Encoding: nonce'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const content = Buffer.concat([cipher.update(text), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([salt, size, Buffer.from([publicKey.length]), publicKey, content]);
}
