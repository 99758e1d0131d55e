/** Hash keys. They are pseudo-random and fixed, so that a search gives the same answer everywhere. */
import type { PlaceSet } from './board.ts';

/** Spreads a number over all 32 bits: different numbers stay different. */
export function mixed(number: number): number {
  let x = number ^ (number >>> 16);
  x = Math.imul(x, 0x7feb352d);
  x ^= x >>> 15;
  x = Math.imul(x, 0x846ca68b);
  return x ^ (x >>> 16);
}

const placeKeys = Array.from({ length: 30 }, (_, place) => mixed(0x5eed0000 + place * 0x9e37));

const tableFor = (chunk: number): Int32Array =>
  Int32Array.from({ length: 1024 }, (_, bits) =>
    placeKeys
      .slice(chunk * 10, chunk * 10 + 10)
      .reduce((key, placeKey, i) => ((bits >> i) & 1 ? key ^ placeKey : key), 0),
  );

const WEST = tableFor(0);
const MIDDLE = tableFor(1);
const EAST = tableFor(2);

/** `fogKey(a ^ b) === fogKey(a) ^ fogKey(b)`, so a change of fog changes the key by the key of the change. */
export const fogKey = (fog: PlaceSet): number => WEST[fog & 1023]! ^ MIDDLE[(fog >> 10) & 1023]! ^ EAST[fog >> 20]!;
