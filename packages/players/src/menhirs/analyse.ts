/** Evaluates a position as exactly as the budget allows: every turn with its value and the reasons, as data. */
import { menhirsKit, type Seat } from '@speeltafel/rules';
import type { Budget } from '../player.ts';
import { PROVEN, Prover, REFUTED } from './proof.ts';
import { lengthOf, type Solution, solutionOf, valueFor } from './solution.ts';
import { TurnList } from './turns.ts';

type Action = menhirsKit.Action;
type State = Readonly<menhirsKit.State>;

const { ActionList, decode, Kernel, listWinningMoves, MOVING, OVER } = menhirsKit;

export type Verdict = 'win' | 'tie' | 'loss' | 'open';

export type Reason =
  /** The move frees the last menhir. */
  | { readonly reason: 'wins' }
  /** The opponent can win at once with these moves; `byClaim` if only a claim does it, because of the tile taken. */
  | { readonly reason: 'gives-away'; readonly moves: readonly Action[]; readonly byClaim: boolean }
  | { readonly reason: 'forces-win' }
  | { readonly reason: 'loses-by-force' }
  /** All other turns lose. */
  | { readonly reason: 'only-turn' }
  /** The number of the opponent's replies that do not lose at once. */
  | { readonly reason: 'traps'; readonly safe: number; readonly replies: number };

export interface TurnValue {
  readonly actions: readonly Action[];
  readonly verdict: Verdict;
  /** Turns until the end, including this one, if known. */
  readonly turns: number | null;
  /** From 1, a win, to -1, a loss; an estimate while the verdict is open. */
  readonly estimate: number;
  readonly reasons: readonly Reason[];
}

const EFFORT = 3000;
/** Longer wins are not counted in turns. */
const LONGEST_WIN = 14;

class Analysis {
  private readonly kernel: menhirsKit.Kernel;
  private readonly prover: Prover;
  private readonly turns = new TurnList();
  private readonly replies = new TurnList();
  private spent = 0;
  private readonly state: State;
  private readonly seat: Seat;
  private readonly budget: Budget;
  private readonly solution: Solution | undefined;

  constructor(state: State, seat: Seat, budget: Budget) {
    this.state = state;
    this.seat = seat;
    this.budget = budget;
    this.kernel = new Kernel(state);
    this.solution = solutionOf(state);
    this.prover = new Prover(state, budget.nodes);
  }

  private get done(): boolean {
    return this.spent >= this.budget.nodes || this.budget.stop();
  }

  private after(turn: number): State {
    this.kernel.load(this.state);
    this.turns.play(this.kernel, turn);
    return this.kernel.state;
  }

  /** The value without a search: a win, a gift, or how many safe replies the turn leaves. */
  private atFirstSight(turn: number): TurnValue {
    const actions = this.turns.actions(turn);
    this.kernel.load(this.state);
    this.kernel.play(this.turns.codes[turn]!, this.turns.sets[turn]!);
    const moved = this.kernel.state;
    if (moved.phase === OVER && moved.winner === this.seat) {
      return { actions, verdict: 'win', turns: 1, estimate: 1, reasons: [{ reason: 'wins' }] };
    }
    const gift = this.giftIn(moved, true) ?? this.giftIn(this.after(turn), false);
    if (gift !== undefined) return { actions, verdict: 'loss', turns: 2, estimate: -1, reasons: [gift] };
    const state = this.after(turn);
    if (state.phase === OVER) return { actions, ...ended(state, this.seat) };
    if (state.phase !== MOVING) return { actions, verdict: 'open', turns: null, estimate: 0, reasons: [] };
    this.replies.list(this.kernel);
    const safe = this.replies.length;
    this.replies.list(this.kernel, false);
    const replies = this.replies.length;
    const reasons: Reason[] = [{ reason: 'traps', safe, replies }];
    if (safe === 0) return { actions, verdict: 'win', turns: 3, estimate: 1, reasons };
    return { actions, verdict: 'open', turns: null, estimate: 0.5 * (1 - safe / replies) ** 2, reasons };
  }

  private giftIn(state: State, byClaim: boolean): Reason | undefined {
    const opponent = 3 - this.seat;
    const theirs = byClaim
      ? menhirsKit.claimant(state) === opponent
      : state.phase === MOVING && state.player === opponent;
    if (!theirs) return undefined;
    const wins = new ActionList();
    listWinningMoves(wins, state);
    if (wins.length === 0) return undefined;
    const moves = Array.from({ length: wins.length }, (_, i) => decode(wins.codes[i]!, wins.sets[i]!));
    return { reason: 'gives-away', moves, byClaim };
  }

