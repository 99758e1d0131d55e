/**
 * QR codes: a text as a square of dark and light modules (ISO/IEC 18004). Byte mode, versions 1 to 6, level M: up to
 * 106 bytes, of which about a seventh may be dirty or covered.
 * Hand-made: 1.4 KB gzip; the package uqr 0.1.3 takes 3.9 KB.
 *
 * encode('https://example.org/#/table/owl-lamp-417') // rows of booleans, true is dark
 */

/** By version: data bytes and correction bytes per block, and the number of blocks. */
const VERSIONS: readonly (readonly [data: number, correction: number, blocks: number])[] = [
  [16, 10, 1],
  [28, 16, 1],
  [44, 26, 1],
  [32, 18, 2],
  [43, 24, 2],
  [27, 16, 4],
];

type Modules = boolean[][];

/** Arithmetic in GF(256) modulo x^8 + x^4 + x^3 + x^2 + 1. */
const POWERS: number[] = [1];
for (let i = 1; i < 255; i++) POWERS.push((POWERS[i - 1]! << 1) ^ (POWERS[i - 1]! & 128 ? 0x11d : 0));
const LOGS = new Map(POWERS.map((power, i) => [power, i]));

export const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : POWERS[(LOGS.get(a)! + LOGS.get(b)!) % 255]!;

/** The generator polynomial, whose roots are the first powers, without its leading 1. */
function generator(degree: number): readonly number[] {
  let factors = [1];
  for (let i = 0; i < degree; i++) {
    const shifted = [...factors, 0];
    factors = shifted.map((factor, at) => factor ^ (at === 0 ? 0 : times(factors[at - 1]!, POWERS[i]!)));
  }
  return factors.slice(1);
}

/** The Reed-Solomon correction bytes of a block. */
function correctionOf(data: readonly number[], count: number): readonly number[] {
  const factors = generator(count);
  let rest: number[] = new Array<number>(count).fill(0);
  for (const byte of data) {
    const lead = byte ^ rest[0]!;
    rest = factors.map((factor, i) => (rest[i + 1] ?? 0) ^ times(factor, lead));
  }
  return rest;
}

/** The text after its header, padded to the size of the version. */
function dataOf(bytes: Uint8Array, size: number): readonly number[] {
  const bits: number[] = [];
  const push = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  push(4, 4);
  push(bytes.length, 8);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, size * 8 - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(Number.parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let pad = 0; data.length < size; pad++) data.push(pad % 2 === 0 ? 0xec : 0x11);
  return data;
}

/** The blocks interleaved: the first byte of each, then the second, and so on; then their correction bytes likewise. */
function codewords(bytes: Uint8Array, version: number): readonly number[] {
  const [length, correction, count] = VERSIONS[version - 1]!;
  const data = dataOf(bytes, length * count);
  const blocks = Array.from({ length: count }, (_, i) => data.slice(i * length, (i + 1) * length));
  const woven = (rows: readonly (readonly number[])[]): number[] =>
    rows[0]!.flatMap((_, column) => rows.map((row) => row[column]!));
  return [...woven(blocks), ...woven(blocks.map((block) => correctionOf(block, correction)))];
}

/** The modules that are the same in every code of a size; all others are undefined. */
function frame(size: number): (boolean | undefined)[][] {
  const modules = Array.from({ length: size }, () => new Array<boolean | undefined>(size).fill(undefined));
  const square = (row: number, column: number, reach: number, dark: (ring: number) => boolean): void => {
    for (let y = Math.max(0, row - reach); y <= Math.min(size - 1, row + reach); y++) {
      for (let x = Math.max(0, column - reach); x <= Math.min(size - 1, column + reach); x++) {
        modules[y]![x] = dark(Math.max(Math.abs(y - row), Math.abs(x - column)));
      }
    }
  };
  // Reserves the modules of the level and the mask.
  for (let i = 0; i < 9; i++) {
    modules[8]![i] = false;
    modules[i]![8] = false;
    if (i === 8) continue;
    modules[8]![size - 1 - i] = false;
    modules[size - 1 - i]![8] = false;
  }
  for (let i = 8; i < size - 8; i++) {
    modules[6]![i] = i % 2 === 0;
    modules[i]![6] = i % 2 === 0;
  }
  const finder = (ring: number): boolean => ring !== 2 && ring !== 4;
  square(3, 3, 4, finder);
  square(3, size - 4, 4, finder);
  square(size - 4, 3, 4, finder);
  if (size > 21) square(size - 7, size - 7, 2, (ring) => ring !== 1);
  modules[size - 8]![8] = true;
  return modules;
}

export const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

/** The places of the data modules, in pairs of columns from the right, alternately up and down. */
export function* wayThrough(size: number): Generator<readonly [row: number, column: number]> {
  const fixed = frame(size);
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let i = 0; i < size; i++) {
      const row = up ? size - 1 - i : i;
      for (const column of [right, right - 1]) if (fixed[row]![column] === undefined) yield [row, column];
    }
    up = !up;
  }
}

/** The format bits: level M and the mask, with their own error correction. */
export function formatOf(mask: number): number {
  let rest = mask << 10;
  for (let i = 14; i >= 10; i--) if ((rest >> i) & 1) rest ^= 0x537 << (i - 10);
  return ((mask << 10) | rest) ^ 0x5412;
}

function writeFormat(modules: Modules, mask: number): void {
  const size = modules.length;
  const format = formatOf(mask);
  for (let i = 0; i < 15; i++) {
    const dark = ((format >> i) & 1) === 1;
    const down = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i;
    const along = i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i;
    modules[down]![8] = dark;
    modules[8]![along] = dark;
  }
}

/** The penalty for a code that is hard to read: long runs, blocks, patterns like a finder, too much of one colour. */
function burden(modules: Modules): number {
  const size = modules.length;
  const lines = [...modules, ...modules.map((_, x) => modules.map((row) => row[x]!))];
  let points = 0;
  for (const line of lines) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    for (let i = 0; i + 11 <= size; i++) {
      const part = text.slice(i, i + 11);
      if (part === '10111010000' || part === '00001011101') points += 40;
    }
  }
  let dark = 0;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const here = modules[y]![x]!;
      if (here) dark++;
      const block = [modules[y + 1]?.[x], modules[y]![x + 1], modules[y + 1]?.[x + 1]];
      if (block.every((module) => module === here)) points += 3;
    }
  }
  return points + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}

function drawn(words: readonly number[], size: number, mask: number): Modules {
  const modules: Modules = frame(size).map((row) => row.map((module) => module ?? false));
  let bit = 0;
  for (const [row, column] of wayThrough(size)) {
    const dark = ((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
    modules[row]![column] = (dark === 1) !== MASKS[mask]!(row, column);
    bit++;
  }
  writeFormat(modules, mask);
  return modules;
}

/** Undefined for a text that is too long. */
export function encode(text: string): readonly (readonly boolean[])[] | undefined {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex(([data, , blocks]) => bytes.length + 2 <= data * blocks) + 1;
  if (version === 0) return undefined;
  const words = codewords(bytes, version);
  const all = MASKS.map((_, mask) => drawn(words, 17 + 4 * version, mask));
  return all.reduce((best, next) => (burden(next) < burden(best) ? next : best));
}
