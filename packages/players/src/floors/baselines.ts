/**
 * Baseline players. The *careful runner* compares every turn of every token it may move. It takes the one after which
 * the remaining cards cost it the fewest tokens if the monster walked now; among equals the one that leaves its tokens
 * the fewest points from the exit; among equals again the seed decides. The *random* player takes any turn.
 */
import { floorsKit } from '@speeltafel/rules';
import type { Budget } from '../player.ts';
import { Random } from '../random.ts';
import { ALL_CARDS } from './card-outcomes.ts';
import { Danger } from './danger.ts';
import { type FloorsPlayer, type FloorsThought, isToMove, NO_THOUGHT } from './floors-player.ts';
import { routeOf } from './route.ts';
import { layAtRandom } from './tile-laying.ts';
import { type TokenTurn, tryTurns } from './turns.ts';

const { Match, PLACE, Reach } = floorsKit;

function carefulTurn(position: floorsKit.Position, budget: Budget, random: Random): FloorsThought {
  const match = new Match(position);
  const player = match.turn;
  const route = routeOf(match);
  const danger = new Danger(match);
  let best: TokenTurn | undefined;
  let bestDanger = 0;
  let bestPoints = 0;
  let equals = 0;
  let nodes = 0;
  tryTurns(match, new Reach(), ({ make }) => {
    nodes++;
    const cards = match.over ? 0 : danger.look(match, ALL_CARDS).forPlayer(match, player);
    let points = 0;
    for (let i = 0; i < match.tokens; i++) if (match.owner[i] === player) points += route[match.bytes[PLACE + i]!]!;
    const order = best === undefined ? -1 : cards - bestDanger || points - bestPoints;
    equals = order < 0 ? 1 : equals + Number(order === 0);
    if (order < 0 || (order === 0 && random.below(equals) === 0)) {
      best = make();
      bestDanger = cards;
      bestPoints = points;
    }
    return nodes < budget.nodes && (nodes % 64 !== 0 || !budget.stop());
  });
  return { actions: best === undefined ? [] : [best.action], value: 0, depth: 1, nodes };
}

export const carefulRunner: FloorsPlayer = {
  think(position, seat, budget, seed) {
    if (!isToMove(position, seat)) return NO_THOUGHT;
    return position.phase === 'lay'
      ? layAtRandom(position, budget, seed)
      : carefulTurn(position, budget, new Random(seed));
  },
};

export const randomPlayer: FloorsPlayer = {
  think(position, seat, budget, seed) {
    if (!isToMove(position, seat)) return NO_THOUGHT;
    if (position.phase === 'lay') return layAtRandom(position, budget, seed);
    const random = new Random(seed);
    let turn: TokenTurn | undefined;
    let count = 0;
    tryTurns(new Match(position), new Reach(), ({ make }) => {
      count++;
      if (random.below(count) === 0) turn = make();
      return true;
    });
    return { ...NO_THOUGHT, actions: turn === undefined ? [] : [turn.action], nodes: count };
  },
};
