/**
 * The full-strength player of Menhirs. It wins if it can, proves what can be proven, and discards turns after which the
 * opponent has a proven win. Among the rest it sets traps: it prefers the turn after which most of the opponent's
 * replies lose.
 */
import { menhirsKit } from '@speeltafel/rules';
import type { Budget, Thought } from '../player.ts';
import { Random } from '../random.ts';
import { alwaysClaims, claimWins, type MenhirsPlayer } from './claim.ts';
import { OPEN, PROVEN, Prover, REFUTED } from './proof.ts';
import { lengthOf, type Solution, solutionOf, valueFor } from './solution.ts';
import { TurnList } from './turns.ts';
import { winningMove } from './winning-move.ts';

type Action = menhirsKit.Action;
type State = Readonly<menhirsKit.State>;

const { ActionList, DECIDING, decode, FLIPPING, GO_ON, Kernel, listWinningMoves, MOVING, OVER } = menhirsKit;
const { PROLONG, PROVING } = menhirsKit;

/** The first round of thinking searches this many positions per question; every further round twice as many. */
const FIRST_EFFORT = 500;
/** How a round's effort is divided: the search for one's own win, traps, and the search for the opponent's win. */
const OWN_WIN = 6;
const TRAPS = 1;
const VETTING = 6;
/** Once the own win is this far from a proof, most of its share goes to the opponent's win. */
const FAR = 100_000;
const FAR_WIN = 1;
/** The number of rounds spent on a proven tie, for its traps. */
const ENOUGH_ROUNDS = 5;
/** The probability that a reply that splits a cluster is overlooked. */
const SPLIT_OVERLOOKED = 0.5;
const KEEPING = 0.05;
/** Turns after which the opponent's proof is at least this far away are equally safe. */
const SAFE = 1024;
/** The weight of traps relative to safety. */
const TRAPS_COUNT = 2;
/** A shorter search of a reply is useless. */
const SHORTEST_LOOK = 2000;
/** More turns, and more ways out, than any position has. */
const LONG = 10_000;
/** The weight of exploration: a bonus for candidates with few searches. */
const CURIOSITY = 0.4;

interface Candidate {
  readonly turn: number;
  /** Replies searched, and how many of them lose. */
  looks: number;
  traps: number;
  /** A small bonus for turns that keep the tiles on the board: tiles taken early are missed later. */
  readonly keeps: number;
  /** The opponent's distance to a proof of a win against it. */
  safety: number;
}

const hope = ({ looks, traps }: Candidate): number => (traps + 0.2) / (looks + 2);
const merit = (candidate: Candidate): number => hope(candidate) + candidate.keeps;
/** Safety first, as far as it is in doubt; then traps. */
const worth = (candidate: Candidate): number =>
  Math.log2(Math.min(candidate.safety, SAFE)) + TRAPS_COUNT * merit(candidate);

const best = <T>(things: readonly T[], worth: (thing: T) => number): T =>
  things.reduce((leader, thing) => (worth(thing) > worth(leader) ? thing : leader));

class Thinking {
  private nodes = 0;
  private depth = 0;
  /** A turn that is proven not to lose. */
  private sure: Candidate | undefined;
  /** True if it is proven that the opponent wins, whatever is played. */
  private lost = false;
  private readonly kernel: menhirsKit.Kernel;
  private readonly prover: Prover;
  private readonly turns = new TurnList();
  private readonly replies = new TurnList();
  private readonly random: Random;
  private readonly state: State;
  private readonly seat: number;
  private readonly budget: Budget;
  private readonly solution: Solution | undefined;

  constructor(state: State, seat: number, budget: Budget, seed: number) {
    this.state = state;
    this.seat = seat;
    this.budget = budget;
    this.random = new Random(seed);
    this.kernel = new Kernel(state);
    this.prover = new Prover(state, budget.nodes);
    this.solution = solutionOf(state);
  }

  private get done(): boolean {
    return this.nodes >= this.budget.nodes || this.budget.stop();
  }

  /** Can that seat force a win from the state? Spends up to `nodes` positions on the question. */
  private ask(state: State, seat: number, nodes: number): number {
    if (state.phase === OVER) return state.winner === seat ? PROVEN : REFUTED;
    const most = Math.min(nodes, this.budget.nodes - this.nodes);
    const verdict = this.prover.prove(state, seat, { nodes: most, stop: () => this.budget.stop() });
    this.nodes += this.prover.nodes;
    return verdict;
  }

  private wins(state: State, seat: number, nodes: number): boolean {
    return this.ask(state, seat, nodes) === PROVEN;
  }

  private after(turn: number): State {
    this.kernel.load(this.state);
    this.turns.play(this.kernel, turn);
    return this.kernel.state;
  }

