/**
 * The exact solutions of Menhirs puzzles. Each function lists every solution of a position, and none if the question
 * does not apply: a puzzle is a position with exactly one.
 */
import { menhirs, menhirsKit } from '@speeltafel/rules';
import { claimWins } from '../../menhirs/claim.ts';
import type { Solution } from '../puzzle.ts';
import { ForcedWins, type WholeTurn } from './forced.ts';
import type { MenhirsKind } from './kinds.ts';

const { ActionList, CLAIM, claimant, decode, hasWinningMove, Kernel, listWinningMoves, MOVING, TAKING } = menhirsKit;

type Position = menhirsKit.Position;
type State = Readonly<menhirsKit.State>;

/** The actions as texts, each written in the position it is played in. */
export function tell(position: Position, actions: readonly menhirsKit.Action[]): Solution {
  let now = position;
  return actions.map((action) => {
    const seat = action.kind === 'claim' ? claimant(now.state) : now.state.player;
    const text = menhirs.makeAction(action, now, seat);
    const next = menhirs.play(now, seat, action, 0);
    if (!next.ok) throw new Error(`${menhirs.makePosition(now)} ${text}: ${next.refusal.message}`);
    now = next.value;
    return text;
  });
}

export function winningMoves(state: State): menhirsKit.Action[] {
  const list = new ActionList();
  listWinningMoves(list, state);
  return Array.from({ length: list.length }, (_, i) => decode(list.codes[i]!, list.sets[i]!));
}

export function afterClaim(state: State): State {
  const kernel = new Kernel(state);
  kernel.play(CLAIM, 0);
  return kernel.state;
}

/** Every move that wins at once. Empty if a claim could bring back a tile, because there might be other ways to win. */
function winInOne({ state }: Position): WholeTurn[] {
  if (state.phase !== MOVING || (state.tile !== 0 && claimant(state) !== 0)) return [];
  return winningMoves(state).map((move) => [move]);
}

/**
 * The opponent has moved and taken a tile. A claim brings the tile back, with ko in force. It is right if that gives a
 * win that does not exist without it, and wrong if the win exists only without it, or not at all. The solution is the
 * claim with its proof, the move that wins without a claim, or an empty list: no claim. If both ways win there is no
 * question.
 */
function claimOrNot({ state }: Position): WholeTurn[] {
  if (state.phase !== MOVING || state.tile === 0 || claimant(state) !== state.player) return [];
  const plain = winningMoves(state);
  const proofs = winningMoves(afterClaim(state));
  if (plain.length > 0 && proofs.length > 0) return [];
  if (plain.length + proofs.length === 0) return [[]];
  return [...plain.map((move) => [move]), ...proofs.map((move): WholeTurn => [{ kind: 'claim' }, move])];
}

/**
 * The player has moved, the opponent threatens to win by the next move, and nothing can be claimed (in round 1, in a
 * game without claims, in 2.0 and base). The solutions are every taking, or ending of the turn, after which the
 * opponent has no winning move.
 */
function whichTaking({ state }: Position): WholeTurn[] {
  if (state.phase !== TAKING || claimant(state) !== 0 || !hasWinningMove(state)) return [];
  const kernel = new Kernel(state);
  const list = new ActionList();
  kernel.list(list);
  const stopping: WholeTurn[] = [];
  for (let i = 0; i < list.length; i++) {
    kernel.play(list.codes[i]!, list.sets[i]!);
    // There is no threat unless the opponent's move comes next.
    if (kernel.state.phase !== MOVING) return [];
    if (!hasWinningMove(kernel.state)) stopping.push([decode(list.codes[i]!, list.sets[i]!)]);
    kernel.undo();
  }
  return stopping;
}

/** The first turns of the shortest forced win, if it takes exactly that many turns of both players. */
function forcedWin({ state }: Position, within: number): WholeTurn[] {
  if (state.phase !== MOVING || hasWinningMove(state) || claimWins(state, state.player)) return [];
  const search = new ForcedWins(state);
  if (within > 3 && search.winningTurns(within - 2).length > 0) return [];
  const turns = search.winningTurns(within);
  return search.crossed ? [] : turns;
}

const SOLVERS: Readonly<Record<MenhirsKind, (position: Position) => WholeTurn[]>> = {
  'win-in-one': winInOne,
  'claim-or-not': claimOrNot,
  'which-taking': whichTaking,
  'win-in-two': (position) => forcedWin(position, 3),
  'win-in-three': (position) => forcedWin(position, 5),
};

export const solveMenhirs = (kind: MenhirsKind, position: Position): WholeTurn[] => SOLVERS[kind](position);
