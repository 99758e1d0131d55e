import fc from 'fast-check';
import { expect } from 'vitest';

/** Texts similar to valid ones: cut, doubled, with a character or a word replaced. */
const mangled = (samples: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...samples), fc.nat({ max: 2000 }), fc.nat({ max: 2000 }), fc.string({ maxLength: 4 }))
    .map(([text, from, length, insert]) => {
      const start = from % (text.length + 1);
      return text.slice(0, start) + insert + text.slice(start + (length % 6));
    });

export const anyText = (samples: readonly string[]) =>
  fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.constantFrom(...samples), mangled(samples));

export const expectResult = (result: { ok: boolean; refusal?: { code: string; message: string } }): void => {
  if (result.ok) return;
  expect(result.refusal?.code).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(result.refusal?.message.length).toBeGreaterThan(5);
  expect(result.refusal?.message).not.toMatch(/\n/);
};
