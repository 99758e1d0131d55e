/**
 * Searches one turn. Every turn of every token is evaluated as if the monster walked right after it. The promising ones
 * are kept, and the rest of the round is rolled out after each of them, more often after those that do well.
 */
import { floorsKit } from '@speeltafel/rules';
import type { Budget } from '../player.ts';
import { Random } from '../random.ts';
import type { Rollout } from './rollout.ts';
import { routeOf } from './route.ts';
import { playTurn, type TokenTurn, tryTurns } from './turns.ts';
import { WinChance } from './win-chance.ts';

const { Match, Reach } = floorsKit;

export interface Candidate {
  readonly turn: TokenTurn;
  /** The win chance if the monster walked right after the turn. */
  readonly now: number;
  /** The sum of the chances over the rollouts. */
  sum: number;
  visits: number;
}

/** The parameters of a player's search. */
export interface SearchStyle {
  /** The cards it considers, as bits. */
  readonly considered: number;
  /** True if it knows that stones can be pushed. */
  readonly pushes: boolean;
  /** The size of the random error in its evaluation of a turn. */
  readonly noise: number;
  /** The number of turns it rolls out. */
  readonly width: number;
  /** The most rollouts. */
  readonly imagined: number;
}

/** The weight of the static estimate, in rollouts. */
const TRUST = 1;
/** The weight of exploration. */
const CURIOSITY = 0.15;
/** The clock is read once per this many evaluations. */
const LOOKS_BETWEEN = 64;

export const estimateOf = ({ now, sum, visits }: Candidate): number => (now * TRUST + sum) / (TRUST + visits);

export class TurnSearch {
  /** The turns to roll out. */
  candidates: Candidate[] = [];
  /** Turns with a static estimate only. */
  others: Candidate[] = [];
  rounds = 0;
  readonly match: floorsKit.Match;
  readonly winChance: WinChance;
  private readonly player: number;
  private readonly budget: Budget;
  private readonly style: SearchStyle;
  private readonly random: Random;
  private readonly seed: number;
  /** True if every turn ends the round, so that nothing is left to roll out. */
  private lastTurn = true;

  constructor(position: floorsKit.Position, budget: Budget, seed: number, style: SearchStyle) {
    this.match = new Match(position);
    this.player = this.match.turn;
    this.budget = budget;
    this.style = style;
    this.seed = seed;
    this.random = new Random(seed);
    this.winChance = new WinChance(this.match, routeOf(this.match));
    this.survey();
  }

  get nodes(): number {
    return this.winChance.nodes;
  }

  private spent(): boolean {
    return this.nodes >= this.budget.nodes || this.budget.stop();
  }

  private survey(): void {
    const { style } = this;
    const quiet = style.pushes ? [] : this.turns(false);
    // In rare positions every turn pushes something.
    const found = quiet.length > 0 ? quiet : this.turns(true);
    found.sort((a, b) => b.now - a.now);
    this.others = found.splice(style.width);
    this.candidates = found;
  }

  private turns(withPushes: boolean): Candidate[] {
    const { match, player, style, winChance } = this;
    const found: Candidate[] = [];
    tryTurns(match, new Reach(), (turn) => {
      if (turn.pushes && !withPushes) return true;
      const now = winChance.chance(player, style.considered) + style.noise * (2 * this.random.next() - 1);
      if (match.phase === 'tokens') this.lastTurn = false;
      found.push({ turn: turn.make(), now, sum: 0, visits: 0 });
      return winChance.nodes % LOOKS_BETWEEN !== 0 || !this.spent();
    });
    return found;
  }

  /** Also rolls out this turn, however it looks. */
  consider(turn: TokenTurn): Candidate {
    const { match } = this;
    const mark = match.mark();
    playTurn(match, turn);
    const now = this.winChance.chance(this.player, this.style.considered);
    match.undo(mark);
    const candidate = { turn, now, sum: 0, visits: 0 };
    this.candidates.push(candidate);
    return candidate;
  }

  /** Makes one more rollout after the most promising turn; false if nothing more can be found. */
  imagine(rollout: Rollout): boolean {
    const { match, candidates } = this;
    if (this.lastTurn || candidates.length < 2 || candidates[0]!.now >= 1) return false;
    if (this.rounds >= this.style.imagined || this.spent()) return false;
    const candidate = this.mostPromising();
    const mark = match.mark();
    playTurn(match, candidate.turn);
    // The same seeds after every turn, so that all of them have the same luck.
    candidate.sum += rollout.restOfRound(this.player, new Random(this.seed + candidate.visits * 7919));
    candidate.visits++;
    match.undo(mark);
    this.rounds++;
    return true;
  }

  private mostPromising(): Candidate {
    let chosen = this.candidates[0]!;
    let most = Number.NEGATIVE_INFINITY;
    const curiosity = CURIOSITY * Math.sqrt(Math.log(this.rounds + 2));
    for (const candidate of this.candidates) {
      if (candidate.visits === 0) return candidate;
      const hope = estimateOf(candidate) + curiosity / Math.sqrt(candidate.visits + TRUST);
      if (hope <= most) continue;
      most = hope;
      chosen = candidate;
    }
    return chosen;
  }

  /** The best of the turns with enough rollouts to be trusted. */
  best(): Candidate {
    let bar = 0;
    for (const { visits } of this.candidates) bar = Math.max(bar, visits / 4);
    let best = this.candidates[0]!;
    let most = Number.NEGATIVE_INFINITY;
    for (const candidate of this.candidates) {
      if (candidate.visits < bar || estimateOf(candidate) <= most) continue;
      best = candidate;
      most = estimateOf(candidate);
    }
    return best;
  }
}
