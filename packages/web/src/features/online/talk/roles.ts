/** The role of a speaker at a table: player, host or spectator, whatever name they use. */
import type { Seat } from '@speeltafel/rules';
import type { hosted } from '@speeltafel/table';

export interface Role {
  /** The seats they play, or that a stand-in plays for them. */
  readonly seats: readonly Seat[];
  readonly isHost: boolean;
}

const guestOf = (sitter: hosted.Occupant | null): string | undefined =>
  sitter === null ? undefined : sitter.kind === 'computer' ? sitter.keeps?.guest : sitter.guest;

export const roleOf = ({ seating, host }: Pick<hosted.ClientView, 'seating' | 'host'>, guest: string): Role => ({
  seats: Object.keys(seating)
    .map(Number)
    .filter((seat) => guestOf(seating[seat]!) === guest),
  isHost: host === guest,
});

interface Person {
  readonly guest: string;
  readonly name: string;
}

/** Everyone else who has spoken at the table or has a seat; the latest speakers first. */
export function othersAt(
  { seating, talk }: Pick<hosted.ClientView, 'seating' | 'talk'>,
  guest: string,
): readonly Person[] {
  const seated = Object.values(seating).flatMap((sitter): Person[] => {
    const person = sitter?.kind === 'computer' ? sitter.keeps : sitter;
    return person === null || person === undefined ? [] : [{ guest: person.guest, name: person.name }];
  });
  const all = [...talk.map(({ guest, name }) => ({ guest, name })).toReversed(), ...seated];
  return [...new Map(all.map((one) => [one.guest, one])).values()].filter((one) => one.guest !== guest);
}
