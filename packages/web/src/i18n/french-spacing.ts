/** French sets a space before these signs, and no line may begin with one of them. */
const LOOSE = /(«) | (?=[:;!?»%])/g;
const NARROW = '\u202f';

/** All texts of a dictionary with such spaces bound, also those its functions make. */
export function bound<W>(words: W): W;
export function bound(words: unknown): unknown {
  if (typeof words === 'string') return words.replace(LOOSE, `$1${NARROW}`);
  if (typeof words === 'function') return (...facts: readonly unknown[]) => bound(words(...facts));
  if (Array.isArray(words)) return words.map(bound);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, bound(value)]));
}
