/** Whole turns: a move and the taking after it, as far as they do not give the game away at once. */
import { menhirsKit } from '@speeltafel/rules';

const { ActionList, claimant, hasWinningMove, MOVING, TAKING } = menhirsKit;

type Kernel = menhirsKit.Kernel;

const NONE = -1;

/** Can the opponent of `seat` win now, by moving or by claiming? */
export function winsForOpponent(state: Readonly<menhirsKit.State>, seat: number): boolean {
  const opponent = 3 - seat;
  const moves = state.phase === MOVING && state.player === opponent;
  return (moves || claimant(state) === opponent) && hasWinningMove(state);
}

const longer = <T extends Int8Array | Int32Array>(old: T, fresh: T): T => {
  fresh.set(old);
  return fresh;
};

export class TurnList {
  length = 0;
  codes = new Int8Array(256);
  sets = new Int32Array(256);
  /** The taking, or ending the turn, after the move; NONE where the turn ends by itself. */
  takeCodes = new Int8Array(256);
  takeSets = new Int32Array(256);
  private readonly first = new ActionList();
  private readonly second = new ActionList();

  add(code: number, set: number, takeCode = NONE, takeSet = 0): void {
    if (this.length === this.codes.length) this.grow();
    this.codes[this.length] = code;
    this.sets[this.length] = set;
    this.takeCodes[this.length] = takeCode;
    this.takeSets[this.length] = takeSet;
    this.length++;
  }

  private grow(): void {
    const room = this.codes.length * 2;
    this.codes = longer(this.codes, new Int8Array(room));
    this.sets = longer(this.sets, new Int32Array(room));
    this.takeCodes = longer(this.takeCodes, new Int8Array(room));
    this.takeSets = longer(this.takeSets, new Int32Array(room));
  }

  /** Plays a turn; answers how many actions that were. */
  play(kernel: Kernel, i: number): number {
    kernel.play(this.codes[i]!, this.sets[i]!);
    if (this.takeCodes[i] === NONE) return 1;
    kernel.play(this.takeCodes[i]!, this.takeSets[i]!);
    return 2;
  }

  /** Whether the turn takes a tile away. */
  takes(i: number): boolean {
    return this.codes[i] === menhirsKit.TAKE || this.takeCodes[i] === menhirsKit.TAKE;
  }

  actions(i: number): menhirsKit.Action[] {
    const actions = [menhirsKit.decode(this.codes[i]!, this.sets[i]!)];
    if (this.takeCodes[i] !== NONE) actions.push(menhirsKit.decode(this.takeCodes[i]!, this.takeSets[i]!));
    return actions;
  }

  /** All turns of the player to move; with `careful`, only those that do not let the opponent win or claim at once. */
  list(kernel: Kernel, careful = true): void {
    const { first, second } = this;
    const seat = kernel.state.player;
    const fits = (): boolean => !careful || !winsForOpponent(kernel.state, seat);
    const twoSteps = kernel.state.phase === MOVING;
    this.length = 0;
    kernel.list(first);
    for (let i = 0; i < first.length; i++) {
      const code = first.codes[i]!;
      const set = first.sets[i]!;
      kernel.play(code, set);
      if (fits()) {
        if (!twoSteps || kernel.state.phase !== TAKING) this.add(code, set);
        else {
          kernel.list(second);
          for (let k = 0; k < second.length; k++) {
            kernel.play(second.codes[k]!, second.sets[k]!);
            if (fits()) this.add(code, set, second.codes[k]!, second.sets[k]!);
            kernel.undo();
          }
        }
      }
      kernel.undo();
    }
  }

  /** The number of actions, up to `enough`, after which the opponent can neither win nor claim. */
  countSafe(kernel: Kernel, enough: number): number {
    const { second: actions } = this;
    const seat = kernel.state.player;
    kernel.list(actions);
    let safe = 0;
    for (let i = 0; i < actions.length && safe < enough; i++) {
      kernel.play(actions.codes[i]!, actions.sets[i]!);
      if (!winsForOpponent(kernel.state, seat)) safe++;
      kernel.undo();
    }
    return safe;
  }
}
