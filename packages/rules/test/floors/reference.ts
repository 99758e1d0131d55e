/**
 * The monster and the tokens again, slow and obvious: maps, objects and loops, written from the rules and sharing
 * nothing with the kernel but the parsed position. Test code only.
 */
import { columnOf, rowOf } from '../../src/floors/board.ts';
import type { Position } from '../../src/floors/position.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}
type Compass = 'N' | 'E' | 'S' | 'W';

interface World {
  monster: Spot | null;
  facing: Compass;
  /** The thing on a square: 's', 'c', 'r', 'h', or the token's index. */
  things: Map<string, string | number>;
  pools: Set<string>;
  gates: Map<string, { pair: number; arrow: Compass }>;
  lost: number[];
}

const DELTA = { N: { x: 0, y: -1 }, E: { x: 1, y: 0 }, S: { x: 0, y: 1 }, W: { x: -1, y: 0 } } as const;
const TO_RIGHT = { N: 'E', E: 'S', S: 'W', W: 'N' } as const;
const TO_LEFT = { N: 'W', E: 'N', S: 'E', W: 'S' } as const;
const ABOUT = { N: 'S', E: 'W', S: 'N', W: 'E' } as const;
const WINDS = ['N', 'E', 'S', 'W'] as const;

const key = ({ x, y }: Spot): string => `${x},${y}`;
const spot = (square: number): Spot => ({ x: columnOf(square), y: rowOf(square) });
const name = ({ x, y }: Spot): string => `${'abcdefghijklmnop'[x]}${11 - y}`;
const plus = (at: Spot, way: Compass): Spot => ({ x: at.x + DELTA[way].x, y: at.y + DELTA[way].y });
const onBoard = ({ x, y }: Spot): boolean => x >= 0 && x <= 15 && y >= 0 && y <= 10 && x - y <= 11 && y - x <= 6;
const isCorner = (at: Spot): boolean => key(at) === '0,0' || key(at) === '15,10';

export function worldOf(position: Position): World {
  const world: World = {
    monster: spot(position.monster),
    facing: WINDS[position.facing]!,
    things: new Map(),
    pools: new Set(),
    gates: new Map(),
    lost: [],
  };
  for (const tile of position.tiles) {
    const at = spot(tile.square);
    const shape = { P: [2, 2], H: [4, 1], V: [1, 4] }[String(tile.kind)];
    if (shape !== undefined) {
      for (let x = 0; x < shape[0]!; x++) {
        for (let y = 0; y < shape[1]!; y++) world.pools.add(key({ x: at.x + x, y: at.y + y }));
      }
    } else if (tile.kind === 1 || tile.kind === 2) {
      world.gates.set(key(at), { pair: tile.kind, arrow: WINDS[tile.arrow]! });
    } else {
      world.things.set(key(at), tile.kind);
    }
  }
  for (const [i, token] of position.tokens.entries())
    if (token.place < 156) world.things.set(key(spot(token.place)), i);
  return world;
}

function nearestToken(world: World, way: Compass): number {
  let at = plus(world.monster!, way);
  for (let distance = 1; onBoard(at); distance++) {
    const thing = world.things.get(key(at));
    if (typeof thing === 'number') return distance;
    if (thing !== undefined && thing !== 'c') return Number.POSITIVE_INFINITY;
    at = plus(at, way);
  }
  return Number.POSITIVE_INFINITY;
}

function look(world: World): void {
  const ways = [world.facing, TO_LEFT[world.facing], TO_RIGHT[world.facing]];
  const distances = ways.map((way) => nearestToken(world, way));
  const nearest = Math.min(...distances);
  const candidates = ways.filter((_, i) => distances[i] === nearest);
  if (nearest < Number.POSITIVE_INFINITY && candidates.length === 1) world.facing = candidates[0]!;
}

const isOpen = (world: World, at: Spot): boolean =>
  onBoard(at) &&
  !world.things.has(key(at)) &&
  !world.gates.has(key(at)) &&
  (world.monster === null || key(world.monster) !== key(at));

/**
 * A tile put down on a square slides on while it is on blood and the next square is open; at the corners it leaves the
 * game.
 */
function putTile(world: World, tile: string, onto: Spot, way: Compass): void {
  let at = onto;
  while (world.pools.has(key(at)) && isOpen(world, plus(at, way))) at = plus(at, way);
  if (!isCorner(at)) world.things.set(key(at), tile);
}

/** A token, pushed or walking, pushes a single tile if the square behind is open. */
function giveWay(world: World, at: Spot, way: Compass): boolean {
  const tile = world.things.get(key(at));
  if (typeof tile !== 'string' || !isOpen(world, plus(at, way))) return false;
  world.things.delete(key(at));
  putTile(world, tile, plus(at, way), way);
  return true;
}

