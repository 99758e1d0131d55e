import { floorsKit as kit } from '@speeltafel/rules';
import { say } from './words.ts';

/** Names the player's tokens and their squares. */
export function ownTokens({ tokens }: kit.Position, player: kit.Player): string {
  const words = say();
  const own = tokens.filter((token) => token.player === player && kit.isInPlay(token.place));
  const list = own.map(({ shows, place }) =>
    kit.isOnBoard(place) ? words.tokenOn(shows, kit.makeSquare(place)) : words.tokenOutside(shows),
  );
  return words.yours(words.shapes[player]!, list.join(', '));
}
