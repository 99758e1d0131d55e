/**
 * Verifiable chance. A game's seed decides everything that chance decides in it. The table shows `seal(seed)` when the game
 * starts and the seed when it ends, so that everybody can recompute the deal and see that nobody bent it.
 *
 *     const chance = fromSeed('00112233445566778899aabbccddeeff')
 *     chance.shuffle('ground', tiles)   // the same order, always and everywhere
 */
import { accept, quote, type Result, refuse } from './result.ts';
import { hex, sha256, utf8 } from './sha256.ts';

export interface Chance {
  /** The things in an order that depends on the seed and on the label, and on nothing else. */
  shuffle<T>(label: string, things: readonly T[]): T[];
}

/** A seed is 128 bits as 32 hexadecimal digits. */
export function parseSeed(text: string): Result<string> {
  return /^[0-9a-f]{32}$/.test(text)
    ? accept(text)
    : refuse('bad-seed', `${quote(text)} is not a seed of 32 hexadecimal digits.`);
}

/** What is shown of a seed before the game: it binds the table without telling anything. */
export const seal = (seed: string): string => hex(sha256(utf8(seed)));

/** An endless row of 32-bit numbers: the hash of seed, label and a counter, eight numbers a time. */
function* numbers(seed: string, label: string): Generator<number, never> {
  for (let block = 0; ; block++) {
    const bytes = new DataView(sha256(utf8(`${seed} ${label} ${block}`)).buffer);
    for (let i = 0; i < 32; i += 4) yield bytes.getUint32(i);
  }
}

export function fromSeed(seed: string): Chance {
  return {
    shuffle(label, things) {
      const row = numbers(seed, label);
      const below = (bound: number): number => {
        const fair = 2 ** 32 - (2 ** 32 % bound);
        for (;;) {
          const number = row.next().value;
          if (number < fair) return number % bound;
        }
      };
      const order = [...things];
      for (let last = order.length - 1; last > 0; last--) {
        const pick = below(last + 1);
        [order[last], order[pick]] = [order[pick]!, order[last]!];
      }
      return order;
    },
  };
}
