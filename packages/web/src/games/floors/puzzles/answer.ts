/** Parses the texts of an answer into moves, and finds the tokens they are about. */
import { floorsKit as kit } from '@speeltafel/rules';

export function readMove(text: string): kit.Move | undefined {
  const parsed = kit.parseAction(text, 0);
  return parsed.ok && parsed.value.action.type === 'move' ? parsed.value.action : undefined;
}

export function readLay(text: string): kit.Lay | undefined {
  const parsed = kit.parseAction(text, 0);
  return parsed.ok && parsed.value.action.type === 'lay' ? parsed.value.action : undefined;
}

/** The token of a move, as long as the move can be made. */
export const tokenOf = ({ tokens }: kit.Position, { player, shows }: kit.Move): kit.Token | undefined =>
  tokens.find((token) => token.player === player && token.shows === shows && !token.moved && kit.isInPlay(token.place));
