/**
 * Rollouts: the players still to move take quick turns, each the best for themselves of a few, until the monster walks.
 * Nothing is pushed in them, and each turn is evaluated as if the monster walked right after it.
 */
import { floorsKit } from '@speeltafel/rules';
import type { Random } from '../random.ts';
import { ALL_CARDS } from './card-outcomes.ts';
import { QuickReach } from './quick-reach.ts';
import { movers } from './turns.ts';
import type { WinChance } from './win-chance.ts';

const { endTurn, lift, PLACE } = floorsKit;

/** Of a token's places, the nearest to the exit are tried, and some others. */
const NEAREST = 4;
const OTHERS = 4;

export class Rollout {
  private readonly winChance: WinChance;
  private readonly reach = new QuickReach();
  private readonly tried = new Uint8Array(NEAREST + OTHERS + 1);

  constructor(winChance: WinChance) {
    this.winChance = winChance;
  }

  /** Plays the remaining turns of this round, and returns the player's win chance before the monster walks. */
  restOfRound(player: number, random: Random): number {
    const { match } = this.winChance;
    while (match.phase === 'tokens') this.quickTurn(random);
    return this.winChance.chance(player, ALL_CARDS);
  }

  private quickTurn(random: Random): void {
    const { match } = this.winChance;
    const player = match.turn;
    const token = random.pick(movers(match));
    const count = this.choose(token, random);
    let best = match.bytes[PLACE + token]!;
    let bestChance = -1;
    for (let i = 0; i < count; i++) {
      const place = this.tried[i]!;
      const mark = match.mark();
      lift(match, token);
      endTurn(match, token, place);
      const chance = this.winChance.chance(player, ALL_CARDS);
      match.undo(mark);
      if (chance <= bestChance) continue;
      bestChance = chance;
      best = place;
    }
    lift(match, token);
    endTurn(match, token, best);
  }

  /** The places to try: staying, the nearest to the exit, some at random. */
  private choose(token: number, random: Random): number {
    const { reach, tried } = this;
    const { match, route } = this.winChance;
    const { count, places } = reach.from(match, token);
    tried[0] = places[0]!;
    let chosen = 1;
    for (let i = 1; i < count; i++) {
      // Sorts the nearest to the front as it goes.
      let at = chosen;
      while (at > 1 && route[tried[at - 1]!]! > route[places[i]!]!) at--;
      if (at > NEAREST) continue;
      for (let j = Math.min(chosen, NEAREST); j > at; j--) tried[j] = tried[j - 1]!;
      tried[at] = places[i]!;
      if (chosen <= NEAREST) chosen++;
    }
    for (let i = 0; i < OTHERS && count > chosen; i++) tried[chosen++] = places[random.below(count)]!;
    return chosen;
  }
}
