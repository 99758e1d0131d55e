/**
 * Lays tiles in the advanced set-up. The hall is the same for all players, so no tile is an advantage by itself. But
 * cover along the way and a short way reward planning, while long sight lines leave more to luck.
 */
import { floorsKit } from '@speeltafel/rules';
import type { Budget } from '../player.ts';
import { Random } from '../random.ts';
import type { FloorsThought } from './floors-player.ts';
import { NO_WAY, routeOf } from './route.ts';

const { EMPTY, ENTRANCE, Floor, layings, NEXT, SQUARES, stockKindOf, TOKEN } = floorsKit;

/** The number of ways to lay a tile that are compared. */
const COMPARED = 48;
/** A point of the way weighs as much as this many squares of open sight. */
const POINT = 2;

const lay = (tile: floorsKit.Tile, nodes: number): FloorsThought => ({
  actions: [{ type: 'lay', tile }],
  value: 0,
  depth: 0,
  nodes,
});

/**
 * Picks any tile anywhere. It chooses the kind first, so that the many ways to lay a teleporter do not count for more.
 */
function picker(position: floorsKit.Position, random: Random): () => floorsKit.Tile {
  const all = layings(position);
  const kinds = [...new Set(all.map(stockKindOf))].map((kind) => all.filter((tile) => stockKindOf(tile) === kind));
  return () => random.pick(random.pick(kinds));
}

export function layAtRandom(position: floorsKit.Position, _budget: Budget, seed: number): FloorsThought {
  return lay(picker(position, new Random(seed))(), 1);
}

export function layForCover(position: floorsKit.Position, budget: Budget, seed: number): FloorsThought {
  const pick = picker(position, new Random(seed));
  let best = pick();
  let least = hardshipOf(position, best);
  let nodes = 1;
  for (; nodes < COMPARED && nodes < budget.nodes && !budget.stop(); nodes++) {
    const tile = pick();
    const hardship = hardshipOf(position, tile);
    if (hardship >= least) continue;
    best = tile;
    least = hardship;
  }
  return lay(best, nodes);
}

/** The average visibility on the shortest ways from entrance to exit, and the length of these. */
function hardshipOf({ players, monster, facing, tiles, tokens }: floorsKit.Position, tile: floorsKit.Tile): number {
  const floor = new Floor({ players, monster, facing, tiles: [...tiles, tile], tokens });
  const route = routeOf(floor);
  const points = route[ENTRANCE]!;
  if (points === NO_WAY) return Number.POSITIVE_INFINITY;
  const onTheWay = new Set([ENTRANCE]);
  for (let left = points; left > 1; left--) {
    for (const square of [...onTheWay]) {
      if (route[square] !== left) continue;
      for (const direction of floorsKit.DIRECTIONS) {
        const to = NEXT[square * 4 + direction]!;
        if (to >= 0 && route[to] === left - 1) onTheWay.add(to);
      }
    }
  }
  let seen = 0;
  for (const square of onTheWay) seen += sightFrom(floor, square);
  return seen / onTheWay.size + POINT * points;
}

/** The number of squares from which the monster could see a token here. */
function sightFrom(floor: floorsKit.Floor, square: number): number {
  let squares = 0;
  for (const direction of floorsKit.DIRECTIONS) {
    for (let at = NEXT[square * 4 + direction]!; at >= 0 && at < SQUARES; at = NEXT[at * 4 + direction]!) {
      const thing = floor.bytes[at]!;
      if (thing !== EMPTY && thing < TOKEN) break;
      squares++;
    }
  }
  return squares;
}
