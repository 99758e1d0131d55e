/** French puts a space before these marks; a line must not begin with one of them. */
const LOOSE_SPACE = /(«) | (?=[:;!?»%])/g;
const NARROW_NO_BREAK_SPACE = '\u202f';

/** A copy of the dictionary with non-breaking spaces there, also in the results of its functions. */
export function bindSpaces<W>(words: W): W;
export function bindSpaces(words: unknown): unknown {
  if (typeof words === 'string') return words.replace(LOOSE_SPACE, `$1${NARROW_NO_BREAK_SPACE}`);
  if (typeof words === 'function') return (...facts: readonly unknown[]) => bindSpaces(words(...facts));
  if (Array.isArray(words)) return words.map(bindSpaces);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, bindSpaces(value)]));
}
