/** Whole turns: a move and the taking after it, without those that give the game away at once. */
import { menhirsKit } from '@speeltafel/rules';

const { ActionList, banDirection, banned, canFree, claimant, cluster, END_TURN, EVERYWHERE, first, hasWinningMove } =
  menhirsKit;
const { LAST_ROUND_DOWN, listClusterMoves, MOST_TAKINGS, MOVING, mustTake, openDirections, opposite, PLACE } =
  menhirsKit;
const { shifted, size, SPLITTABLE, TAKE, TAKING } = menhirsKit;

type Kernel = menhirsKit.Kernel;

const NONE = -1;

/** Can the opponent of `seat` win now, by moving or by claiming? */
export function winsForOpponent(state: Readonly<menhirsKit.State>, seat: number): boolean {
  const opponent = 3 - seat;
  const moves = state.phase === MOVING && state.player === opponent;
  return (moves || claimant(state) === opponent) && hasWinningMove(state);
}

/** True if the opponent can claim against any move played now; then the fog alone tells what is safe. */
export const claimable = ({ setting, phase, round }: Readonly<menhirsKit.State>): boolean =>
  setting.claims && setting.adam && phase === MOVING && round > LAST_ROUND_DOWN;

/** If every move can be claimed against: true if ko allows this one and it gives nothing away. */
function isSafe(kernel: Kernel, direction: number, set: number): boolean {
  const { fog, menhirs } = kernel.state;
  if (set === banned(kernel.state) && direction === banDirection(kernel.state)) return false;
  const landed = shifted(set, direction);
  const moved = (fog & ~set) | landed;
  kernel.plays++;
  return (moved & menhirs) === 0 || !canFree(moved, menhirs, landed, opposite(direction));
}

function lay(kernel: Kernel, tiles: number): number {
  for (let left = tiles; left !== 0; left &= left - 1) kernel.play(PLACE, left & -left);
  return size(tiles);
}

const longer = <T extends Int8Array | Int32Array>(old: T, fresh: T): T => {
  fresh.set(old);
  return fresh;
};

export class TurnList {
  length = 0;
  codes = new Int8Array(256);
  sets = new Int32Array(256);
  /** The taking, or the end of the turn, after the move; NONE if the turn ends by itself. */
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

  /** Plays a turn; returns the number of its actions. */
  play(kernel: Kernel, i: number): number {
    if (this.codes[i] === PLACE) return lay(kernel, this.sets[i]!);
    kernel.play(this.codes[i]!, this.sets[i]!);
    if (this.takeCodes[i] === NONE) return 1;
    kernel.play(this.takeCodes[i]!, this.takeSets[i]!);
    return 2;
  }

  /** True if the turn takes a tile. */
  takes(i: number): boolean {
    return this.codes[i] === menhirsKit.TAKE || this.takeCodes[i] === menhirsKit.TAKE;
  }

  actions(i: number): menhirsKit.Action[] {
    const actions = [menhirsKit.decode(this.codes[i]!, this.sets[i]!)];
    if (this.takeCodes[i] !== NONE) actions.push(menhirsKit.decode(this.takeCodes[i]!, this.takeSets[i]!));
    return actions;
  }

  /** True if some turn does not let the opponent win or claim at once. */
  hasCareful(kernel: Kernel): boolean {
    const { first, second } = this;
    const seat = kernel.state.player;
    let found = false;
    kernel.list(first);
    for (let i = 0; i < first.length && !found; i++) {
      kernel.play(first.codes[i]!, first.sets[i]!);
      const safe = !winsForOpponent(kernel.state, seat);
      if (safe && kernel.state.phase === TAKING) {
        kernel.list(second);
        for (let k = 0; k < second.length && !found; k++) {
          kernel.play(second.codes[k]!, second.sets[k]!);
          found = !winsForOpponent(kernel.state, seat);
          kernel.undo();
        }
      } else found = safe;
      kernel.undo();
    }
    return found;
  }

