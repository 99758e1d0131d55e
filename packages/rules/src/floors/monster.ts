/**
 * The monster: look, step, look, step, ... and a final look. These are its only rules; a watcher can follow the walk
 * and is told what was seen and what happened.
 */
import { type Direction, NEXT, type Square, wrap } from './board.ts';
import type { WalkLength } from './cards.ts';
import { CRYSTAL, EMPTY, FACING, type Floor, MONSTER, NOWHERE, POOL, RIGHT_TURN, TELEPORTER, TOKEN } from './floor.ts';
import { eat, type PushWatcher, pushRow } from './push.ts';

export type Why = 'nearest' | 'tie' | 'nobody';

export interface Watcher extends PushWatcher {
  /** The results of a look in each direction, as from `sightOf`, and where the monster faces now. */
  looked(ahead: number, left: number, right: number, facing: Direction, why: Why): void;
  turned(stone: Square, thing: number, facing: Direction): void;
  entered(from: Square, to: Square, wrapped: boolean): void;
  ate(token: number, square: Square): void;
  teleported(from: Square, to: Square, facing: Direction): void;
  /** The monster cannot move; the step is used up. */
  stayed(square: Square): void;
  stepped(square: Square, facing: Direction): void;
}

const NO_TOKEN = 0xff00;
/** A sighting as one number: the distance in the high bits, the token in the low byte. */
export const distanceOf = (sight: number): number => sight >> 8;
export const tokenOf = (sight: number): number | null => (sight === NO_TOKEN ? null : sight & 255);

function sightOf(floor: Floor, from: Square, direction: number): number {
  const bytes = floor.bytes;
  let distance = 1;
  for (let square = NEXT[from * 4 + direction]!; square >= 0; square = NEXT[square * 4 + direction]!) {
    const thing = bytes[square]!;
    if (thing > CRYSTAL) return thing >= TOKEN ? (distance << 8) | (thing - TOKEN) : NO_TOKEN;
    distance++;
  }
  return NO_TOKEN;
}

/** Turns the monster to the strictly nearest token ahead, left or right. */
export function look(floor: Floor, watcher: Watcher | null): void {
  const from = floor.bytes[MONSTER]!;
  const facing = floor.bytes[FACING]!;
  const ahead = sightOf(floor, from, facing);
  const left = sightOf(floor, from, (facing + 3) & 3);
  const right = sightOf(floor, from, (facing + 1) & 3);
  const a = ahead >> 8;
  const l = left >> 8;
  const r = right >> 8;
  let turned = facing;
  if (l < a && l < r) turned = (facing + 3) & 3;
  else if (r < a && r < l) turned = (facing + 1) & 3;
  if (turned !== facing) floor.write(FACING, turned);
  if (watcher !== null) {
    const nearest = Math.min(a, l, r);
    const count = Number(a === nearest) + Number(l === nearest) + Number(r === nearest);
    const why = nearest === NO_TOKEN >> 8 ? 'nobody' : count > 1 ? 'tie' : 'nearest';
    watcher.looked(ahead, left, right, turned as Direction, why);
  }
}

/** After this many turns in one step the monster cannot move, and the step is used up. */
const MOST_TURNS = 4;

/** One step, with everything it pushes, eats and slides over. Returns the hits. */
export function step(floor: Floor, watcher: Watcher | null): number {
  const { bytes, ground } = floor;
  let at = bytes[MONSTER]!;
  let facing = bytes[FACING]!;
  let turns = 0;
  let hits = 0;
  floor.write(MONSTER, NOWHERE);
  for (;;) {
    const beside = NEXT[at * 4 + facing]!;
    const ahead = beside < 0 ? wrap(at) : beside;
    const thing = bytes[ahead]!;
    if (thing !== EMPTY) {
      if (thing >= TOKEN) {
        floor.write(ahead, EMPTY);
        eat(floor, thing - TOKEN);
        hits++;
        if (watcher !== null) watcher.ate(thing - TOKEN, ahead);
      } else if (thing >= RIGHT_TURN) {
        if (turns === MOST_TURNS) {
          if (watcher !== null) watcher.stayed(at);
          break;
        }
        turns++;
        facing = (facing + (thing === RIGHT_TURN ? 1 : 2)) & 3;
        if (watcher !== null) watcher.turned(ahead, thing, facing as Direction);
        continue;
      } else {
        hits += pushRow(floor, ahead, facing as Direction, watcher);
      }
    }
    if (watcher !== null) watcher.entered(at, ahead, beside < 0);
    at = ahead;
    if (ground[at] === POOL) continue;
    if (ground[at] === TELEPORTER && floor.partner[at] !== at) {
      const from = at;
      at = floor.partner[at]!;
      facing = floor.arrow[at]!;
      if (watcher !== null) watcher.teleported(from, at, facing as Direction);
    }
    break;
  }
  floor.write(MONSTER, at);
  if (facing !== bytes[FACING]) floor.write(FACING, facing);
  if (watcher !== null) watcher.stepped(at, facing as Direction);
  return hits;
}

/** A card's walk. Returns the hits. */
export function walk(floor: Floor, { steps, hits }: WalkLength, watcher: Watcher | null = null): number {
  let made = 0;
  for (let i = 0; i < steps && made < hits; i++) {
    look(floor, watcher);
    made += step(floor, watcher);
  }
  look(floor, watcher);
  return made;
}
