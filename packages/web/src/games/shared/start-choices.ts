/** Starts a game on this device from the choices of a form. */
import type { Result } from '@speeltafel/rules';
import type { Chair, ClockRule, TableGame } from '@speeltafel/table';
import { startGame } from '../../session/local.ts';
import type { Choices, OpponentKind, SeatChoice } from '../contract/options.ts';

export const chairOf = ({ kind, name, level }: SeatChoice, index: number): Chair =>
  kind === 'computer'
    ? { seat: index + 1, name: '', controller: { kind, level } }
    : { seat: index + 1, name: name.trim(), controller: { kind: 'person' } };

export const defaultSeat = (kind: SeatChoice['kind'], level: string): SeatChoice => ({ kind, name: '', level });

/** The default for all seats but the first. */
export const OTHERS = { people: 'person', computer: 'computer', friends: 'friend' } as const satisfies Readonly<
  Record<OpponentKind, SeatChoice['kind']>
>;

/** Gives the first seat to a person on this device: a player who taps "play now" does not want to watch. */
export const withFirstSeatHere = <C extends Choices>(choices: C): C => ({
  ...choices,
  sitters: choices.sitters.map((seat, index) => (index === 0 ? { ...seat, kind: 'person' } : seat)),
});

/** Unwraps options. The forms offer only what the rules allow. */
export function allowed<T>(options: Result<T>): T {
  if (!options.ok) throw new Error(options.refusal.message);
  return options.value;
}

export const startWith = <O, P, A>(
  kit: TableGame<O, P, A>,
  options: O,
  seats: readonly SeatChoice[],
  clock: ClockRule,
  look?: string,
): string => startGame(kit, { options, chairs: seats.map(chairOf), clock, look });
