/**
 * The values of one layout for all ways in which its tiles can be missing, in one byte. With 8 tiles, for example,
 * player 1 has taken 3, 2, 1 or none of the three missing ones: four lanes of two bits. The lower bit means that the
 * player to move does not lose, the higher bit that they win.
 */
import { menhirsKit } from '@speeltafel/rules';
import { MOST_TILES } from './ranking.ts';

const { FOG_TILES, MOST_TAKINGS } = menhirsKit;

export const HOLDS = 1;
export const WINS = 2;
export const LOSS = 0;
export const TIE = 1;
export const WIN = HOLDS | WINS;

/** The lower bits of all four lanes. */
export const ALL_HOLD = 0x55;
export const ALL_WIN = 0xff;

export type Taken = readonly [number, number];

/** What player 1 and player 2 have taken in each lane of layouts with that many tiles. */
export function lanesOf(tiles: number): Taken[] {
  const missing = FOG_TILES - tiles;
  const lanes: Taken[] = [];
  for (let second = Math.max(0, missing - MOST_TAKINGS); second <= Math.min(missing, MOST_TAKINGS); second++)
    lanes.push([missing - second, second]);
  return lanes;
}

export const laneOf = ([first, second]: Taken): number => second - Math.max(0, first + second - MOST_TAKINGS);

/** All bits of that many lanes. */
export const maskOf = (lanes: number): number => (1 << (2 * lanes)) - 1;

/** The same value for the other player. */
const negated = (value: number): number => ((value & WINS) === 0 ? HOLDS : 0) | ((value & HOLDS) === 0 ? WINS : 0);

/** For each byte of the opponent's values: their value for the player whose turn leads there. */
function table(lane: (value: number) => number): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, byte) => lane(byte));
}

const valueIn = (byte: number, lane: number): number => (byte >> (2 * lane)) & WIN;

/** The opponent's values for the player who ends the turn without a taking. */
export const leaving = (lanes: number): Uint8Array =>
  table((byte) => {
    let worth = 0;
    for (let lane = 0; lane < lanes; lane++) worth |= negated(valueIn(byte, lane)) << (2 * lane);
    return worth;
  });

/** The opponent's values with one tile fewer for the player who may take that tile. */
export function taking(tiles: number, player: number): Uint8Array {
  const lanes = lanesOf(tiles);
  return table((byte) =>
    lanes.reduce((worth, [first, second], lane) => {
      const after: Taken = player === 1 ? [first + 1, second] : [first, second + 1];
      if (Math.max(...after) > MOST_TAKINGS || tiles - 1 < MOST_TILES - 2 * MOST_TAKINGS) return worth;
      return worth | (negated(valueIn(byte, laneOf(after))) << (2 * lane));
    }, 0),
  );
}
