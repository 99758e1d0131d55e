/** Removes a guest's names and messages from a log. The game itself stays. */
import type { Fact, Sitter } from './facts.ts';

/** In place of a name. */
export const NOBODY = '—';

function unnamed<S extends Sitter | null>(sitter: S, guest: string): S {
  if (sitter === null) return sitter;
  if (sitter.kind === 'computer') {
    const keeps = unnamed(sitter.keeps, guest);
    return keeps === sitter.keeps ? sitter : { ...sitter, keeps };
  }
  return sitter.guest === guest ? { ...sitter, name: NOBODY } : sitter;
}

/** The fact without what was said. */
export const withoutTalk = (fact: Fact): Fact =>
  fact.kind === 'said' && fact.text !== NOBODY ? { ...fact, text: NOBODY } : fact;

/** The fact without them; the very same where it says nothing about them. */
export function without(fact: Fact, guest: string): Fact {
  switch (fact.kind) {
    case 'opened': {
      const seating = Object.fromEntries(
        Object.entries(fact.seating).map(([seat, sitter]) => [seat, unnamed(sitter, guest)]),
      );
      return Object.entries(seating).some(([seat, sitter]) => sitter !== fact.seating[Number(seat)])
        ? { ...fact, seating }
        : fact;
    }
    case 'sat':
    case 'replaced': {
      const sitter = unnamed(fact.sitter, guest);
      return sitter === fact.sitter ? fact : { ...fact, sitter };
    }
    case 'said':
      return fact.guest === guest ? { ...fact, name: NOBODY, text: NOBODY } : fact;
    default:
      return fact;
  }
}
