import { menhirsKit } from '@speeltafel/rules';

const { ActionList, decode, listWinningMoves } = menhirsKit;

/** A move that wins at once, if there is one. */
export function winningMove(state: Readonly<menhirsKit.State>): menhirsKit.Action | undefined {
  const wins = new ActionList();
  listWinningMoves(wins, state);
  return wins.length === 0 ? undefined : decode(wins.codes[0]!, wins.sets[0]!);
}
