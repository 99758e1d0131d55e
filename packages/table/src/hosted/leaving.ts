/**
 * Leaving a game that others play on, for good: by resigning, when a clock runs out, or to hand the seat to another person. The computer
 * player that was agreed on takes the seat, and a person who comes by the link may take it from there.
 */
import type { Seat } from '@speeltafel/rules';
import { done, type Facts, type Sender } from './commands.ts';
import type { Fact, Occupant } from './facts.ts';
import { type Hosted, tableTime } from './hosted.ts';

const FEWEST_FOR_ALL = 3;

/** Whether a person or a bot has the seat, or comes back to it. */
const isHeld = (sitter: Occupant | null): boolean =>
  sitter !== null && (sitter.kind !== 'computer' || (sitter.keeps !== null && !sitter.left));

/** What becomes of seats whose players are gone; undefined where a game cannot go on without them. */
export function goneFor<O, P, A>(
  { seating, standIn }: Pick<Hosted<O, P, A>, 'seating' | 'standIn'>,
  seats: readonly Seat[],
  strongest: string,
  least = FEWEST_FOR_ALL,
): readonly Fact[] | undefined {
  const level = standIn ?? strongest;
  const all = Object.entries(seating);
  const others = all.filter(([seat, sitter]) => !seats.includes(Number(seat)) && isHeld(sitter));
  if (level === '' || all.length < least || others.length === 0) return undefined;
  return seats.map((seat) => {
    const sitter = seating[seat] ?? null;
    const keeps = sitter?.kind === 'person' ? sitter : null;
    return { kind: 'replaced', seat, sitter: { kind: 'computer', level, keeps, left: true } };
  });
}

/** Between two, the player who resigns has lost; handing over the seat keeps the game alive there too. */
export function leave<O, P, A>(hosted: Hosted<O, P, A>, seat: Seat, handsOver: boolean, sender: Sender): Facts {
  const gone = goneFor(hosted, [seat], sender.strongest, handsOver ? 2 : FEWEST_FOR_ALL);
  return done(...(gone ?? [{ kind: 'resigned', seat, at: tableTime(hosted, sender.at) } as const]));
}
