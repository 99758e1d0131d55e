/**
 * Finds forced wins by exhaustive search: every turn of the attacker and every reply, up to a number of turns of both
 * players. Nothing is guessed or left out, so exactly the turns it finds win in that time.
 */
import { menhirsKit } from '@speeltafel/rules';
import { winsForOpponent } from '../../menhirs/turns.ts';

const { ActionList, banned, DECIDING, decode, Kernel, OVER, PLACING, TAKING } = menhirsKit;

type State = Readonly<menhirsKit.State>;

/** A move, and the taking or the ending after it unless the turn ends by itself. */
export type WholeTurn = readonly menhirsKit.Action[];

/** A predicate on the position after a turn; `turn` builds the turn on demand. */
type Asked = (turn: () => WholeTurn) => boolean;

class Frame {
  readonly moves = new ActionList();
  readonly takings = new ActionList();
  /**
   * The reply that refuted the last attack at this depth is tried first: the order changes the time, never the answer.
   */
  moveCode = 0;
  moveSet = 0;
  takingCode = 0;
  takingSet = 0;
}

function bringForward(list: menhirsKit.ActionList, code: number, set: number): void {
  for (let i = 1; i < list.length; i++) {
    if (list.sets[i] !== set || list.codes[i] !== code) continue;
    list.codes[i] = list.codes[0]!;
    list.sets[i] = list.sets[0]!;
    list.codes[0] = code;
    list.sets[0] = set;
    return;
  }
}

/** Everything that decides what may still happen, except the menhirs and the pass, as an exact number. */
const courseOf = ({ fog, round, player, taken1, taken2 }: State): number =>
  fog * 2 ** 14 + ((round << 10) | (taken1 << 6) | (taken2 << 2) | player);
const koOf = (state: State): number => banned(state) * 8 + (banned(state) === 0 ? 0 : state.heading);

export class ForcedWins {
  /** True if a line reached the decision moment: nothing behind it is searched, so the result is not certain. */
  crossed = false;
  private readonly kernel: menhirsKit.Kernel;
  private readonly attacker: number;
  private readonly frames: Frame[] = [];
  /** Whether the attacker wins within three turns, by course and ko. */
  private readonly known = new Map<number, Map<number, boolean>>();

  constructor(state: State) {
    this.kernel = new Kernel(state);
    this.attacker = state.player;
  }

  /** The turns that force a win within 3 or 5 turns of both players, for a player without a win in one. */
  winningTurns(within: number): WholeTurn[] {
    const found: WholeTurn[] = [];
    this.someTurn(0, (turn) => {
      if (this.defenderLoses(1, within - 1)) found.push(turn());
      return false;
    });
    return found;
  }

  /** True if a player without a win in one wins within that many turns of both players. */
  wins(within: number): boolean {
    return this.attackerWins(0, within);
  }

  private frame(depth: number): Frame {
    this.frames[depth] ??= new Frame();
    return this.frames[depth];
  }

  /** True if some turn of the player to move, among those that do not lose at once, satisfies the predicate. */
  private someTurn(depth: number, leads: Asked): boolean {
    const { kernel } = this;
    const frame = this.frame(depth);
    const { moves } = frame;
    const seat = kernel.state.player;
    kernel.list(moves);
    bringForward(moves, frame.moveCode, frame.moveSet);
    for (let i = 0; i < moves.length; i++) {
      const code = moves.codes[i]!;
      const set = moves.sets[i]!;
      kernel.play(code, set);
      const found = !winsForOpponent(kernel.state, seat) && this.someEnd(frame, seat, leads, code, set);
      kernel.undo();
      if (!found) continue;
      frame.moveCode = code;
      frame.moveSet = set;
      return true;
    }
    return false;
  }

  /** Like `someTurn`, after the move: every taking, or none if that is allowed. */
  private someEnd(frame: Frame, seat: number, leads: Asked, moveCode: number, moveSet: number): boolean {
    const { kernel } = this;
    const { takings } = frame;
    if (kernel.state.phase !== TAKING) return leads(() => [decode(moveCode, moveSet)]);
    kernel.list(takings);
    bringForward(takings, frame.takingCode, frame.takingSet);
    for (let i = 0; i < takings.length; i++) {
      const code = takings.codes[i]!;
      const set = takings.sets[i]!;
      kernel.play(code, set);
      const found = !winsForOpponent(kernel.state, seat) && leads(() => [decode(moveCode, moveSet), decode(code, set)]);
      kernel.undo();
      if (!found) continue;
      frame.takingCode = code;
      frame.takingSet = set;
      return true;
    }
    return false;
  }

  /** The result of the attack if the game is over, or undefined. */
  private ended(): boolean | undefined {
    const { phase, winner } = this.kernel.state;
    if (phase === OVER) return winner === this.attacker;
    if (phase !== DECIDING && phase !== PLACING) return undefined;
    this.crossed = true;
    return false;
  }

  private defenderLoses(depth: number, within: number): boolean {
    const ended = this.ended();
    if (ended !== undefined) return ended;
    return !this.someTurn(depth, () => !this.attackerWins(depth + 1, within - 1));
  }

  /** The defender has just moved without losing at once, so a win takes three turns or more. */
  private attackerWins(depth: number, within: number): boolean {
    const ended = this.ended();
    if (ended !== undefined) return ended;
    if (within < 3) return false;
    const course = courseOf(this.kernel.state);
    const ko = koOf(this.kernel.state);
    let byKo = this.known.get(course);
    const before = byKo?.get(ko);
    if (before !== undefined) return before;
    const wins = this.someTurn(depth, () => this.defenderLoses(depth + 1, within - 1));
    if (byKo === undefined) {
      byKo = new Map();
      this.known.set(course, byKo);
    }
    byKo.set(ko, wins);
    return wins;
  }
}
