/**
 * Who may sit down. If the host admits newcomers, they need the host's permission first; at any table, so does a guest
 * whose seat the host has freed.
 */
import { refuse, type Seat } from '@speeltafel/rules';
import { done, type Facts, type Sender } from './commands.ts';
import type { Occupant } from './facts.ts';
import type { Hosted } from './hosted.ts';

/** A host cannot handle more requests at once. */
const MOST_ASKING = 10;

export const mustAsk = <O, P, A>(
  { host, admits, admitted, freed }: Hosted<O, P, A>,
  { guest }: Pick<Sender, 'guest'>,
): boolean => guest !== host && !admitted.includes(guest) && (admits || freed.includes(guest));

/** Asks the host for a seat. Asking for another seat withdraws the first request. */
export function ask<O, P, A>(
  { asking, turnedAway }: Hosted<O, P, A>,
  seat: Seat,
  sitter: Exclude<Occupant, { kind: 'computer' }>,
  pledge: string | undefined,
): Facts {
  if (turnedAway.includes(sitter.guest)) return refuse('turned-away', 'The host has not let you in.');
  const others = asking.filter((one) => one.sitter.guest !== sitter.guest);
  if (asking.some((one) => one.seat === seat && one.sitter.guest === sitter.guest)) return done();
  if (others.length >= MOST_ASKING) return refuse('many-asking', 'Many others have asked the host already.');
  return done({ kind: 'asked', seat, sitter, ...(pledge !== undefined && { pledge }) });
}
