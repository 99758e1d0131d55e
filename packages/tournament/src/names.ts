/** Names as organisers type or paste them. */
import { LONGEST_NAME } from './facts.ts';

/** Invisible characters, those that would break a line, and those that look blank. */
const UNSEEN = /[\p{C}\s\u115f\u1160\u2800\u3164\uffa0]+/gu;

/** Shortens a text to at most `longest` UTF-16 units without cutting a character in two. */
export function shortened(text: string, longest: number): string {
  let short = '';
  for (const letter of text) {
    if (short.length + letter.length > longest) break;
    short += letter;
  }
  return short.trim();
}

/** Removes invisible characters; null if nothing is left. */
export function cleanName(text: string, longest = LONGEST_NAME): string | null {
  const name = text.normalize('NFC').replace(UNSEEN, ' ').trim();
  return name === '' ? null : shortened(name, longest);
}

/** Equal for two names that a reader would take for the same. */
export const nameKey = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** One name per line, or several between commas or semicolons; leading numbers and bullets are removed. */
export function parseNames(text: string): readonly string[] {
  return text
    .split(/[\n\r,;\t]+/)
    .map((line) => cleanName(line.replace(/^\s*(?:\d+[.)]|[-*•])\s*/, '')))
    .filter((name): name is string => name !== null);
}
