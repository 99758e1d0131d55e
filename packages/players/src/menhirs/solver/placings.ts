/** The value of positions in which tiles are placed, for player 1: by trying all layouts they can lead to. */
import { menhirsKit } from '@speeltafel/rules';
import type { SolvedBoard, Value } from './solved-board.ts';
import { stageOf } from './stages.ts';

const { EVERYWHERE, PLACING_ROUND } = menhirsKit;

export class Placings {
  private readonly board: SolvedBoard;
  private readonly known = new Map<string, Map<number, Value>>();

  constructor(board: SolvedBoard) {
    this.board = board;
  }

  /** `left1` and `left2` are the tiles that the players still have to place. */
  value(fog: number, player: number, left1: number, left2: number, pass: number): Value {
    if (left1 + left2 === 0) return this.board.lookUp(stageOf(pass, PLACING_ROUND - 1, 1)!, fog, [0, 0]);
    const known = this.knownOf(`${player} ${left1} ${left2} ${pass}`);
    const before = known.get(fog);
    if (before !== undefined) return before;
    const next1 = left1 - (player === 1 ? 1 : 0);
    const next2 = left2 - (player === 2 ? 1 : 0);
    // The other player places next, unless they have no tile left.
    const next = (player === 1 ? next2 : next1) > 0 ? 3 - player : player;
    const goal = player === 1 ? 1 : -1;
    let best: Value = player === 1 ? -1 : 1;
    for (let free = EVERYWHERE & ~fog; free !== 0 && best !== goal; free &= free - 1) {
      const value = this.value(fog | (free & -free), next, next1, next2, pass);
      if (value * goal > best * goal) best = value;
    }
    known.set(fog, best);
    return best;
  }

  private knownOf(key: string): Map<number, Value> {
    const known = this.known.get(key) ?? new Map<number, Value>();
    this.known.set(key, known);
    return known;
  }
}

/** The value of the whole game for player 1: the fog lies on the menhirs, and each player has three tiles to place. */
export const boardValue = (board: SolvedBoard): Value => new Placings(board).value(board.menhirs, 1, 3, 3, 1);
