/**
 * The file format of the laboratory: a line of JSON with the kind and header, then sections of bytes, then a checksum
 * of all that.
 *
 *     parseContainer(makeContainer('solved', 1, { menhirs: 'd1' }, [bytes]), 'solved', 1)
 */
import { type Result, refuse } from '@speeltafel/rules';

const PROGRAM = 'speeltafel-menhirs';
const LENGTH = 4;
const MOST_HEADER = 1 << 20;

export interface Container<Header> {
  readonly header: Header;
  readonly sections: readonly Uint8Array[];
}

const CRC_TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = (crc & 1) === 0 ? crc >>> 1 : (crc >>> 1) ^ 0xedb88320;
  return crc;
});

/** CRC-32, as in gzip. */
function checksum(bytes: Uint8Array): number {
  let crc = -1;
  for (let i = 0; i < bytes.length; i++) crc = (crc >>> 8) ^ CRC_TABLE[(crc ^ bytes[i]!) & 0xff]!;
  return ~crc >>> 0;
}

export function makeContainer(
  kind: string,
  version: number,
  header: object,
  sections: readonly Uint8Array[],
): Uint8Array {
  const sizes = sections.map(({ length }) => length);
  const line = new TextEncoder().encode(`${JSON.stringify({ program: PROGRAM, kind, version, sizes, header })}\n`);
  const file = new Uint8Array(line.length + sizes.reduce((sum, length) => sum + length, 0) + LENGTH);
  file.set(line);
  let at = line.length;
  for (const section of sections) {
    file.set(section, at);
    at += section.length;
  }
  new DataView(file.buffer).setUint32(at, checksum(file.subarray(0, at)));
  return file;
}

const damaged = (): Result<never> => refuse('damaged', 'This file is damaged: solve the board again.');

interface Line {
  readonly program: string;
  readonly kind: string;
  readonly version: number;
  readonly sizes: readonly number[];
  readonly header: unknown;
}

function parseLine(file: Uint8Array): { readonly line: Line; readonly end: number } | undefined {
  const end = file.subarray(0, MOST_HEADER).indexOf(10);
  if (end < 0) return undefined;
  try {
    const line = JSON.parse(new TextDecoder().decode(file.subarray(0, end))) as Partial<Line> | null;
    return line?.program === PROGRAM && Array.isArray(line.sizes) ? { line: line as Line, end: end + 1 } : undefined;
  } catch {
    return undefined;
  }
}

export function parseContainer<Header>(file: Uint8Array, kind: string, version: number): Result<Container<Header>> {
  const parsed = parseLine(file);
  if (parsed === undefined || parsed.line.kind !== kind)
    return refuse('not-solved', `This is not a file of kind "${kind}" of the laboratory.`);
  const { line, end } = parsed;
  if (line.version < version)
    return refuse('earlier-version', 'This file was made by an earlier version of the program: solve the board again.');
  if (line.version !== version)
    return refuse(
      'later-version',
      'This file was made by a later version of the program: update it, or remove the file.',
    );
  const total = line.sizes.reduce((sum, length) => sum + length, end);
  if (total + LENGTH !== file.length) return damaged();
  const sum = new DataView(file.buffer, file.byteOffset).getUint32(total);
  if (checksum(file.subarray(0, total)) !== sum) return damaged();
  let at = end;
  const sections = line.sizes.map((length) => {
    at += length;
    return file.subarray(at - length, at);
  });
  return { ok: true, value: { header: line.header as Header, sections } };
}
