/** Whole turns: a move and the taking after it, as far as they do not give the game away at once. */
import { menhirsKit } from '@speeltafel/rules';

const { ActionList, claimant, hasWinningMove, MOVING, TAKING } = menhirsKit;

const NONE = -1;

export class TurnList {
  length = 0;
  codes = new Int8Array(256);
  sets = new Int32Array(256);
  /** The taking, or ending the turn, after the move; NONE where the turn ends by itself. */
  takeCodes = new Int8Array(256);
  takeSets = new Int32Array(256);
  private readonly moves = new ActionList();
  private readonly takings = new ActionList();

  clear(): void {
    this.length = 0;
  }

  add(code: number, set: number, takeCode: number, takeSet: number): void {
    if (this.length === this.codes.length) this.grow();
    this.codes[this.length] = code;
    this.sets[this.length] = set;
    this.takeCodes[this.length] = takeCode;
    this.takeSets[this.length] = takeSet;
    this.length++;
  }

  private grow(): void {
    const longer = <T extends Int8Array | Int32Array>(old: T, fresh: T): T => {
      fresh.set(old);
      return fresh;
    };
    const room = this.codes.length * 2;
    this.codes = longer(this.codes, new Int8Array(room));
    this.sets = longer(this.sets, new Int32Array(room));
    this.takeCodes = longer(this.takeCodes, new Int8Array(room));
    this.takeSets = longer(this.takeSets, new Int32Array(room));
  }

  /** Plays a turn; answers how many actions that were. */
  play(kernel: menhirsKit.Kernel, i: number): number {
    kernel.play(this.codes[i]!, this.sets[i]!);
    if (this.takeCodes[i] === NONE) return 1;
    kernel.play(this.takeCodes[i]!, this.takeSets[i]!);
    return 2;
  }

  /** All turns that do not let the opponent win or claim at once; where nobody moves fog, all actions. */
  list(kernel: menhirsKit.Kernel): void {
    this.length = 0;
    const { moves, takings } = this;
    const moving = kernel.state.phase === MOVING;
    kernel.list(moves);
    for (let i = 0; i < moves.length; i++) {
      const code = moves.codes[i]!;
      const set = moves.sets[i]!;
      if (!moving) {
        this.add(code, set, NONE, 0);
        continue;
      }
      kernel.play(code, set);
      if (!losesAtOnce(kernel.state)) {
        if (kernel.state.phase !== TAKING) this.add(code, set, NONE, 0);
        else {
          kernel.list(takings);
          for (let k = 0; k < takings.length; k++) {
            kernel.play(takings.codes[k]!, takings.sets[k]!);
            if (!losesAtOnce(kernel.state)) this.add(code, set, takings.codes[k]!, takings.sets[k]!);
            kernel.undo();
          }
        }
      }
      kernel.undo();
    }
  }

  /** The number of moves, up to `enough`, after which the opponent can neither win nor claim. */
  countSafeMoves(kernel: menhirsKit.Kernel, enough: number): number {
    const { takings: moves } = this;
    kernel.list(moves);
    let safe = 0;
    for (let i = 0; i < moves.length && safe < enough; i++) {
      kernel.play(moves.codes[i]!, moves.sets[i]!);
      if (!losesAtOnce(kernel.state)) safe++;
      kernel.undo();
    }
    return safe;
  }
}

/** After a move or a taking: can the opponent win now, by moving or by claiming? */
function losesAtOnce(state: Readonly<menhirsKit.State>): boolean {
  const opponentMoves = state.phase === MOVING;
  return (opponentMoves || claimant(state) !== 0) && hasWinningMove(state);
}
