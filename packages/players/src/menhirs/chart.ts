/** Charts a whole game: who stands better in every position, and whether that is certain. */
import { menhirsKit, type Played, type Seat } from '@speeltafel/rules';
import { type Budget, nodeBudget } from '../player.ts';
import { claimWins } from './claim.ts';
import { PROVEN, Prover } from './proof.ts';
import { TurnList } from './turns.ts';

type Position = menhirsKit.Position;
type State = Readonly<menhirsKit.State>;

const { claimant, FLIPPING, hasWinningMove, Kernel, MOVING, OVER, PLACING, PROVING } = menhirsKit;

export interface ChartPoint {
  /** From 1, player 1 wins, to -1, player 2 wins; an estimate while the winner is unknown. */
  readonly value: number;
  /** The player who is known to win with perfect play. */
  readonly winner: Seat | null;
}

/** The most that a shortage of safe turns can count. */
const MOST_PRESSURE = 0.5;

class Chart {
  private readonly prover: Prover;
  private readonly kernel: menhirsKit.Kernel;
  private readonly turns = new TurnList();
  private readonly budget: Budget;
  private readonly share: number;
  /** How short of safe turns each player was when last to move. */
  private readonly pressure: [number, number] = [0, 0];

  constructor(positions: readonly Position[], budget: Budget) {
    this.budget = budget;
    this.share = budget.nodes / (2 * positions.length);
    this.prover = new Prover(positions[0]!.state, budget.nodes);
    this.kernel = new Kernel(positions[0]!.state);
  }

  winner(state: State): Seat | null {
    if (state.phase === OVER) return state.winner || null;
    if (state.phase === FLIPPING || state.phase === PLACING) return null;
    if (state.phase === PROVING) return hasWinningMove(state) ? state.player : 3 - state.player;
    const claiming = claimant(state);
    if (claiming !== 0 && claimWins(state, claiming)) return claiming;
    const limit = { ...nodeBudget(this.share), stop: () => this.budget.stop() };
    const seats = [state.player, 3 - state.player];
    return seats.find((seat) => this.prover.prove(state, seat, limit) === PROVEN) ?? null;
  }

  /** The fewer of the turns are safe, the harder it is to find one. */
  guess(state: State): number {
    if (state.phase === MOVING) {
      this.kernel.load(state);
      this.turns.list(this.kernel);
      const safe = this.turns.length;
      this.turns.list(this.kernel, false);
      this.pressure[state.player === 1 ? 0 : 1] = MOST_PRESSURE * (1 - safe / this.turns.length) ** 2;
    }
    return this.pressure[1] - this.pressure[0];
  }
}

/**
 * Propagates certain results to neighbouring positions: a player who wins after their own action could win before it,
 * and no action of the opponent takes a win away.
 */
function spread(winners: (Seat | null)[], played: readonly Played<menhirsKit.Action>[]): void {
  const isChoice = ({ action }: Played<menhirsKit.Action>): boolean =>
    action.kind === 'prolong' || action.kind === 'go-on';
  for (let i = played.length - 1; i >= 0; i--) {
    const winner = winners[i + 1]!;
    if (winner === played[i]!.seat && !isChoice(played[i]!)) winners[i] ??= winner;
  }
  for (const [i, one] of played.entries()) {
    const winner = winners[i]!;
    if (winner !== null && winner !== one.seat && !isChoice(one)) winners[i + 1] ??= winner;
  }
}

/** `positions[i]` is the position before `played[i]`; `report` is called with the number of actions done. */
export function chartMenhirs(
  positions: readonly Position[],
  played: readonly Played<menhirsKit.Action>[],
  budget: Budget,
  report?: (done: number) => void,
): ChartPoint[] {
  const chart = new Chart(positions, budget);
  const winners: (Seat | null)[] = [];
  const guesses: number[] = [];
  for (const [i, { state }] of positions.entries()) {
    winners.push(chart.winner(state));
    guesses.push(chart.guess(state));
    report?.(i + 1);
  }
  spread(winners, played);
  return winners.map((winner, i) => ({ value: winner === null ? guesses[i]! : winner === 1 ? 1 : -1, winner }));
}
