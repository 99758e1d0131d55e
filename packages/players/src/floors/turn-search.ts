/**
 * Thinking a turn through. Every turn of every token is looked at as if the monster walked right after it; the promising ones are kept, and
 * the rest of the round is imagined after each of them again and again, more often after those that do well.
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
  /** The chance to win if the monster walked right after the turn. */
  readonly now: number;
  /** The chances over the imagined rests of the round, added up. */
  sum: number;
  visits: number;
}

/** How a player thinks. */
export interface SearchStyle {
  /** The cards it thinks of, as bits. */
  readonly considered: number;
  /** Whether it sees that stones can be pushed. */
  readonly pushes: boolean;
  /** By how much it misjudges a turn, up or down. */
  readonly noise: number;
  /** How many turns it thinks through. */
  readonly width: number;
  /** At most so many rounds are imagined. */
  readonly imagined: number;
}

/** How many imagined rounds the first look counts for. */
const TRUST = 1;
/** How much the less known turns are favoured for the next imagined round. */
const CURIOSITY = 0.15;
/** The clock is asked once in so many looks. */
const LOOKS_BETWEEN = 64;

export const estimateOf = ({ now, sum, visits }: Candidate): number => (now * TRUST + sum) / (TRUST + visits);

export class TurnSearch {
  /** The turns to think through. */
  candidates: Candidate[] = [];
  /** Those that were only looked at. */
  others: Candidate[] = [];
  rounds = 0;
  readonly match: floorsKit.Match;
  readonly winChance: WinChance;
  private readonly player: number;
  private readonly budget: Budget;
  private readonly style: SearchStyle;
  private readonly random: Random;
  private readonly seed: number;
  /** Every turn ends the round: nothing is left to imagine. */
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
    // Now and then every turn pushes something.
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

  /** Thinks of this turn, too, however it looks. */
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

  /** Imagines one more rest of the round after the most promising turn; false where there is no more to be found out. */
  imagine(rollout: Rollout): boolean {
    const { match, candidates } = this;
    if (this.lastTurn || candidates.length < 2 || candidates[0]!.now >= 1) return false;
    if (this.rounds >= this.style.imagined || this.spent()) return false;
    const candidate = this.mostPromising();
    const mark = match.mark();
    playTurn(match, candidate.turn);
    // The same seeds after every turn: they meet the same luck.
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

  /** The best of the turns that were thought about often enough to be trusted. */
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
