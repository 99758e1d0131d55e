/** Decides whether to claim victory. */
import { menhirsKit, type Seat } from '@speeltafel/rules';
import type { Player } from '../player.ts';

const { CLAIM, claimant, hasWinningMove, Kernel } = menhirsKit;

/**
 * True if a claim by that seat would be just: the tile returns, ko stays in force, and a winning move must exist then.
 */
export function claimWins(state: Readonly<menhirsKit.State>, seat: Seat): boolean {
  if (claimant(state) !== seat) return false;
  const kernel = new Kernel(state);
  kernel.play(CLAIM, 0);
  return hasWinningMove(kernel.state);
}

/** A player of Menhirs can also act in the opponent's turn, by a claim. */
export type MenhirsPlayer = Required<Player<menhirsKit.Position, menhirsKit.Action>>;

export const alwaysClaims = ({ state }: menhirsKit.Position, seat: Seat): boolean => claimWins(state, seat);
