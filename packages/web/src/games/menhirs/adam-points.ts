/** The points of Adam Way, taken from the rules. */
import { menhirs } from '@speeltafel/rules';

/** The points for freeing the last menhir in this round. `pass` is 2 after prolonging. */
export function pointsFor(round: number, pass: 1 | 2): number {
  const won = menhirs.parsePosition(`adam a1 b1 ${pass}/${round}/1/over 0/0 -`);
  if (!won.ok) throw new Error(won.refusal.message);
  return menhirs.outcome(won.value)?.points ?? 0;
}
