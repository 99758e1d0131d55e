/**
 * The number with which two tables share a set-up: six digits to say aloud, the last ones of a seed that is otherwise
 * zeros.
 */
import { parseSeed, type Result } from '@speeltafel/rules';

const DIGITS = 6;
const LENGTH = 32;

export const newSeed = (): string =>
  `${crypto.getRandomValues(new Uint32Array(1))[0]! % 10 ** DIGITS}`.padStart(LENGTH, '0');

/** Older links have a number of 32 digits. */
export const shownSeed = (seed: string): string =>
  /^0{26}\d{6}$/.test(seed) ? `${seed.slice(-6, -3)} ${seed.slice(-3)}` : seed;

export function typedSeed(text: string): Result<string> {
  const typed = text.toLowerCase().replaceAll(/\s+/g, '');
  return parseSeed(/^\d{1,6}$/.test(typed) ? typed.padStart(LENGTH, '0') : typed);
}
