/** The names of the players while a new game is being set up. */
import { nameOf } from '../../session/player-names.ts';
import type { SeatChoice } from '../contract/options.ts';
import { chairOf } from './start-choices.ts';
import { say } from './words.ts';

export const nameIn = (seats: readonly SeatChoice[], at: number): string => {
  const chairs = seats.map((seat) => (seat.kind === 'friend' ? { ...seat, name: say().yourGuest } : seat)).map(chairOf);
  return nameOf(chairs[at]!, chairs);
};
