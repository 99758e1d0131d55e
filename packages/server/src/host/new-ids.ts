/** New ids that cannot be guessed, and table codes that are easy to read out. */
import { randomBytes, randomInt } from 'node:crypto';

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Five bits per letter. */
export const newLetters = (count: number): string =>
  Array.from(randomBytes(count), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

export const newId = (): string => newLetters(12);
/**
 * A 70-bit secret: the link admits a guest. The time comes first, so that tables of the same time are neighbours in
 * every index and their next facts touch few pages.
 */
export const newTableId = (at: number): string => `${Math.floor(at / 1000).toString(36)}${newLetters(14)}`;
export const newSeed = (): string => randomBytes(16).toString('hex');
/** A secret of 256 bits. */
export const newKey = (): string => randomBytes(32).toString('base64url');

const CREATURES = [
  'owl',
  'fox',
  'hare',
  'toad',
  'crow',
  'wren',
  'newt',
  'bat',
  'mole',
  'lynx',
  'heron',
  'otter',
  'stag',
  'moth',
  'swan',
  'wolf',
];
const THINGS = [
  'lamp',
  'stone',
  'fog',
  'bell',
  'moss',
  'key',
  'gate',
  'oak',
  'star',
  'boat',
  'drum',
  'crown',
  'fern',
  'hill',
  'well',
  'rook',
];

const LONGEST = 9;

/** Such as `owl-lamp-4172`; longer after many tries. */
export function newCode(tries: number): string {
  const most = 10 ** Math.min(4 + Math.floor(tries / 2), LONGEST);
  return `${CREATURES[randomInt(CREATURES.length)]}-${THINGS[randomInt(THINGS.length)]}-${randomInt(1000, most)}`;
}

const SAID = new RegExp(`^(${CREATURES.join('|')})(${THINGS.join('|')})([0-9]{2,9})$`);

/**
 * Finds a code in what a guest says or types, with dashes, spaces, both or neither between its words; undefined if
 * there is none.
 */
export function codeIn(text: string): string | undefined {
  const [, ...parts] = SAID.exec(text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')) ?? [];
  return parts.length === 0 ? undefined : parts.join('-');
}
