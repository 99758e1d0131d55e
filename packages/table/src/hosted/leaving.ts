/**
 * Leaving for good a game that others play on: by resigning, by running out of time, or by handing the seat over. The
 * agreed computer player takes the seat, and a person who comes by the link may take it over.
 */
import type { Seat } from '@speeltafel/rules';
import { done, type Facts, type Sender } from './commands.ts';
import type { Fact, Occupant } from './facts.ts';
import { type Hosted, tableTime } from './hosted.ts';

const FEWEST_FOR_ALL = 3;

/** True if a person or a bot has the seat, or may return to it. */
const isHeld = (sitter: Occupant | null): boolean =>
  sitter !== null && (sitter.kind !== 'computer' || (sitter.keeps !== null && !sitter.left));

/** Facts for the seats of players who are gone; undefined if the game cannot go on without them. */
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

/** With two players, resigning ends the game; handing the seat over does not. */
export function leave<O, P, A>(hosted: Hosted<O, P, A>, seat: Seat, handsOver: boolean, sender: Sender): Facts {
  const gone = goneFor(hosted, [seat], sender.strongest, handsOver ? 2 : FEWEST_FOR_ALL);
  return done(...(gone ?? [{ kind: 'resigned', seat, at: tableTime(hosted, sender.at) } as const]));
}