  /** The value and the length from the solved board. */
  private lookUp(solution: Solution, value: TurnValue, turn: number): TurnValue {
    const after = this.after(turn);
    const known = valueFor(solution, after, this.seat);
    if (known === undefined) return value;
    if (known === 0) return { ...value, verdict: 'tie', estimate: 0 };
    const left = lengthOf(solution, this.after(turn));
    const turns = left === undefined ? null : left + 1;
    return known === 1
      ? { ...value, verdict: 'win', turns, estimate: 1, reasons: [{ reason: 'forces-win' }, ...value.reasons] }
      : { ...value, verdict: 'loss', turns, estimate: -1, reasons: [{ reason: 'loses-by-force' }] };
  }

  private settle(value: TurnValue, turn: number, effort: number): TurnValue {
    const own = this.prove(turn, this.seat, effort);
    if (own === PROVEN) {
      const turns = this.distance(turn, this.seat, effort);
      return { ...value, verdict: 'win', turns, estimate: 1, reasons: [{ reason: 'forces-win' }, ...value.reasons] };
    }
    const theirs = this.prove(turn, 3 - this.seat, effort);
    if (theirs === PROVEN) {
      const turns = this.distance(turn, 3 - this.seat, effort);
      return { ...value, verdict: 'loss', turns, estimate: -1, reasons: [{ reason: 'loses-by-force' }] };
    }
    return own === REFUTED && theirs === REFUTED ? { ...value, verdict: 'tie', estimate: 0 } : value;
  }

  /** The turns from this one to the proven end, counting both, if the effort suffices. */
  private distance(turn: number, attacker: Seat, effort: number): number | null {
    for (let within = attacker === this.seat ? 2 : 1; within <= LONGEST_WIN && !this.done; within += 2) {
      const proof = this.prove(turn, attacker, effort * 4, within);
      if (proof === PROVEN) return within + 1;
      if (proof !== REFUTED) return null;
    }
    return null;
  }

  private prove(turn: number, attacker: Seat, effort: number, within?: number): number {
    const nodes = Math.min(effort, this.budget.nodes - this.spent);
    const proof = this.prover.prove(this.after(turn), attacker, { nodes, stop: () => this.budget.stop() }, within);
    this.spent += this.prover.nodes;
    return proof;
  }

  run(): TurnValue[] {
    this.kernel.load(this.state);
    this.turns.list(this.kernel, false);
    const values = Array.from({ length: this.turns.length }, (_, turn) => this.atFirstSight(turn));
    const { solution } = this;
    const isOpen = ({ verdict }: TurnValue): boolean => verdict === 'open';
    if (solution !== undefined)
      for (const [turn, value] of values.entries())
        if (isOpen(value)) values[turn] = this.lookUp(solution, value, turn);
    for (let effort = EFFORT; !this.done && values.some(isOpen); effort *= 4) {
      for (let turn = 0; turn < values.length && !this.done; turn++) {
        const value = values[turn]!;
        if (isOpen(value)) values[turn] = this.settle(value, turn, effort);
      }
      if (effort > this.budget.nodes) break;
    }
    const holding = values.filter(({ verdict }) => verdict !== 'loss');
    return values.map((value) =>
      holding.length === 1 && value === holding[0]
        ? { ...value, reasons: [...value.reasons, { reason: 'only-turn' }] }
        : value,
    );
  }
}

function ended(state: State, seat: Seat): Omit<TurnValue, 'actions'> {
  const verdict: Verdict = state.winner === 0 ? 'tie' : state.winner === seat ? 'win' : 'loss';
  return { verdict, turns: 1, estimate: verdict === 'win' ? 1 : verdict === 'loss' ? -1 : 0, reasons: [] };
}

/** The quicker of two wins is better, and the slower of two losses. */
const order = (a: TurnValue, b: TurnValue): number =>
  b.estimate - a.estimate || a.estimate * ((a.turns ?? LONGEST_WIN) - (b.turns ?? LONGEST_WIN));

/** Every turn of the player to move, the best first. */
export function analyseMenhirs({ state }: menhirsKit.Position, budget: Budget): TurnValue[] {
  if (state.phase === OVER) return [];
  return new Analysis(state, state.player, budget).run().toSorted(order);
}
