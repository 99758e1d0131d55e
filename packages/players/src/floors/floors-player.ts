/** Types shared by the players of Finstere Flure. */
import type { floorsKit, Seat } from '@speeltafel/rules';
import type { Player, Thought } from '../player.ts';

export type FloorsPlayer = Player<floorsKit.Position, floorsKit.Action>;
export type FloorsThought = Thought<floorsKit.Action>;

/** The answer for a seat that has nothing to do. */
export const NO_THOUGHT: FloorsThought = { actions: [], value: 0, depth: 0, nodes: 0 };

export const isToMove = (position: floorsKit.Position, seat: Seat): boolean =>
  (position.phase === 'tokens' || position.phase === 'lay') && position.turn + 1 === seat;
