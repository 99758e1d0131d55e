/** Removes a guest's names and messages from a log. The game itself stays. */
import type { Fact, Occupant, Opened, Seating } from './facts.ts';

/** Replaces a name. */
export const FORGOTTEN_NAME = '—';

function unnamed<S extends Occupant | null>(sitter: S, guest: string): S {
  if (sitter === null) return sitter;
  if (sitter.kind === 'computer') {
    const keeps = unnamed(sitter.keeps, guest);
    return keeps === sitter.keeps ? sitter : { ...sitter, keeps };
  }
  return sitter.guest === guest ? { ...sitter, name: FORGOTTEN_NAME } : sitter;
}

/** The same object if the guest has none of the seats. */
function unseated(seating: Seating, guest: string): Seating {
  const seats = Object.entries(seating).map(([seat, sitter]) => [seat, unnamed(sitter, guest)] as const);
  return seats.some(([seat, sitter]) => sitter !== seating[Number(seat)]) ? Object.fromEntries(seats) : seating;
}

const unlooked = ({ look: _, ...fact }: Opened): Opened => fact;

/** The fact without talk. */
export const withoutTalk = (fact: Fact): Fact =>
  fact.kind === 'said' && fact.text !== FORGOTTEN_NAME ? { ...fact, text: FORGOTTEN_NAME } : fact;

/** The fact without the guest's name and words; the same object if it contains neither. */
export function without(fact: Fact, guest: string): Fact {
  switch (fact.kind) {
    case 'closed-up': {
      const seating = unseated(fact.seating, guest);
      return seating === fact.seating ? fact : { ...fact, seating };
    }
    case 'opened': {
      const seating = unseated(fact.seating, guest);
      // A look may contain a name that the host wrote.
      if (fact.host === guest && fact.look !== undefined) return unlooked({ ...fact, seating });
      return seating === fact.seating ? fact : { ...fact, seating };
    }
    case 'asked': {
      const sitter = unnamed(fact.sitter, guest);
      return sitter === fact.sitter ? fact : { ...fact, sitter };
    }
    case 'sat':
    case 'replaced': {
      const sitter = unnamed(fact.sitter, guest);
      return sitter === fact.sitter ? fact : { ...fact, sitter };
    }
    case 'said':
      return fact.guest === guest ? { ...fact, name: FORGOTTEN_NAME, text: FORGOTTEN_NAME } : fact;
    default:
      return fact;
  }
}
