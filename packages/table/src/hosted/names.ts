/** Names at one table: a guest whose name looks like another's could be mistaken for them. */
import type { Sender } from './commands.ts';
import type { Occupant, Seating } from './facts.ts';
import { occupantName } from './hosted.ts';

/**
 * Letters that look like Latin ones, from the scripts in which whole names can be imitated (Unicode's confusables
 * without the rare ones). Letters with marks, wide, round and mathematical ones are decomposed by Unicode itself
 * (NFKD).
 */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑᎪꓮ@',
  b: 'вьβƅᏴꓐ',
  c: 'сϲᏟꓚ',
  d: 'ԁđðᎠꓓ',
  e: 'еεєɛᎬꓰ€',
  f: 'ƒꓝ',
  g: 'ɡցᏀꓖ',
  h: 'нһհħΗᎻꓧ',
  j: 'јϳᎫꓙ',
  k: 'кκᏦꓗ',
  l: 'iі1|ıιɩɪӏłǀᎥᏞꓡꓲ',
  m: 'мΜᎷꓟ',
  n: 'пηոΝꓠ',
  o: 'оοօσø0Ꮎꓳ',
  p: 'рρþᏢꓑ',
  q: 'ԛզ',
  r: 'гᎡꓣ',
  s: 'ѕςꜱᏚꓢ$5',
  t: 'тτŧᎢꓔ',
  u: 'υսμʋꓴ',
  v: 'νѵᏙꓦ',
  w: 'ԝωᎳꓪ',
  x: 'хχΧꓫ',
  y: 'уγүΥʏꓬ',
  z: 'ᏃΖꓜ',
  ae: 'æ',
  oe: 'œ',
  ss: 'ß',
};
const LATIN = new Map(
  Object.entries(LOOKALIKES).flatMap(([latin, like]) => [...like].map((letter) => [letter, latin])),
);
const inLatin = (text: string): string => [...text].map((letter) => LATIN.get(letter) ?? letter).join('');

/** The form in which two names must differ: their appearance, without case, marks, spaces and symbols. */
export function lookOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '');
  // Some letters look like a Latin one only as capitals, others only as small letters.
  const latin = inLatin(inLatin(plain).toLowerCase())
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
  // A name of symbols only is kept as it is.
  return latin === '' ? name.normalize('NFKC') : latin;
}

export const looksLike = (name: string, other: string): boolean => lookOf(name) === lookOf(other);

const guestOf = (occupant: Occupant | null): string | undefined =>
  occupant?.kind === 'computer' ? occupant.keeps?.guest : occupant?.guest;

/**
 * True if another guest at the table has a name that looks the same. Bots may share theirs, because they are marked as
 * bots.
 */
export function isNameTaken(seating: Seating, name: string, { guest, bot }: Pick<Sender, 'guest' | 'bot'>): boolean {
  const look = lookOf(name);
  return Object.values(seating).some(
    (occupant) =>
      guestOf(occupant) !== guest &&
      !(bot && occupant?.kind === 'bot') &&
      occupantName(occupant) !== '' &&
      lookOf(occupantName(occupant)) === look,
  );
}

/** The name a guest talks under: that of their seat. Their connection may have been opened under an older name. */
export function speakerName(seating: Seating, { guest, name }: Pick<Sender, 'guest' | 'name'>): string {
  const own = Object.values(seating)
    .filter((occupant) => guestOf(occupant) === guest)
    .map(occupantName)
    .filter((seat) => seat !== '');
  return own.includes(name) ? name : (own[0] ?? name);
}