  /** All turns of the player to move; with `careful`, only those that do not let the opponent win or claim at once. */
  list(kernel: Kernel, careful = true): void {
    const { first, second } = this;
    const seat = kernel.state.player;
    const fits = (): boolean => !careful || !winsForOpponent(kernel.state, seat);
    const twoSteps = kernel.state.phase === MOVING;
    this.length = 0;
    kernel.list(first);
    if (careful && claimable(kernel.state)) {
      this.listClaimable(kernel);
      return;
    }
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

  /** All ways to lay the tiles that one player lays in a row, each as one turn, ignoring the order. */
  listLayouts(kernel: Kernel): void {
    const { player, toPlace1, toPlace2, fog } = kernel.state;
    const [own, others] = player === 1 ? [toPlace1, toPlace2] : [toPlace2, toPlace1];
    this.length = 0;
    this.addLayouts(EVERYWHERE & ~fog, others > 0 ? 1 : own, 0);
  }

  private addLayouts(free: number, tiles: number, laid: number): void {
    if (tiles === 0) this.add(PLACE, laid);
    else
      for (let left = free; left !== 0; left &= left - 1)
        this.addLayouts(left & (left - 1), tiles - 1, laid | (left & -left));
  }

  /** Lists the careful turns from the moves in `first`, without playing them. */
  private listClaimable(kernel: Kernel): void {
    const { first } = this;
    const { fog, menhirs, player, taken1, taken2 } = kernel.state;
    const must = mustTake(kernel.state);
    const may = must || (player === 1 ? taken1 : taken2) < MOST_TAKINGS;
    for (let i = 0; i < first.length; i++) {
      const code = first.codes[i]!;
      const set = first.sets[i]!;
      const landed = shifted(set, code);
      const moved = (fog & ~set) | landed;
      const back = opposite(code);
      kernel.plays++;
      const covered = moved & menhirs;
      if (covered !== 0 && canFree(moved, menhirs, landed, back)) continue;
      const takable = covered === 0 || !may ? 0 : (covered & (covered - 1)) === 0 ? moved & ~covered : moved;
      if (takable === 0) this.add(code, set);
      else {
        for (let left = takable; left !== 0; left &= left - 1) {
          const tile = left & -left;
          kernel.plays++;
          if (!canFree(moved & ~tile, menhirs, (tile & landed) === 0 ? landed : 0, back))
            this.add(code, set, TAKE, tile);
        }
        if (!must) this.add(code, set, END_TURN, 0);
      }
    }
  }

  /** The number of actions, up to `enough`, after which the opponent can neither win nor claim. */
  countSafe(kernel: Kernel, enough: number): number {
    if (claimable(kernel.state)) return this.countClaimable(kernel, enough);
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

  /** Whole clusters come first: usually they have enough safe moves, and the parts of large ones take long to list. */
  private countClaimable(kernel: Kernel, enough: number): number {
    const { fog } = kernel.state;
    let safe = 0;
    let large = 0;
    for (let left = fog; left !== 0; ) {
      const whole = cluster(left, left & -left);
      left &= ~whole;
      if (size(whole) >= SPLITTABLE) large |= whole;
      for (let open = openDirections(whole, 0); open !== 0; open &= open - 1) {
        if (isSafe(kernel, first(open), whole) && ++safe === enough) return safe;
      }
    }
    for (let left = large; left !== 0; ) {
      const whole = cluster(left, left & -left);
      left &= ~whole;
      safe += this.countSafeParts(kernel, whole, enough - safe);
      if (safe === enough) return safe;
    }
    return safe;
  }

  private countSafeParts(kernel: Kernel, whole: number, enough: number): number {
    const { second: moves } = this;
    moves.length = 0;
    listClusterMoves(moves, whole);
    let safe = 0;
    for (let i = 0; i < moves.length; i++) {
      const set = moves.sets[i]!;
      if (set !== whole && isSafe(kernel, moves.codes[i]!, set) && ++safe === enough) break;
    }
    return safe;
  }
}
