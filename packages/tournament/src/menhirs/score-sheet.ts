/**
 * The score sheet of Menhirs: the winner scores 22 to 12 by the round, 11 to 1 after prolonging, and 12 if the other
 * chose a tie by going on. A tie scores nothing.
 */
import { accept, type Result, refuse } from '@speeltafel/rules';
import type { BoardResult } from '../facts.ts';

const MOST_POINTS = 22;
const PROLONGED_BELOW = 12;

export interface Win {
  /** The round on the round track, 11 to 1. */
  readonly round: number;
  readonly prolonged: boolean;
}

/** The score of a win in a round. */
export const pointsOfWin = ({ round, prolonged }: Win): number => (prolonged ? round : round + 11);

/** The round of a win with that score. 12 points are also the score when the other chose a tie. */
export const winOf = (points: number): Win =>
  points < PROLONGED_BELOW ? { round: points, prolonged: true } : { round: points - 11, prolonged: false };

export const menhirsSheet = {
  seats: [2],
  check(result: BoardResult): Result<BoardResult> {
    const [one, two] = result.places;
    const [winner, loser] = one! <= two! ? [0, 1] : [1, 0];
    const scored = result.points[winner]!;
    if (result.points[loser] !== 0) return refuse('impossible-result', 'The loser scores no points.');
    if (one === two && scored !== 0) return refuse('impossible-result', 'A tie scores no points.');
    // A game may be lost on time before its first round of moves.
    const least = result.how === 'played' ? 1 : 0;
    if (one !== two && result.how !== 'forfeit' && (scored < least || scored > MOST_POINTS))
      return refuse('impossible-result', `A win scores 1 to ${MOST_POINTS} points.`, { most: MOST_POINTS });
    return accept(result);
  },
};
