/** Explains why a game at the real table ended as it did. */
import { menhirs, type menhirsKit } from '@speeltafel/rules';
import { playerName } from './names.ts';
import { say } from './words.ts';

export function whyEnded(position: menhirsKit.Position): string {
  const { winner, reason } = menhirs.outcome(position)!;
  const { reasons } = say();
  if (reason === 'tie' || winner === null) return reasons.tie;
  // Aloud, the winner may never have been asked, so name the player who went on.
  if (reason === 'went-on') return reasons[reason](playerName(3 - winner));
  return reasons[reason](playerName(winner), position.state.round);
}