  private thought(turn: number, value: number): Thought<Action> {
    return { actions: this.turns.actions(turn), value, depth: this.depth, nodes: this.nodes };
  }

  /** Searches one reply to a candidate, any that does not lose at once: does it lose all the same? */
  private look(candidate: Candidate, nodes: number): void {
    const state = this.after(candidate.turn);
    candidate.looks++;
    this.nodes++;
    if (state.phase === OVER) return;
    this.replies.list(this.kernel);
    if (this.replies.length > 0) this.replies.play(this.kernel, this.likelyReply());
    if (this.replies.length === 0 || this.wins(this.kernel.state, this.seat, nodes)) candidate.traps++;
  }

  /** A reply that a person is likely to find: moving a part of a cluster is harder to see than moving all of it. */
  private likelyReply(): number {
    const reply = this.random.below(this.replies.length);
    const { fog } = this.kernel.state;
    const set = this.replies.sets[reply]!;
    const hidden = this.kernel.state.phase === MOVING && menhirsKit.cluster(fog, set) !== set;
    return hidden && this.random.next() < SPLIT_OVERLOOKED ? this.random.below(this.replies.length) : reply;
  }

  private lookAround(standing: readonly Candidate[], effort: number): void {
    let looks = standing.reduce((sum, candidate) => sum + candidate.looks, 1);
    const promise = (candidate: Candidate): number =>
      hope(candidate) + CURIOSITY * Math.sqrt(Math.log(looks) / (candidate.looks + 1));
    for (const until = this.nodes + effort * TRAPS; this.nodes < until && !this.done; looks++) {
      this.look(best(standing, promise), Math.max(effort >> 3, SHORTEST_LOOK));
    }
  }

  /**
   * Searches for the opponent's win after each turn: drops turns proven to lose, and updates the safety of the others.
   */
  private vet(candidates: readonly Candidate[], nodes: number): readonly Candidate[] {
    this.sure = undefined;
    const verdict = this.ask(this.state, 3 - this.seat, nodes);
    if (verdict === PROVEN) this.lost = true;
    if (verdict === REFUTED) this.sure = candidates.find(({ turn }) => turn === this.prover.answer);
    if (verdict !== OPEN) return candidates;
    const { distances } = this.prover;
    const holding = candidates.filter(({ turn }) => distances[turn] !== 0);
    for (const candidate of holding) candidate.safety = distances[candidate.turn] ?? candidate.safety;
    if (holding.length > 0) return holding;
    // The proof against a turn may be lost from the table after the turn was dropped; then the question stays open
    // although the last ones lose as well.
    this.lost = true;
    return candidates;
  }

  /** The best of them; if one is sure not to lose, no other that is not. */
  private lead(standing: readonly Candidate[], effort: number): Candidate {
    const leader = best(standing, worth);
    if (this.sure === undefined || leader === this.sure) return leader;
    return this.ask(this.after(leader.turn), 3 - this.seat, effort * VETTING) === REFUTED ? leader : this.sure;
  }

  choose(report: (thought: Thought<Action>) => void): Thought<Action> {
    this.kernel.load(this.state);
    this.turns.list(this.kernel);
    if (this.turns.length === 0) return this.leastBad();
    let standing: readonly Candidate[] = Array.from({ length: this.turns.length }, (_, turn) => ({
      turn,
      looks: 0,
      traps: 0,
      keeps: this.turns.takes(turn) ? 0 : KEEPING,
      safety: SAFE,
    }));
    const solved = this.solution && this.chooseSolved(this.solution, standing, report);
    if (solved !== undefined) return solved;
    let leader = this.random.pick(standing);
    report(this.thought(leader.turn, 0));
    let ownShare = OWN_WIN;
    for (let effort = FIRST_EFFORT; !this.done; effort *= 2) {
      this.depth++;
      const own = this.ask(this.state, this.seat, effort * ownShare);
      if (own === PROVEN) return this.thought(this.prover.answer, 1);
      ownShare = own === OPEN && this.prover.distance > FAR ? FAR_WIN : OWN_WIN;
      this.lookAround(standing, effort);
      standing = this.vet(standing, effort * (VETTING + OWN_WIN - ownShare));
      leader = this.lead(standing, effort);
      const tie = own === REFUTED && this.sure !== undefined;
      if (tie && this.depth >= ENOUGH_ROUNDS) return this.thought(leader.turn, 0);
      report(this.thought(leader.turn, this.valueOf(leader)));
    }
    return this.thought(leader.turn, this.valueOf(leader));
  }

