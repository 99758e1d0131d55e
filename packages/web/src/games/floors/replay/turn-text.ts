/** Describes turns that were not played, with the reasons for and against them. Tokens are marks. */
import type { floorsPlayers } from '@speeltafel/players';
import { floorsKit as kit } from '@speeltafel/rules';
import { mark, tell } from '../play/sentences.ts';
import { say } from './words.ts';

export type Reason = floorsPlayers.JudgedTurn['reasons'][number];

/** The mark of the token with this name in a position. */
export function tokenMark({ tokens }: kit.Position, name: string): string {
  const known = tokens.filter((one) => kit.nameOf(one) === name);
  const token = known.find(({ place }) => kit.isOnBoard(place)) ?? known[0];
  return mark({ player: name.charCodeAt(0) - 65, shows: Number(name[1]), moved: token?.moved ?? false });
}

export const turnText = (position: kit.Position, action: kit.Move): string =>
  tell(position, position, { seat: action.player + 1, action, at: 0 }, () => '')[0]?.text ?? '';

export function reasonText(position: kit.Position, one: Reason): string {
  const { reasons } = say();
  if (one.reason === 'wins') return reasons.wins;
  if (one.reason === 'only-safe') return reasons.onlySafe;
  const token = tokenMark(position, one.token);
  switch (one.reason) {
    case 'leaves':
      return reasons.leaves(token);
    case 'enters':
      return reasons.enters(token);
    case 'progress':
      return one.points > 0 ? reasons.nearer(token, one.points) : reasons.farther(token, -one.points);
    case 'danger':
      return one.cards === one.of ? reasons.eaten(token) : reasons.danger(token, one.cards, one.of);
    case 'escapes':
      return reasons.escapes(token, one.cards, one.of);
    case 'steers-monster':
      return reasons.steers(token, one.cards, one.of);
  }
}