function shove(world: World, from: Spot, way: Compass): void {
  const behind = plus(from, way);
  if (onBoard(behind) && world.things.has(key(behind))) shove(world, behind, way);
  const thing = world.things.get(key(from))!;
  world.things.delete(key(from));
  if (!onBoard(behind) || world.gates.has(key(behind))) {
    if (typeof thing === 'number') world.lost.push(thing);
  } else if (typeof thing === 'string') {
    putTile(world, thing, behind, way);
  } else {
    let at = behind;
    while (world.pools.has(key(at))) {
      const ahead = plus(at, way);
      if (!isOpen(world, ahead) && !giveWay(world, ahead, way)) break;
      at = ahead;
    }
    world.things.set(key(at), thing);
  }
}

function step(world: World): void {
  let at = world.monster!;
  world.monster = null;
  let turns = 0;
  for (;;) {
    let ahead = plus(at, world.facing);
    if (!onBoard(ahead)) ahead = { x: 15 - at.x, y: 10 - at.y };
    const thing = world.things.get(key(ahead));
    if (thing === 'r' || thing === 'h') {
      if (turns === 4) break;
      turns++;
      world.facing = thing === 'r' ? TO_RIGHT[world.facing] : ABOUT[world.facing];
      continue;
    }
    if (typeof thing === 'number') {
      world.things.delete(key(ahead));
      world.lost.push(thing);
    } else if (thing !== undefined) {
      shove(world, ahead, world.facing);
    }
    at = ahead;
    if (world.pools.has(key(at))) continue;
    const gate = world.gates.get(key(at));
    const partner = [...world.gates].find(([where, other]) => other.pair === gate?.pair && where !== key(at));
    if (partner !== undefined) {
      const [x, y] = partner[0].split(',').map(Number);
      at = { x: x!, y: y! };
      world.facing = partner[1].arrow;
    }
    break;
  }
  world.monster = at;
}

export function walk(world: World, card: string, fiveIsHits = false): World {
  const hits = { h1: 1, h2: 2, 5: fiveIsHits ? 3 : undefined }[card];
  const steps = hits === undefined ? Number(card) : 20;
  for (let i = 0; i < steps && (hits === undefined || world.lost.length < hits); i++) {
    look(world);
    step(world);
  }
  look(world);
  return world;
}

/** Everything that a walk or a turn can change, as one comparable text. */
export function describeWorld(world: World): string {
  const things = [...world.things].map(([at, thing]) => `${at}=${thing}`).sort();
  return `${world.monster === null ? '-' : name(world.monster)}${world.facing} ${things.join(' ')} lost ${world.lost.join(',')}`;
}

/** Every result of a token's turn with the fewest points it takes, by trying every path. */
export function turnsOf(position: Position, token: number): Map<string, number> {
  const { shows, place } = position.tokens[token]!;
  const results = new Map<string, number>();
  const best = new Map<string, number>();
  const world = worldOf(position);
  if (place < 156) world.things.delete(key(spot(place)));

  const visit = (now: World, at: Spot | 'outside' | 'out', points: number): void => {
    const where = typeof at === 'string' ? at : key(at);
    const state = `${where} ${describeWorld(now)}`;
    if ((best.get(state) ?? -1) >= points) return;
    best.set(state, points);
    if (typeof at === 'string' || !now.things.has(where)) results.set(state, shows - points);
    if (points === 0 || at === 'out') return;
    const entrance = { x: 15, y: 10 };
    if (at === 'outside') {
      if (key(now.monster!) !== key(entrance)) visit(now, entrance, points - 1);
      return;
    }
    if (where === '0,0') visit(now, 'out', points - 1);
    for (const way of WINDS) {
      const then: World = { ...now, things: new Map(now.things) };
      let to = at;
      do {
        const ahead = plus(to, way);
        const passes = typeof then.things.get(key(ahead)) === 'number' && key(then.monster!) !== key(ahead);
        if (!passes && !isOpen(then, ahead) && !giveWay(then, ahead, way)) break;
        to = ahead;
      } while (then.pools.has(key(to)));
      if (key(to) !== where) visit(then, to, points - 1);
    }
  };
  visit(world, place < 156 ? spot(place) : 'outside', shows);
  const firstRound = position.stage === 1 && position.round === 1;
  const enters = [...results.keys()].some((state) => !state.startsWith('outside '));
  if (firstRound && position.rules === 2 && enters) {
    for (const state of results.keys()) if (state.startsWith('outside ')) results.delete(state);
  }
  return results;
}
