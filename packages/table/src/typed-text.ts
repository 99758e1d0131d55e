/** Text that people write for others to read. */
import * as v from 'valibot';

/** Lone surrogates, control and invisible characters, and characters that look blank. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Text of people: one visible line, not empty. It is always data, never markup. */
export const words = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest * 2),
    v.transform((text) => text.normalize().replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim()),
    v.minLength(1),
    v.maxLength(longest),
  );
