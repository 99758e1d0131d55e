/**
 * A record in a link. Packed if the browser can, plain otherwise; the reader accepts both.
 *
 *     #/replay?r=zS07JLU5NSU0D...      packed: deflate, then base64 with - and _
 *     #/replay?r=speeltafel%201%0A...  plain
 */
import { type Refusal, type Result, refusal } from '@speeltafel/rules';
import type { Chair } from './table.ts';

/** The longest record. A small text that unpacks to more is an attack. */
const LONGEST = 64 * 1024;
/** Long enough for a record that hardly compresses. */
const LONGEST_PACKED = 2 * LONGEST;
const PACKED = 'z';

const refuse = (refused: Refusal): Result<never> => ({ ok: false, refusal: refused });
const badLink = (): Result<never> =>
  refuse(refusal('bad-link', 'This link is damaged: the game in it cannot be unpacked.'));
const tooLong = (): Result<never> => refuse(refusal('too-long', `A record has at most ${LONGEST} characters.`));

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

const streamOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new Blob([bytes]).stream();

/** Reads a stream to its end; undefined, without reading on, if it has more than `most` bytes. */
async function readAtMost(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | undefined> {
  const reader = stream.getReader();
  const all = new Uint8Array(most);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return all.subarray(0, length);
    if (length + value.length > most) {
      await reader.cancel();
      return undefined;
    }
    all.set(value, length);
    length += value.length;
  }
}

export async function packRecord(record: string): Promise<string> {
  if (typeof CompressionStream === 'undefined') return record;
  const packed = streamOf(new TextEncoder().encode(record)).pipeThrough(new CompressionStream('deflate-raw'));
  return PACKED + toBase64((await readAtMost(packed, LONGEST_PACKED)) ?? new Uint8Array());
}

export async function unpackRecord(text: string): Promise<Result<string>> {
  if (text.length > LONGEST_PACKED) return tooLong();
  if (!text.startsWith(PACKED)) return { ok: true, value: text };
  const bytes = fromBase64(text.slice(PACKED.length));
  if (bytes === undefined || typeof DecompressionStream === 'undefined') return badLink();
  try {
    const plain = await readAtMost(streamOf(bytes).pipeThrough(new DecompressionStream('deflate-raw')), LONGEST);
    if (plain === undefined) return tooLong();
    return { ok: true, value: new TextDecoder('utf-8', { fatal: true }).decode(plain) };
  } catch {
    return badLink();
  }
}

const BETWEEN = '~';
const COMPUTER = '!';
const LONGEST_NAME = 40;
const MOST_CHAIRS = 7;

/** The players at the table: `Anna~!druid`. */
export const makeChairs = (chairs: readonly Chair[]): string =>
  chairs
    .map(({ name, controller }) =>
      controller.kind === 'computer' ? COMPUTER + controller.level : name.replaceAll(/[~!]/g, ' ').trim(),
    )
    .join(BETWEEN);

export const parseChairs = (text: string): readonly Chair[] =>
  text === ''
    ? []
    : text.split(BETWEEN, MOST_CHAIRS).map((word, i) => {
        // A letter that was cut in two is read as U+FFFD.
        const plain = word.replaceAll(/[\p{C}\uFFFD]/gu, '').slice(0, LONGEST_NAME);
        return plain.startsWith(COMPUTER)
          ? { seat: i + 1, name: '', controller: { kind: 'computer', level: plain.slice(1) } }
          : { seat: i + 1, name: plain.trim(), controller: { kind: 'person' } };
      });

interface Shared {
  readonly record: string;
  readonly chairs: readonly Chair[];
  readonly look?: string | null;
}

/** The part of the address after `#` that shows the game; `at` is the moment. */
export async function makeAddress({ record, chairs, look }: Shared, at?: number): Promise<string> {
  const query = new URLSearchParams({ r: await packRecord(record) });
  const names = makeChairs(chairs);
  if (names.replaceAll(BETWEEN, '') !== '') query.set('n', names);
  if (look) query.set('l', look);
  if (at !== undefined) query.set('at', String(at));
  return `#/replay?${query}`;
}