  /**
   * On a solved board, the turns of the best value remain. Of winning turns it plays one that wins soonest; of losing
   * ones, one that loses latest; of tied ones, the one with the most traps.
   */
  private chooseSolved(
    solution: Solution,
    candidates: readonly Candidate[],
    report: (thought: Thought<Action>) => void,
  ): Thought<Action> | undefined {
    const values = candidates.map(({ turn }) => valueFor(solution, this.after(turn), this.seat) ?? -1);
    this.nodes += values.length;
    const value = Math.max(...values);
    const standing = candidates.filter((_, i) => values[i] === value);
    if (value !== 0) {
      const length = ({ turn }: Candidate): number => lengthOf(solution, this.after(turn)) ?? LONG;
      return this.thought(best(standing, (one) => -value * length(one) - this.waysOut(one.turn) / LONG).turn, value);
    }
    report(this.thought(standing[0]!.turn, 0));
    for (let effort = FIRST_EFFORT; !this.done && this.depth < ENOUGH_ROUNDS; effort *= 2) {
      this.depth++;
      this.lookAround(standing, effort);
    }
    return this.thought(best(standing, merit).turn, 0);
  }

  private waysOut(turn: number): number {
    const state = this.after(turn);
    if (state.phase !== MOVING || state.player === this.seat) return 0;
    this.replies.list(this.kernel);
    return this.replies.length;
  }

  private valueOf(leader: Candidate): number {
    return this.lost ? -1 : hope(leader) / 2;
  }

  /** If every turn loses at once, the one after which the fewest moves win is the hardest to punish. */
  private leastBad(): Thought<Action> {
    const wins = new ActionList();
    this.kernel.load(this.state);
    this.turns.list(this.kernel, false);
    const punishers = Array.from({ length: this.turns.length }, (_, turn) => {
      wins.length = 0;
      listWinningMoves(wins, this.after(turn));
      return { turn, count: wins.length };
    });
    const { turn } = best(punishers, ({ count }) => -count);
    return this.thought(turn, -1);
  }

  /** Prolonging cannot lose by itself; going on can. So it goes on only to a proven win, or away from a proven loss. */
  decide(report: (thought: Thought<Action>) => void): Thought<Action> {
    const after = (code: number): State => {
      this.kernel.load(this.state);
      this.kernel.play(code, this.seat);
      return this.kernel.state;
    };
    const told = (code: number, value: number): Thought<Action> => ({
      ...{ actions: [decode(code, this.seat)], value },
      ...{ depth: this.depth, nodes: this.nodes },
    });
    report(told(PROLONG, 0));
    const [prolonged, wentOn] = [PROLONG, GO_ON].map(
      (code) => this.solution && valueFor(this.solution, after(code), this.seat),
    );
    if (prolonged !== undefined && wentOn !== undefined) {
      return wentOn > prolonged ? told(GO_ON, wentOn) : told(PROLONG, prolonged);
    }
    for (let effort = FIRST_EFFORT; !this.done; effort *= 2) {
      this.depth++;
      const goingOn = this.ask(after(GO_ON), this.seat, effort);
      if (goingOn === PROVEN) return told(GO_ON, 1);
      const prolonging = this.ask(after(PROLONG), this.seat, effort);
      if (prolonging === PROVEN) return told(PROLONG, 1);
      const theirs = this.ask(after(PROLONG), 3 - this.seat, effort);
      if (theirs === PROVEN) return told(GO_ON, this.wins(after(GO_ON), 3 - this.seat, effort) ? -1 : 0);
      if (theirs === REFUTED && prolonging === REFUTED && goingOn === REFUTED) break;
    }
    return told(PROLONG, 0);
  }

  /** The flip that leaves the menhirs least crowded. */
  flip(): Thought<Action> {
    const { menhirs } = this.state;
    const crowd = (place: number): number =>
      menhirsKit.size(menhirsKit.neighbours(1 << place) & menhirs) + this.random.next() / 2;
    const place = best(menhirsKit.placesOf(menhirs), crowd);
    return { actions: [{ kind: 'flip', place }], value: 0, depth: 0, nodes: 1 };
  }
}

export const strongest: MenhirsPlayer = {
  claims: alwaysClaims,
  think(position, seat, budget, seed, report = () => {}) {
    const { state } = position;
    const thinking = new Thinking(state, seat, budget, seed);
    if (state.phase === DECIDING) return thinking.decide(report);
    if (state.phase === FLIPPING) return thinking.flip();
    if (state.phase === MOVING || state.phase === PROVING) {
      const move = winningMove(state);
      if (move !== undefined) return { actions: [move], value: 1, depth: 1, nodes: 1 };
      if (claimWins(state, seat)) return { actions: [{ kind: 'claim' }], value: 1, depth: 1, nodes: 1 };
    }
    return thinking.choose(report);
  },
};
