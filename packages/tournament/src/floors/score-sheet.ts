/** The score sheet of Finstere Flure: places, and as points the figures each player brought out. */
import { accept, floorsKit, type Result, refuse } from '@speeltafel/rules';
import type { BoardResult } from '../facts.ts';

export const floorsSheet = {
  seats: [2, 3, 4, 5, 6, 7],
  check(result: BoardResult): Result<BoardResult> {
    const most = floorsKit.neededToWin(result.places.length);
    for (const [seat, points] of result.points.entries()) {
      if (points > most) return refuse('impossible-result', `A player brings out at most ${most} figures.`, { most });
      const better = result.points.some((other, i) => other > points && result.places[i]! > result.places[seat]!);
      if (better && result.how === 'played')
        return refuse('impossible-result', 'A player who brought out more figures has the better place.');
    }
    return accept(result);
  },
};
