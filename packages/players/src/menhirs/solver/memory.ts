/** The memory of a board that is being solved, shared by all workers. Lists are by number of tiles. */
import { bitWords } from './bits.ts';
import type { ClusterMoves } from './cluster-moves.ts';
import { layoutsOf, MOST_TILES } from './ranking.ts';
import { shareable } from './shareable.ts';

export interface BoardMemory {
  readonly menhirs: number;
  readonly clusters: ClusterMoves;
  /** The number of tiles up to which the board is solved. */
  readonly largest: number;
  /**
   * The values at first sight: ALL_WIN with a win in one, or no menhir covered; LOSS if each move gives the opponent a
   * win in one; otherwise ALL_HOLD.
   */
  readonly first: readonly Uint8Array[];
  /** The layouts with a single winning move that ko can forbid. */
  readonly forbidden: readonly Int32Array[];
  /** The values of each player's latest turn: `values[player][tiles]`. */
  readonly values: readonly (readonly Uint8Array[])[];
  /** The layouts that were evaluated at each player's latest turn, if not all were. */
  readonly marks: readonly (readonly Int32Array[])[];
  /** The values at the start of the last two rounds. */
  readonly last: readonly Uint8Array[];
  /** The values of 5 tiles at the decision moment, which comes in any round when all is taken. */
  readonly decided: Uint8Array;
  /** The same if the game is broken off after round 2. */
  readonly soon: Uint8Array;
  /** The values at all stages: a tree node for each layout, see histories.ts. */
  readonly histories: readonly Int32Array[];
  readonly parents: readonly Int32Array[];
  readonly labels: readonly Int32Array[];
  /** The number of nodes. */
  readonly nodes: Int32Array;
}

/** More have never been needed; the system allocates only what is used. */
const MOST_NODES = 1 << 24;

const bytes = (length: number): Uint8Array => new Uint8Array(shareable(length));
export const sharedInts = (length: number): Int32Array => new Int32Array(shareable(length * 4));

/** `largest` is the number of tiles up to which the board is solved. */
export function boardMemory(menhirs: number, clusters: ClusterMoves, largest = MOST_TILES): BoardMemory {
  const byTiles = <T>(make: (layouts: number) => T): T[] =>
    Array.from({ length: largest + 1 }, (_, tiles) => make(layoutsOf(tiles)));
  const bits = (): Int32Array[] => byTiles((layouts) => sharedInts(bitWords(layouts)));
  return {
    menhirs,
    clusters,
    largest,
    first: byTiles(bytes),
    forbidden: bits(),
    values: [[], byTiles(bytes), byTiles(bytes)],
    marks: [[], bits(), bits()],
    last: byTiles(bytes),
    decided: bytes(layoutsOf(5)),
    soon: bytes(layoutsOf(5)),
    histories: byTiles(sharedInts),
    parents: byTiles((layouts) => sharedInts(Math.min(40 * layouts, MOST_NODES))),
    labels: byTiles((layouts) => sharedInts(Math.min(40 * layouts, MOST_NODES))),
    nodes: sharedInts(MOST_TILES + 1).fill(1),
  };
}
