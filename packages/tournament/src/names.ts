/** Names as organisers type or paste them. */
import { LONGEST_NAME } from './facts.ts';

/** Without what cannot be seen or would break a line; null where nothing is left. */
export function cleanName(text: string, longest = LONGEST_NAME): string | null {
  const name = text
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  return name === '' ? null : [...name].slice(0, longest).join('');
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
