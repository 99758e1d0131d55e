/** A player's chance to win if the monster walked now, over every card that may come. Each look at it is one node of a budget. */
import type { floorsKit } from '@speeltafel/rules';
import { foresee } from './foresight.ts';
import type { Route } from './route.ts';
import { leaderOf, roundsAfter, Stakes } from './stakes.ts';

export class Outlook {
  nodes = 0;
  readonly match: floorsKit.Match;
  readonly route: Route;
  readonly stakes: Stakes;

  constructor(match: floorsKit.Match, route: Route) {
    this.match = match;
    this.route = route;
    this.stakes = new Stakes(match, route);
  }

  chance(player: number, considered: number): number {
    const { match, stakes } = this;
    this.nodes++;
    if (match.over) return leaderOf(match) === player ? 1 : 0;
    const roundsLeft = roundsAfter(match);
    let sum = 0;
    let seenHits = -1;
    let chance = 0;
    const cards = foresee(match, considered, (count, _, hits) => {
      if (hits !== seenHits) {
        chance = stakes.chance(player, roundsLeft);
        seenHits = hits;
      }
      sum += count * chance;
    });
    return cards > 0 ? sum / cards : stakes.chance(player, roundsLeft);
  }
}
