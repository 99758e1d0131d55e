/**
 * A solved board: the value of every layout at every turn, without ko. Groups of layouts are unpacked on demand.
 *
 *     const board = parseSolved(bytes)
 *     board.value.lookUp(stageOf(1, 9, 2), fog, [1, 2])
 */
import { menhirsKit, type Result, refuse } from '@speeltafel/rules';
import { makeContainer, parseContainer } from './container.ts';
import { stageOfLabel, valueOfLabel } from './histories.ts';
import { HOLDS, laneOf, type Taken, WINS } from './lane-values.ts';
import { GROUP, type Packed, PackedReader } from './pack-histories.ts';
import { BLOCK_STARTS, HALF, MOST_TILES, rankOf } from './ranking.ts';

const { canFree, makePlaces, parsePlaces, size } = menhirsKit;

const SOLVED_VERSION = 2;
const KIND = 'solved';
/** The fewest tiles that are solved: those of the first player's last turn. */
const FEWEST = 3;

/** One turn of a pass: how many layouts are lost, tied and won for the player to move, by what was taken. */
export interface Count {
  readonly pass: number;
  readonly round: number;
  readonly player: number;
  readonly taken: Readonly<Record<string, readonly number[]>>;
}

interface Header {
  readonly menhirs: string;
  readonly counts: readonly Count[];
  /** The number of tiles of each pair of sections. */
  readonly tiles: readonly number[];
}

/** 1 for a win of the player to move, 0 for a tie, -1 for a loss. */
export type Value = 1 | 0 | -1;

const valueIn = (byte: number, lane: number): Value => {
  const bits = byte >> (2 * lane);
  return (bits & WINS) !== 0 ? 1 : (bits & HOLDS) !== 0 ? 0 : -1;
};

export class SolvedBoard {
  readonly menhirs: number;
  readonly counts: readonly Count[];
  private readonly readers: readonly (PackedReader | undefined)[];
  /** The nodes of the groups unpacked so far, by tiles. */
  private readonly groups: Map<number, Int32Array>[] = Array.from({ length: MOST_TILES + 1 }, () => new Map());

  constructor(menhirs: number, counts: readonly Count[], packed: readonly (Packed | undefined)[]) {
    this.menhirs = menhirs;
    this.counts = counts;
    this.readers = packed.map((one, tiles) => one && new PackedReader(one, tiles));
  }

  /** True if layouts of that many tiles are solved. */
  has(tiles: number): boolean {
    return this.readers[tiles] !== undefined;
  }

  /**
   * The value for the player to move, at a stage, if ko forbids nothing. `taken` is undefined in the last rounds, where
   * it does not count.
   */
  lookUp(stage: number, fog: number, taken: Taken | undefined): Value {
    if (canFree(fog, this.menhirs, 0, 0)) return 1;
    const tiles = size(fog);
    const reader = this.readers[tiles]!;
    for (let node = this.nodeOf(fog, tiles); node !== 0; node = reader.parents[node]!) {
      const label = reader.labels[node]!;
      if (stageOfLabel(label) === stage) return valueIn(valueOfLabel(label), taken === undefined ? 0 : laneOf(taken));
    }
    return 0;
  }

  private nodeOf(fog: number, tiles: number): number {
    const group = (fog >>> HALF) >> Math.log2(GROUP);
    const starts = BLOCK_STARTS[tiles]!;
    const from = starts[group * GROUP]!;
    const known = this.groups[tiles]!;
    let nodes = known.get(group);
    if (nodes === undefined) {
      const fresh = new Int32Array(starts[(group + 1) * GROUP]! - from);
      this.readers[tiles]!.read(group, (rank, node) => (fresh[rank - from] = node));
      known.set(group, fresh);
      nodes = fresh;
    }
    return nodes[rankOf(fog, starts) - from]!;
  }
}

export function makeSolved(
  menhirs: number,
  counts: readonly Count[],
  packed: readonly (Packed | undefined)[],
): Uint8Array {
  const tiles = packed.flatMap((one, count) => (one === undefined ? [] : [count]));
  const header: Header = { menhirs: makePlaces(menhirs), counts, tiles };
  return makeContainer(
    KIND,
    SOLVED_VERSION,
    header,
    tiles.flatMap((count) => [packed[count]!.tree, packed[count]!.groups]),
  );
}

export function parseSolved(file: Uint8Array): Result<SolvedBoard> {
  const parsed = parseContainer<Header>(file, KIND, SOLVED_VERSION);
  if (!parsed.ok) return parsed;
  const { header, sections } = parsed.value;
  const menhirs = parsePlaces(header.menhirs);
  if (!menhirs.ok) return menhirs;
  const packed: Packed[] = [];
  for (const [i, tiles] of header.tiles.entries())
    packed[tiles] = { tree: sections[2 * i]!, groups: sections[2 * i + 1]! };
  if (packed[FEWEST] === undefined) return refuse('damaged', 'This file holds no layouts: solve the board again.');
  return { ok: true, value: new SolvedBoard(menhirs.value, header.counts, packed) };
}
