/** Annotates a finished game: missed wins and claims, unjust claims, and turns that threw the game away. */
import { menhirsKit, type Played, type Seat } from '@speeltafel/rules';
import type { Budget } from '../player.ts';
import { claimWins } from './claim.ts';
import { PROVEN, Prover } from './proof.ts';
import { TurnList } from './turns.ts';
import { winningMove } from './winning-move.ts';

type Action = menhirsKit.Action;
type Position = menhirsKit.Position;
type State = Readonly<menhirsKit.State>;

const { ActionList, BY_UNJUST_CLAIM, decode, Kernel, listWinningMoves, MOVING, OVER, TAKING } = menhirsKit;

export type MistakeKind =
  /** A move would have won at once. */
  | 'missed-win'
  /** A claim would have been just, and nothing else won. */
  | 'missed-claim'
  | 'unjust-claim'
  /** The opponent could win at once, and another turn would have prevented it. */
  | 'gift'
  /** A forced win existed before the turn, and is not proven after it. */
  | 'let-slip'
  /** The turn loses by force, and not every turn did. */
  | 'blunder';

export interface Note {
  /** The index of the action the note is about. */
  readonly index: number;
  readonly seat: Seat;
  readonly slip: MistakeKind;
  /** The better turn, if one stands out. */
  readonly better: readonly Action[];
  /** The opponent's moves that win at once after a gift, before or after the tile was taken. */
  readonly punished: readonly Action[];
  /** The number of turns that do not let the opponent win at once, out of `turns`. */
  readonly safe: number;
  readonly turns: number;
}

class Annotator {
  private readonly prover: Prover;
  private readonly kernel: menhirsKit.Kernel;
  private readonly turns = new TurnList();
  private readonly positions: readonly Position[];
  private readonly played: readonly Played<Action>[];
  private readonly budget: Budget;
  private readonly share: number;
  private spent = 0;

  constructor(positions: readonly Position[], played: readonly Played<Action>[], budget: Budget) {
    this.positions = positions;
    this.played = played;
    this.budget = budget;
    this.share = Math.min(budget.nodes / (3 * played.length + 1), 2_000_000);
    this.prover = new Prover(positions[0]!.state, budget.nodes);
    this.kernel = new Kernel(positions[0]!.state);
  }

  private wins(state: State, seat: Seat): boolean {
    if (state.phase === OVER) return state.winner === seat;
    if (this.spent >= this.budget.nodes || this.budget.stop()) return false;
    const proof = this.prover.prove(state, seat, { nodes: this.share, stop: () => this.budget.stop() });
    this.spent += this.prover.nodes;
    return proof === PROVEN;
  }

  private stateAt(index: number): State {
    return this.positions[index]!.state;
  }

  /** The first position after the turn that began at `index`. */
  private endOfTurn(index: number): State {
    const next = this.stateAt(index + 1);
    return next.phase === TAKING && index + 2 < this.positions.length ? this.stateAt(index + 2) : next;
  }

  note(index: number): Note | undefined {
    const { seat, action } = this.played[index]!;
    const before = this.stateAt(index);
    const after = this.stateAt(index + 1);
    let safe = 0;
    let turns = 0;
    let punished: readonly Action[] = [];
    const say = (slip: MistakeKind, better: readonly Action[] = []): Note => {
      return { index, seat, slip, better, punished, safe, turns };
    };
    if (after.ending === BY_UNJUST_CLAIM) {
      const proof = winningMove(before);
      return proof === undefined ? say('unjust-claim') : say('missed-win', [proof]);
    }
    if (action.kind !== 'move' || before.phase !== MOVING || after.phase === OVER) return undefined;
    const win = winningMove(before);
    if (win !== undefined) return say('missed-win', [win]);
    if (claimWins(before, seat)) return say('missed-claim', [{ kind: 'claim' }]);
    this.kernel.load(before);
    this.turns.list(this.kernel, false);
    turns = this.turns.length;
    this.turns.list(this.kernel);
    safe = this.turns.length;
    punished = this.winsFor(index, 3 - seat);
    if (punished.length > 0) return safe > 0 ? say('gift', safe === 1 ? this.turns.actions(0) : []) : undefined;
    if (this.wins(before, seat)) {
      const better = this.turns.actions(this.prover.answer);
      return this.wins(this.endOfTurn(index), seat) ? undefined : say('let-slip', better);
    }
    if (!this.wins(this.endOfTurn(index), 3 - seat)) return undefined;
    return this.wins(before, 3 - seat) ? undefined : say('blunder');
  }

  /** The moves by which the opponent could win at once, with a claim or without. */
  private winsFor(index: number, opponent: Seat): readonly Action[] {
    const moved = this.stateAt(index + 1);
    const end = this.endOfTurn(index);
    if (claimWins(moved, opponent)) return winningMoves(moved);
    return end.phase === MOVING && end.player === opponent ? winningMoves(end) : [];
  }
}

function winningMoves(state: State): readonly Action[] {
  const wins = new ActionList();
  listWinningMoves(wins, state);
  return Array.from({ length: wins.length }, (_, i) => decode(wins.codes[i]!, wins.sets[i]!));
}

/**
 * The notes of a game in order; `positions[i]` is the position before `played[i]`. `report` is called with the number
 * of actions done.
 */
export function annotateMenhirs(
  positions: readonly Position[],
  played: readonly Played<Action>[],
  budget: Budget,
  report?: (done: number) => void,
): Note[] {
  const annotator = new Annotator(positions, played, budget);
  return played.flatMap((_, index) => {
    const note = annotator.note(index) ?? [];
    report?.(index + 1);
    return note;
  });
}
