/**
 * The grade of a Menhirs puzzle: one point for each countable thing that makes people overlook the solution.
 *
 * - many moves or whole turns to choose from, and even more of them;
 * - the move is a split: people look at whole clusters first;
 * - three stones or more lie under fog, all to be freed by one move;
 * - plausible wrong answers: moves that lift the fog off all stones but land on one, turns that leave the opponent one
 *   or two safe replies, a win that a claim would throw away or that only ko forbids, more than one threat to be
 *   stopped by one tile;
 * - depth: a win in three starts one grade higher than a win in two.
 */
import { menhirsKit } from '@speeltafel/rules';
import { TurnList } from '../../menhirs/turns.ts';
import { type Grade, gradeBy } from '../puzzle.ts';
import type { WholeTurn } from './forced.ts';
import type { MenhirsKind } from './kinds.ts';
import { afterClaim, winningMoves } from './solve.ts';

const { ActionList, cluster, Kernel, listActions, shifted, size, State } = menhirsKit;

type Position = menhirsKit.Position;
type ReadState = Readonly<menhirsKit.State>;

const MANY_COVERED = 3;
const SEVERAL = 3;

const isSplit = (action: menhirsKit.Action, { fog }: ReadState): boolean =>
  action.kind === 'move' && cluster(fog, action.set & -action.set) !== action.set;

const splits = (turn: WholeTurn, state: ReadState): boolean => turn.some((action) => isSplit(action, state));

const covered = ({ fog, menhirs }: ReadState): number => size(fog & menhirs);

function actionsOf(state: ReadState): menhirsKit.ActionList {
  const list = new ActionList();
  listActions(list, state);
  return list;
}

/** Moves that lift the fog off every stone but land on one again: the first thing people try. */
export function almostWins(state: ReadState): number {
  const { codes, sets, length } = actionsOf(state);
  const { fog, menhirs } = state;
  let count = 0;
  for (let i = 0; i < length; i++)
    if ((fog & menhirs & ~sets[i]!) === 0 && (shifted(sets[i]!, codes[i]!) & menhirs) !== 0) count++;
  return count;
}

/** True if only ko prevents a win. */
export function isBarredByKo(state: ReadState): boolean {
  const free = new State(state.setting).copyFrom(state);
  free.moved = 0;
  return winningMoves(state).length < winningMoves(free).length;
}

const FEW = 3;

/** The number of all turns, and of those after which the opponent has only one or two safe actions. */
function choices(state: ReadState): { turns: number; sharp: number } {
  const kernel = new Kernel(state);
  const list = new TurnList();
  list.list(kernel, false);
  const turns = list.length;
  list.list(kernel);
  let sharp = 0;
  for (let i = 0; i < list.length; i++) {
    const played = list.play(kernel, i);
    const safe = list.countSafe(kernel, FEW);
    if (safe > 0 && safe < FEW) sharp++;
    for (let k = 0; k < played; k++) kernel.undo();
  }
  return { turns, sharp };
}

function gradeWin({ state }: Position, solution: WholeTurn): Grade {
  const moves = actionsOf(state).length;
  return gradeBy([
    moves >= 16,
    moves >= 30,
    splits(solution, state),
    covered(state) >= MANY_COVERED,
    almostWins(state) >= SEVERAL,
  ]);
}

function gradeClaim({ state }: Position, solution: WholeTurn): Grade {
  const back = afterClaim(state);
  const isPitfall = solution.length === 1 || isBarredByKo(state);
  return gradeBy([
    actionsOf(back).length >= 16,
    splits(solution, back),
    isPitfall,
    almostWins(back) >= SEVERAL,
    covered(back) >= MANY_COVERED,
  ]);
}

function gradeTaking({ state }: Position, solution: WholeTurn): Grade {
  const threats = winningMoves(state);
  const [taking] = solution;
  const onStone = taking?.kind === 'take' && ((state.menhirs >> taking.place) & 1) === 1;
  return gradeBy([
    size(state.fog) >= 7,
    threats.length >= 2,
    threats.some((move) => isSplit(move, state)),
    !onStone,
    covered(state) >= MANY_COVERED,
  ]);
}

function gradeForced({ state }: Position, solution: WholeTurn, deep: boolean): Grade {
  const { turns, sharp } = choices(state);
  const takes = solution.some(({ kind }) => kind === 'take');
  return gradeBy([deep, turns >= 40, turns >= 160, splits(solution, state), takes && sharp >= 4]);
}

export function gradeMenhirs(kind: MenhirsKind, position: Position, solution: WholeTurn): Grade {
  switch (kind) {
    case 'win-in-one':
      return gradeWin(position, solution);
    case 'claim-or-not':
      return gradeClaim(position, solution);
    case 'which-taking':
      return gradeTaking(position, solution);
    default:
      return gradeForced(position, solution, kind === 'win-in-three');
  }
}
