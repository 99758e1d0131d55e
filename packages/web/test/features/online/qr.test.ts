import { describe, expect, test } from 'vitest';
import { encode, formatOf, MASKS, times, wayThrough } from '../../../src/features/online/waiting/qr.ts';

const BLOCKS: Readonly<Record<number, readonly [number, number, number]>> = {
  21: [16, 10, 1],
  25: [28, 16, 1],
  29: [44, 26, 1],
  33: [32, 18, 2],
  37: [43, 24, 2],
  41: [27, 16, 4],
};

/** Decodes a code like a scanner, and checks that every block is free of errors. */
function decode(modules: readonly (readonly boolean[])[]): string {
  const size = modules.length;
  let format = 0;
  for (let i = 0; i < 15; i++) {
    const down = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i;
    if (modules[down]![8]) format |= 1 << i;
  }
  const mask = MASKS.findIndex((_, i) => formatOf(i) === format);
  expect(mask).toBeGreaterThanOrEqual(0);
  const bits = [...wayThrough(size)].map(([y, x]) => (modules[y]![x] !== MASKS[mask]!(y, x) ? 1 : 0));
  const [data, correction, count] = BLOCKS[size]!;
  const words = Array.from({ length: (data + correction) * count }, (_, i) =>
    Number.parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2),
  );
  const text: number[] = [];
  for (let block = 0; block < count; block++) {
    const own = words.filter((_, i) => i % count === block);
    let root = 1;
    for (let i = 0; i < correction; i++) {
      expect(own.reduce((sum, word) => times(sum, root) ^ word, 0)).toBe(0);
      root = times(root, 2);
    }
    text.push(...own.slice(0, data));
  }
  const all = text.map((word) => word.toString(2).padStart(8, '0')).join('');
  expect(all.slice(0, 4)).toBe('0100');
  const length = Number.parseInt(all.slice(4, 12), 2);
  const bytes = Array.from({ length }, (_, i) => Number.parseInt(all.slice(12 + i * 8, 20 + i * 8), 2));
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

describe('QR codes', () => {
  test('level and mask are encoded as in the standard', () => {
    expect(formatOf(0).toString(2).padStart(15, '0')).toBe('101010000010010');
    expect(formatOf(5).toString(2).padStart(15, '0')).toBe('100000011001110');
  });

  test.each([1, 14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106])('a text of %i bytes can be decoded', (length) => {
    const text = 'https://example.org/#/table/owl-lamp-417?'.repeat(3).slice(0, length);
    const code = encode(text)!;
    expect(decode(code)).toBe(text);
    expect(code.every((row) => row.length === code.length)).toBe(true);
  });

  test('non-ASCII letters count as their UTF-8 bytes', () => {
    expect(decode(encode('Käse, thé, ζ')!)).toBe('Käse, thé, ζ');
  });

  test('a text that is too long has no code', () => {
    expect(encode('x'.repeat(107))).toBeUndefined();
  });

  test('finder and timing patterns are where scanners expect them', () => {
    const code = encode('hello')!;
    const corner = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
    const at = (y: number, x: number): string[] =>
      corner.map((_, i) =>
        code[y + i]!.slice(x, x + 7)
          .map(Number)
          .join(''),
      );
    expect([at(0, 0), at(0, 14), at(14, 0)]).toEqual([corner, corner, corner]);
    expect(code[6]!.slice(8, 13).map(Number)).toEqual([1, 0, 1, 0, 1]);
    expect(code[13]![8]).toBe(true);
  });
});
