/** The pictures of the guests at a table. */
import type { hosted } from '@speeltafel/table';

/** Of the person who sits there, or whose seat a computer player keeps. */
export function pictureOf(sitter: hosted.Occupant | null): number | undefined {
  if (sitter === null || sitter.kind === 'bot') return undefined;
  return sitter.kind === 'computer' ? sitter.keeps?.picture : sitter.picture;
}

/** Of a guest, who may have several seats; guests who watch have shown none. */
export function pictureAt(seating: hosted.Seating, guest: string): number | undefined {
  const own = Object.values(seating).filter((sitter) => guestOf(sitter) === guest);
  return own.map(pictureOf).find((picture) => picture !== undefined);
}

const guestOf = (sitter: hosted.Occupant | null): string | undefined =>
  sitter?.kind === 'computer' ? sitter.keeps?.guest : sitter?.guest;
