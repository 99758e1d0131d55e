/**
 * Verifiable chance. A game's seed decides all of its random events. The table shows `seal(seed)` when the game starts
 * and the seed when it ends, so that every player can recompute and verify the deal.
 *
 *     const chance = fromSeed('00112233445566778899aabbccddeeff')
 *     chance.shuffle('ground', tiles)   // the same order, always and everywhere
 */
import { accept, quote, type Result, refuse } from './result.ts';
import { hex, sha256, utf8 } from './sha256.ts';

export interface Chance {
  /** The things in an order that depends only on the seed and the label. */
  shuffle<T>(label: string, things: readonly T[]): T[];
}

/** A seed is 128 bits as 32 hexadecimal digits. */
export function parseSeed(text: string): Result<string> {
  return /^[0-9a-f]{32}$/.test(text)
    ? accept(text)
    : refuse('bad-seed', `${quote(text)} is not a seed of 32 hexadecimal digits.`);
}

/** What is shown of a seed, or of a part of one, before the game: a commitment that reveals nothing. */
export const seal = (seed: string): string => hex(sha256(utf8(seed)));

/**
 * The parts of a shared seed: the table's secret, and by seat the value of each player's page; null if none was shown.
 */
export interface Mix {
  readonly secret: string;
  readonly parts: readonly { readonly seat: number; readonly value: string | null }[];
}

/** The mix as text, such as `0011… 1:aabb… 2:-`. */
export const makeMix = ({ secret, parts }: Mix): string =>
  [secret, ...parts.map(({ seat, value }) => `${seat}:${value ?? '-'}`)].join(' ');

export function parseMix(text: string): Result<Mix> {
  const [secret = '', ...words] = text.split(' ');
  const parts = words.map((word) => ({ seat: Number(word[0]), value: word.slice(2) === '-' ? null : word.slice(2) }));
  const ordered = parts.every(({ seat }, i) => seat > (parts[i - 1]?.seat ?? 0));
  return parseSeed(secret).ok &&
    words.length > 0 &&
    ordered &&
    words.every((word) => /^[1-7]:(-|[0-9a-f]{32})$/.test(word))
    ? accept({ secret, parts })
    : refuse('bad-mix', `${quote(text)} is not a secret and a value for each seat.`);
}

/** The seed of a mix. No one who had to choose a part before knowing the others can choose the seed. */
export const mixedSeed = (mix: Mix): string => hex(sha256(utf8(`mix ${makeMix(mix)}`))).slice(0, 32);

/** An endless sequence of 32-bit numbers: the hash of seed, label and a counter, eight numbers at a time. */
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
