/**
 * The histories of all layouts of that many tiles as bytes. First the tree, without unused nodes, the most used first;
 * then, for each group of blocks, the layouts with a history, as the gap to the one before and its node.
 */
import type { BoardMemory } from './memory.ts';
import { BLOCK_STARTS, BLOCKS } from './ranking.ts';
import { VarintReader, VarintWriter } from './varints.ts';

/** The number of blocks read at once. */
export const GROUP = 8;
const GROUPS = BLOCKS / GROUP;

/** The new number of every used node, in the order of how many layouts use it, then its parents. */
function renumber(histories: Int32Array, parents: Int32Array, count: number): Int32Array {
  const uses = new Int32Array(count);
  for (let rank = 0; rank < histories.length; rank++) uses[histories[rank]!]!++;
  const used: number[] = [];
  for (let node = 1; node < count; node++) if (uses[node]! > 0) used.push(node);
  used.sort((a, b) => uses[b]! - uses[a]!);
  const numbers = new Int32Array(count);
  let next = 1;
  for (const node of used) numbers[node] = next++;
  for (const leaf of used) {
    for (let node = parents[leaf]!; node !== 0 && numbers[node] === 0; node = parents[node]!) numbers[node] = next++;
  }
  return numbers;
}

export interface Packed {
  readonly tree: Uint8Array;
  readonly groups: Uint8Array;
}

export function pack(memory: BoardMemory, tiles: number): Packed {
  const histories = memory.histories[tiles]!;
  const parents = memory.parents[tiles]!;
  const labels = memory.labels[tiles]!;
  const numbers = renumber(histories, parents, memory.nodes[tiles]!);
  const nodes: number[] = [];
  for (let node = 1; node < numbers.length; node++) if (numbers[node] !== 0) nodes[numbers[node]!] = node;
  const tree = new VarintWriter();
  tree.add(Math.max(nodes.length, 1));
  for (let number = 1; number < nodes.length; number++) {
    tree.add(numbers[parents[nodes[number]!]!]!);
    tree.add(labels[nodes[number]!]!);
  }
  const groups = new VarintWriter();
  const starts = BLOCK_STARTS[tiles]!;
  const index = new Uint32Array(GROUPS);
  for (let group = 0; group < GROUPS; group++) {
    let before = starts[group * GROUP]! - 1;
    for (let rank = before + 1, end = starts[(group + 1) * GROUP]!; rank < end; rank++) {
      if (histories[rank] === 0) continue;
      groups.add(rank - before);
      groups.add(numbers[histories[rank]!]!);
      before = rank;
    }
    groups.add(0);
    index[group] = groups.length;
  }
  const sizes = new VarintWriter();
  for (let group = 0, from = 0; group < GROUPS; from = index[group++]!) sizes.add(index[group]! - from);
  return { tree: tree.written.slice(), groups: joined(sizes.written, groups.written) };
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

/** Reads packed histories, group by group. */
export class PackedReader {
  readonly parents: Int32Array;
  readonly labels: Int32Array;
  private readonly groups: Uint8Array;
  private readonly starts = new Float64Array(GROUPS);
  private readonly blocks: Int32Array;

  constructor({ tree, groups }: Packed, tiles: number) {
    const reader = new VarintReader(tree);
    const count = Math.min(reader.next(), tree.length + 1);
    this.parents = new Int32Array(count);
    this.labels = new Int32Array(count);
    for (let node = 1; node < count; node++) {
      this.parents[node] = reader.next();
      this.labels[node] = reader.next();
    }
    const sizes = new VarintReader(groups);
    for (let group = 0, at = 0; group < GROUPS; group++) {
      this.starts[group] = at;
      at += sizes.next();
    }
    this.groups = groups.subarray(sizes.at);
    this.blocks = BLOCK_STARTS[tiles]!;
  }

  /** Calls `found` with each layout of the group that has a history. */
  read(group: number, found: (rank: number, node: number) => void): void {
    const reader = new VarintReader(this.groups, this.starts[group]!);
    let rank = this.blocks[group * GROUP]! - 1;
    for (let gap = reader.next(); gap !== 0; gap = reader.next()) {
      rank += gap;
      found(rank, reader.next());
    }
  }
}

/** Unpacks everything into memory. */
export function unpack(packed: Packed, memory: BoardMemory, tiles: number): void {
  const reader = new PackedReader(packed, tiles);
  memory.parents[tiles]!.set(reader.parents);
  memory.labels[tiles]!.set(reader.labels);
  memory.nodes[tiles] = reader.parents.length;
  const histories = memory.histories[tiles]!;
  histories.fill(0);
  for (let group = 0; group < GROUPS; group++) reader.read(group, (rank, node) => (histories[rank] = node));
}
