/**
 * A player's win chance if the monster walked now, over every possible card. Each evaluation counts as one node of a
 * budget.
 */
import type { floorsKit } from '@speeltafel/rules';
import { forEachCard } from './card-outcomes.ts';
import { Evaluation, leaderOf, roundsAfter } from './evaluation.ts';
import type { Route } from './route.ts';

export class WinChance {
  nodes = 0;
  readonly match: floorsKit.Match;
  readonly route: Route;
  readonly evaluation: Evaluation;

  constructor(match: floorsKit.Match, route: Route) {
    this.match = match;
    this.route = route;
    this.evaluation = new Evaluation(match, route);
  }

  chance(player: number, considered: number): number {
    const { match, evaluation } = this;
    this.nodes++;
    if (match.over) return leaderOf(match) === player ? 1 : 0;
    const roundsLeft = roundsAfter(match);
    let sum = 0;
    let seenHits = -1;
    let chance = 0;
    const cards = forEachCard(match, considered, (count, _, hits) => {
      if (hits !== seenHits) {
        chance = evaluation.chance(player, roundsLeft);
        seenHits = hits;
      }
      sum += count * chance;
    });
    return cards > 0 ? sum / cards : evaluation.chance(player, roundsLeft);
  }
}
