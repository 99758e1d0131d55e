/** Games between copies of a quick player, every position of which is a sample. */
import { floors, floorsKit, fromSeed } from '@speeltafel/rules';
import type { Random } from '../../random.ts';
import { ALL_CARDS } from '../card-outcomes.ts';
import { leaderOf, roundsAfter } from '../evaluation.ts';
import { LearnedValue } from '../learned/learned-value.ts';
import { type Numbers, WEIGHTS } from '../learned/network.ts';
import { QuickReach } from '../quick-reach.ts';
import { routeOf } from '../route.ts';
import { movers, tryTurns } from '../turns.ts';
import { WinChance } from '../win-chance.ts';
import type { Samples } from './samples.ts';

const { CARDS, drawable, endTurn, lift, Match, playCard, Reach } = floorsKit;

export interface SelfPlay {
  /** Null for the first games, which use the hand-set weights. */
  readonly weights: Numbers | null;
  /** How much worse a turn may look and still be played sometimes, for exploration. */
  readonly warmth: number;
  /** The share of turns in which pushing is allowed. */
  readonly pushing: number;
  /** The lambda of TD(lambda): the weight of later predictions against the next one. */
  readonly lambda: number;
}

const hex = (random: Random): string =>
  Array.from({ length: 4 }, () =>
    random
      .below(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('');

export class SelfPlayer {
  private readonly random: Random;
  private readonly style: SelfPlay;
  private readonly quick = new QuickReach();
  private readonly reach = new Reach();

  constructor(style: SelfPlay, random: Random) {
    this.style = style;
    this.random = random;
  }

  /** Plays a game and adds its positions to the samples. Returns the winner. */
  game(players: number, setup: string, samples: Samples): number | null {
    const { random, style } = this;
    const five = players >= 6 && random.next() < 0.3 ? 'h3' : '5';
    const options = floors.options({ players, setup, five, pile: random.next() < 0.2 ? 7 : 8 });
    if (!options.ok) throw new Error(options.refusal.message);
    const match = new Match(floors.start(options.value, fromSeed(hex(random))));
    const value = new LearnedValue(match, routeOf(match), style.weights ?? new Float64Array(WEIGHTS), false);
    const first = samples.count;
    const seen: number[][] = [];
    while (!match.over) {
      const route = routeOf(match);
      value.route = route;
      if (match.phase === 'monster') {
        this.draw(match);
      } else {
        this.turn(match, value, style.weights === null ? new WinChance(match, route) : null);
      }
      const toWalk = match.phase === 'monster';
      const rounds = roundsAfter(match);
      if (match.over || (toWalk && rounds <= 0)) continue;
      value.read(rounds);
      samples.add(value.situation);
      if (style.weights !== null) seen.push([...value.judge()]);
    }
    const winner = leaderOf(match);
    let target = Array.from({ length: players }, (_, p) => (winner === null ? 1 / players : Number(p === winner)));
    for (let i = samples.count - 1; i >= first; i--) {
      samples.targets.set(target, i * players);
      const judged = seen[i - first];
      if (judged !== undefined) target = target.map((t, p) => style.lambda * t + (1 - style.lambda) * judged[p]!);
    }
    return winner;
  }

  private draw(match: floorsKit.Match): void {
    const pile: number[] = [];
    for (let card = 0; card < CARDS.length; card++) for (let i = 0; i < drawable(match, card); i++) pile.push(card);
    playCard(match, this.random.pick(pile));
  }

  private turn(match: floorsKit.Match, value: LearnedValue, hand: WinChance | null): void {
    const { random, style } = this;
    const player = match.turn;
    const judge = (): number => {
      const chance = hand === null ? value.judge()[player]! : hand.chance(player, ALL_CARDS);
      return chance - style.warmth * Math.log(-Math.log(random.next() + 1e-12));
    };
    if (random.next() < style.pushing) this.pushingTurn(match, judge);
    else this.quietTurn(match, judge);
  }

  private pushingTurn(match: floorsKit.Match, judge: () => number): void {
    let best = Number.NEGATIVE_INFINITY;
    let wanted = -1;
    let count = 0;
    tryTurns(match, this.reach, () => {
      const chance = judge();
      if (chance > best) {
        best = chance;
        wanted = count;
      }
      count++;
      return true;
    });
    for (const token of movers(match)) {
      this.reach.search(match, token);
      if (wanted < this.reach.count) {
        endTurn(match, token, this.reach.apply(wanted));
        return;
      }
      wanted -= this.reach.count;
    }
  }

  private quietTurn(match: floorsKit.Match, judge: () => number): void {
    let best = Number.NEGATIVE_INFINITY;
    let mover = -1;
    let to = -1;
    for (const token of movers(match)) {
      const { count, places } = this.quick.from(match, token);
      for (let i = 0; i < count; i++) {
        const mark = match.mark();
        lift(match, token);
        endTurn(match, token, places[i]!);
        const chance = judge();
        match.undo(mark);
        if (chance <= best) continue;
        best = chance;
        mover = token;
        to = places[i]!;
      }
    }
    lift(match, mover);
    endTurn(match, mover, to);
  }
}
