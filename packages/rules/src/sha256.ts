/**
 * SHA-256 (FIPS 180-4). Browsers offer it only asynchronously, and verifying a deal is synchronous. Ours is 0.8 KB gzip
 * in the page; `@noble/hashes` 2.4.0 is 2.8 KB (esbuild, minified, measured 2026-11-17).
 */

const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
};

const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0;

const ROUND_WORDS = Int32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
const START_WORDS = Int32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function padded(message: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(((message.length + 8) >> 6) * 64 + 64));
  new Uint8Array(view.buffer).set(message);
  view.setUint8(message.length, 0x80);
  view.setUint32(view.byteLength - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(view.byteLength - 4, message.length << 3);
  return view;
}

export function sha256(message: Uint8Array): Uint8Array {
  const data = padded(message);
  const sum = Int32Array.from(START_WORDS);
  const w = new Int32Array(64);
  for (let block = 0; block < data.byteLength; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = data.getInt32(block + i * 4);
    for (let i = 16; i < 64; i++) {
      const early = w[i - 15]!;
      const late = w[i - 2]!;
      const small0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const small1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      w[i] = w[i - 16]! + small0 + w[i - 7]! + small1;
    }
    let [a, b, c, d, e, f, g, h] = sum as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const big1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const big0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const one = (h + big1 + ((e & f) ^ (~e & g)) + ROUND_WORDS[i]! + w[i]!) | 0;
      const two = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + one) | 0;
      d = c;
      c = b;
      b = a;
      a = (one + two) | 0;
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) sum[i] = sum[i]! + word;
  }
  const out = new DataView(new ArrayBuffer(32));
  for (const [i, word] of sum.entries()) out.setInt32(i * 4, word);
  return new Uint8Array(out.buffer);
}

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const utf8 = (text: string): Uint8Array => {
  const escaped = encodeURIComponent(text.toWellFormed());
  return Uint8Array.from(escaped.match(/%..|./g) ?? [], (part) =>
    part.length === 1 ? part.charCodeAt(0) : Number.parseInt(part.slice(1), 16),
  );
};
