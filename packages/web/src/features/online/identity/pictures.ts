/** The pictures of the guests at a table. */
import type { hosted } from '@speeltafel/table';

/** The picture of the person in the seat, or of the person for whom a computer player stands in. */
export function pictureOf(sitter: hosted.Occupant | null): number | undefined {
  if (sitter === null || sitter.kind === 'bot') return undefined;
  return sitter.kind === 'computer' ? sitter.keeps?.picture : sitter.picture;
}

/** The picture of a guest, who may have several seats. Spectators have sent none. */
export function pictureAt(seating: hosted.Seating, guest: string): number | undefined {
  const own = Object.values(seating).filter((sitter) => guestOf(sitter) === guest);
  return own.map(pictureOf).find((picture) => picture !== undefined);
}

const guestOf = (sitter: hosted.Occupant | null): string | undefined =>
  sitter?.kind === 'computer' ? sitter.keeps?.guest : sitter?.guest;
