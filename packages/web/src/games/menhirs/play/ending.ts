/** How a game of Menhirs ended, in words. */
import { menhirs } from '@speeltafel/rules';
import { say as sayUi } from '../../../ui/words.ts';
import type { Ending } from '../../contract/play.ts';
import type { MenhirsGame } from '../game-view.ts';
import { colourOf } from '../sides.ts';
import { say } from '../words.ts';

export interface MenhirsEnding extends Ending {
  readonly points: number;
}

function told(game: MenhirsGame): MenhirsEnding | null {
  const words = say();
  const { session, who } = game;
  const broken = session.table().brokenOff;
  if (broken !== null) {
    if (broken.seat === null) return { winner: null, title: sayUi().tie, text: words.byAgreement, points: 0 };
    const loser = who(broken.seat);
    return {
      winner: broken.winner,
      title: broken.winner === null ? sayUi().tie : words.wonBy(who(broken.winner)),
      text: broken.by === 'time' ? words.byTime(loser) : words.byResigning(loser),
      points: 0,
    };
  }
  const outcome = menhirs.outcome(session.position());
  if (outcome === null) return null;
  const { winner, reason, points } = outcome;
  const { round } = game.view();
  if (winner === null) return { winner, title: sayUi().tie, text: words.byTie, points };
  const loser = who(3 - winner);
  const won = { winner, points, title: words.wonBy(who(winner)) };
  switch (reason) {
    case 'uncovered':
      return { ...won, title: words.stonesFree, text: words.byUncovering(who(winner), round) };
    case 'claim':
      return { ...won, title: words.stonesFree, text: words.byClaim(who(winner), round) };
    case 'unjust-claim':
      return { ...won, text: words.byUnjustClaim(loser, round) };
    default:
      return { ...won, text: words.byGoingOn(loser) };
  }
}

/** Adds the winner's colour for the frame. */
export function endingOf(game: MenhirsGame): MenhirsEnding | null {
  const ending = told(game);
  if (ending === null || ending.winner === null) return ending;
  return { ...ending, class: colourOf(ending.winner) };
}
