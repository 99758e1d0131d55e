/**
 * Turns that leave the opponent no safe move: whatever the opponent moves, we win. In a fresh layout that is nearly the only way to win by
 * force, because the opponent may still take three tiles.
 */
import { menhirsKit } from '@speeltafel/rules';
import { TurnList, winsForOpponent } from './turns.ts';

const { ActionList, END_TURN, TAKING } = menhirsKit;

/** Only where a move leaves fewer safe replies than this, taking a tile as well is tried: it seldom spoils more of them. */
const FEW = 6;

export class Corner {
  private readonly moves = new ActionList();
  private readonly takings = new ActionList();
  private readonly replies = new TurnList();

  /** Whether a turn is easily found that corners the other. Only for turns in which taking is free. */
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
