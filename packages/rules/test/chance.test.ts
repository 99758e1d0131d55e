import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromSeed, makeMix, mixedSeed, parseMix, parseSeed, seal } from '../src/index.ts';
import { hex, sha256, utf8 } from '../src/sha256.ts';

const seeds = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => hex(bytes));

describe('sha256', () => {
  test('agrees with Node on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
      }),
    );
  });

  test('utf8 agrees with Node on any text, lone surrogates included', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect([...utf8(text)]).toEqual([...Buffer.from(text, 'utf8')]);
      }),
    );
    expect([...utf8('\ud800')]).toEqual([...Buffer.from('\ud800', 'utf8')]);
  });
});

describe('chance', () => {
  const things = Array.from({ length: 30 }, (_, i) => i);

  test('a shuffle contains the same things', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(
          fromSeed(seed)
            .shuffle('ground', things)
            .toSorted((a, b) => a - b),
        ).toEqual(things);
      }),
    );
  });

  test('the same seed and label give the same order, another label another one', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const order = fromSeed(seed).shuffle('ground', things);
        expect(fromSeed(seed).shuffle('ground', things)).toEqual(order);
        expect(fromSeed(seed).shuffle('cards', things)).not.toEqual(order);
      }),
    );
  });

  test('every thing comes first about equally often', () => {
    const counts = new Array<number>(6).fill(0);
    for (let i = 0; i < 6000; i++) {
      const [first] = fromSeed(i.toString(16).padStart(32, '0')).shuffle('fair', [0, 1, 2, 3, 4, 5]);
      counts[first!]! += 1;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test('the order of a known seed never changes', () => {
    expect(
      fromSeed('00112233445566778899aabbccddeeff')
        .shuffle('ground', [...'abcdefghij'])
        .join(''),
    ).toMatchInlineSnapshot(`"iacgefbdhj"`);
  });

  test('the seal is the SHA-256 of the seed as written', () => {
    const seed = '00112233445566778899aabbccddeeff';
    expect(seal(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
  });

  test('only 32 hexadecimal digits are a seed', () => {
    expect(parseSeed('00112233445566778899aabbccddeeff').ok).toBe(true);
    for (const bad of ['', '0011', '00112233445566778899AABBCCDDEEFF', `${'0'.repeat(32)}\n`]) {
      expect(parseSeed(bad)).toMatchObject({ ok: false, refusal: { code: 'bad-seed' } });
    }
  });
});

describe('a shared seed', () => {
  const parts = fc
    .uniqueArray(fc.record({ seat: fc.integer({ min: 1, max: 7 }), value: fc.option(seeds) }), {
      minLength: 1,
      selector: ({ seat }) => seat,
    })
    .map((some) => some.toSorted((a, b) => a.seat - b.seat));
  const mixes = fc.record({ secret: seeds, parts });

  test('is the SHA-256 of the line in the record, so that anyone can compute it', () => {
    fc.assert(
      fc.property(mixes, (mix) => {
        const line = `mix ${makeMix(mix)}`;
        expect(mixedSeed(mix)).toBe(createHash('sha256').update(line).digest('hex').slice(0, 32));
        expect(parseMix(makeMix(mix))).toEqual({ ok: true, value: mix });
      }),
    );
  });

  test('changes with each of its parts', () => {
    fc.assert(
      fc.property(mixes, seeds, (mix, other) => {
        fc.pre(other !== mix.secret && mix.parts.every(({ value }) => value !== other));
        const all = mix.parts.map((_, i) => mix.parts.map((part, j) => (i === j ? { ...part, value: other } : part)));
        const changed = [{ ...mix, secret: other }, ...all.map((some) => ({ ...mix, parts: some }))];
        for (const one of changed) expect(mixedSeed(one)).not.toBe(mixedSeed(mix));
      }),
    );
  });

  test.each([
    '',
    'ff',
    `${'0'.repeat(32)}`,
    `${'0'.repeat(32)} 8:-`,
    `${'0'.repeat(32)} 2:- 1:-`,
    `${'0'.repeat(32)} 1:-  2:-`,
  ])('as "%s" is refused', (text) => expect(parseMix(text)).toMatchObject({ ok: false, refusal: { code: 'bad-mix' } }));
});
