/** Simple baseline players. */
import { menhirs, menhirsKit, type Seat } from '@speeltafel/rules';
import { Random } from '../random.ts';
import { alwaysClaims, type MenhirsPlayer } from './claim.ts';
import { TurnList } from './turns.ts';
import { winningMove } from './winning-move.ts';

type Action = menhirsKit.Action;
type Position = menhirsKit.Position;

const { DECIDING, hasWinningMove, Kernel, MOVING, OVER, PROVING } = menhirsKit;

const played = (actions: readonly Action[]) => ({ actions, value: 0, depth: 0, nodes: 1 });

const anyAction = (position: Position, seat: Seat, seed: number) =>
  played([new Random(seed).pick(menhirs.actions(position, seat, 0).filter((action) => !menhirs.timed(action)))]);

export const randomPlayer: MenhirsPlayer = {
  think: (position, seat, _budget, seed) => anyAction(position, seat, seed),
  claims: () => false,
};

/** Takes a win in one, never allows one if it can avoid that, and otherwise plays a random turn. */
export const cautiousPlayer: MenhirsPlayer = {
  claims: alwaysClaims,
  think(position, seat, _budget, seed) {
    const { state } = position;
    const win = state.phase === MOVING || state.phase === PROVING ? winningMove(state) : undefined;
    if (win !== undefined) return played([win]);
    if (state.phase === DECIDING) return anyAction(position, seat, seed);
    const turns = new TurnList();
    const kernel = new Kernel(state);
    turns.list(kernel);
    if (turns.length === 0) turns.list(kernel, false);
    return played(turns.actions(new Random(seed).below(turns.length)));
  },
};

/** Finds every forced win in three turns: a turn after which all of the opponent's turns lose at once. */
class ThreeTurns {
  private readonly turns = new TurnList();
  private readonly replies = new TurnList();

  /** The index in `turns` of a turn that forces a win, or -1. The list holds all careful turns afterwards. */
  find(kernel: menhirsKit.Kernel, turns = this.turns): number {
    turns.list(kernel);
    for (let i = 0; i < turns.length; i++) {
      const actions = turns.play(kernel, i);
      const forced = kernel.state.phase === MOVING && this.isLost(kernel);
      for (let k = 0; k < actions; k++) kernel.undo();
      if (forced) return i;
    }
    return -1;
  }

  private isLost(kernel: menhirsKit.Kernel): boolean {
    if (hasWinningMove(kernel.state)) return false;
    this.replies.list(kernel);
    return this.replies.length === 0;
  }

  /** True if the player to move has a win in one or three turns. */
  has(kernel: menhirsKit.Kernel): boolean {
    return kernel.state.phase === MOVING && (hasWinningMove(kernel.state) || this.find(kernel) >= 0);
  }
}

/** Like the cautious player, and also finds every forced win in three turns, its own and the opponent's. */
export const waryPlayer: MenhirsPlayer = {
  claims: alwaysClaims,
  think(position, seat, budget, seed) {
    const { state } = position;
    if (state.phase !== MOVING || hasWinningMove(state)) return cautiousPlayer.think(position, seat, budget, seed);
    const own = new TurnList();
    const sight = new ThreeTurns();
    const kernel = new Kernel(state);
    const winning = sight.find(kernel, own);
    if (winning >= 0) return played(own.actions(winning));
    const random = new Random(seed);
    const order = Array.from({ length: own.length }, (_, turn) => ({ turn, rank: random.next() }));
    for (const { turn } of order.toSorted((a, b) => a.rank - b.rank)) {
      kernel.load(state);
      own.play(kernel, turn);
      if (kernel.state.phase === OVER || !sight.has(kernel)) return played(own.actions(turn));
    }
    return cautiousPlayer.think(position, seat, budget, seed);
  },
};
