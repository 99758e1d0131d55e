/**
 * The distance to the exit: the points a token still needs from every place, including slides over blood and single
 * pushes. Tokens can be passed and the monster walks on, so neither lengthens the way.
 */
import { floorsKit } from '@speeltafel/rules';

const { EATEN, ENTRANCE, EXIT, MONSTER, NOWHERE, OUT, REFUSED, SQUARES, stepToken, TELEPORTER, WAITING } = floorsKit;

/** No way leads out from here. */
export const NO_WAY = 63;

/** `route[place]`: the points from a square or from outside, and 0 for a token that is out. */
export type Route = Uint8Array;

export function routeOf(floor: floorsKit.Floor): Route {
  const route = new Uint8Array(EATEN + 1).fill(NO_WAY);
  const leads = stepsOn(floor);
  route[OUT] = 0;
  route[EXIT] = 1;
  for (let points = 2, found = true; found && points < NO_WAY; points++) {
    found = false;
    for (let square = 0; square < SQUARES; square++) {
      if (route[square] !== NO_WAY) continue;
      for (let direction = 0; direction < 4; direction++) {
        const to = leads[square * 4 + direction]!;
        if (to === REFUSED || route[to] !== points - 1) continue;
        route[square] = points;
        found = true;
        break;
      }
    }
  }
  route[WAITING] = Math.min(NO_WAY, route[ENTRANCE]! + 1);
  return route;
}

/** Where one step in each direction leads from every square. */
function stepsOn(floor: floorsKit.Floor): Int16Array {
  const leads = new Int16Array(SQUARES * 4).fill(REFUSED);
  const mark = floor.mark();
  floor.write(MONSTER, NOWHERE);
  const away = floor.mark();
  for (let square = 0; square < SQUARES; square++) {
    if (floor.ground[square] === TELEPORTER) continue;
    for (const direction of floorsKit.DIRECTIONS) {
      leads[square * 4 + direction] = stepToken(floor, square, direction);
      floor.undo(away);
    }
  }
  floor.undo(mark);
  return leads;
}

/** The rounds that a token needs for that many points: its sides alternate and add up to 7. */
export function roundsFor(points: number, shows: number): number {
  if (points <= 0) return 0;
  const pairs = Math.floor((points - 1) / 7);
  return 2 * pairs + (points - 7 * pairs <= shows ? 1 : 2);
}
