import type { Chair } from '@speeltafel/table';

/**
 * All players move up by one seat, so that the player to the left of the previous start player starts the next game.
 */
export const turnedChairs = (chairs: readonly Chair[]): readonly Chair[] =>
  chairs.map((chair, i) => ({ ...chairs[(i + 1) % chairs.length]!, seat: chair.seat }));
