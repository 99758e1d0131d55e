/** Names as organisers type or paste them. */
import { LONGEST_NAME } from './facts.ts';

/** What cannot be seen or would break a line, and letters that look like nothing at all. */
const UNSEEN = /[\p{C}\s\u115f\u1160\u2800\u3164\uffa0]+/gu;

/** A text of at most so many units, and no letter cut in two. */
export function shortened(text: string, longest: number): string {
  let short = '';
  for (const letter of text) {
    if (short.length + letter.length > longest) break;
    short += letter;
  }
  return short.trim();
}

/** Without what cannot be seen; null where nothing is left. */
export function cleanName(text: string, longest = LONGEST_NAME): string | null {
  const name = text.normalize('NFC').replace(UNSEEN, ' ').trim();
  return name === '' ? null : shortened(name, longest);
}

/** Two names that a reader would take for the same. */
export const nameKey = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** One name per line, or several between commas or semicolons; numbers and bullets in front of them are left out. */
export function parseNames(text: string): readonly string[] {
  return text
    .split(/[\n\r,;\t]+/)
    .map((line) => cleanName(line.replace(/^\s*(?:\d+[.)]|[-*•])\s*/, '')))
    .filter((name): name is string => name !== null);
}
