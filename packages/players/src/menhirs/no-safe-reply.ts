/**
 * Turns that leave the opponent no safe move: whatever the opponent moves, the attacker wins. In a new layout that is
 * almost the only forced win, because the opponent may still take three tiles.
 */
import { menhirsKit } from '@speeltafel/rules';
import { TurnList, winsForOpponent } from './turns.ts';

const { ActionList, END_TURN, TAKING } = menhirsKit;

/** Takings are tried only after moves that leave fewer safe replies than this: a taking seldom removes more of them. */
const FEW = 6;

export class Corner {
  private readonly moves = new ActionList();
  private readonly takings = new ActionList();
  private readonly replies = new TurnList();

  /** True if a turn that corners the opponent is easy to find. Only for turns in which taking is optional. */
  isNear(kernel: menhirsKit.Kernel): boolean {
    const { moves } = this;
    const seat = kernel.state.player;
    let near = false;
    kernel.list(moves);
    for (let i = 0; i < moves.length && !near; i++) {
      kernel.play(moves.codes[i]!, moves.sets[i]!);
      if (!winsForOpponent(kernel.state, seat)) near = this.isNearAfterMove(kernel, seat);
      kernel.undo();
    }
    return near;
  }

  private isNearAfterMove(kernel: menhirsKit.Kernel, seat: number): boolean {
    const { replies, takings } = this;
    if (kernel.state.phase !== TAKING) return replies.countSafe(kernel, 1) === 0;
    kernel.play(END_TURN, 0);
    const safe = replies.countSafe(kernel, FEW);
    kernel.undo();
    if (safe === 0 || safe === FEW) return safe === 0;
    let near = false;
    kernel.list(takings);
    for (let i = 0; i < takings.length && !near; i++) {
      kernel.play(takings.codes[i]!, takings.sets[i]!);
      near = !winsForOpponent(kernel.state, seat) && replies.countSafe(kernel, 1) === 0;
      kernel.undo();
    }
    return near;
  }
}
