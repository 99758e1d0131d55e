/**
 * The values of a layout at every stage, as a node of a tree. A node holds the value at one stage, and its parent those
 * at the stages solved before. A tie in all lanes is not recorded, nor are layouts with a win in one. Layouts with
 * equal histories share a node, and most need only node 0.
 */
import type { BoardMemory } from './memory.ts';

const SMALLEST = 12;

const labelOf = (stage: number, value: number): number => (stage << 8) | value;
export const stageOfLabel = (label: number): number => label >> 8;
export const valueOfLabel = (label: number): number => label & 0xff;

/** The tree for one number of tiles while a stage is added. */
export class HistoryWriter {
  private readonly parents: Int32Array;
  private readonly labels: Int32Array;
  private readonly counts: Int32Array;
  private readonly tiles: number;
  private readonly stage: number;
  private bits = SMALLEST;
  private found = new Int32Array(1 << SMALLEST);
  private added = 0;

  constructor(memory: BoardMemory, tiles: number, stage: number) {
    this.parents = memory.parents[tiles]!;
    this.labels = memory.labels[tiles]!;
    this.counts = memory.nodes;
    this.tiles = tiles;
    this.stage = stage;
  }

  private slotOf(parent: number, value: number): number {
    return Math.imul((parent << 8) ^ value, 0x9e3779b1) >>> (32 - this.bits);
  }

  /** The child of `parent` for a layout with that value at this stage. */
  next(parent: number, value: number): number {
    const { parents, labels, found } = this;
    const label = labelOf(this.stage, value);
    let slot = this.slotOf(parent, value);
    for (; found[slot] !== 0; slot = (slot + 1) & (found.length - 1)) {
      const node = found[slot]!;
      if (parents[node] === parent && labels[node] === label) return node;
    }
    const node = this.counts[this.tiles]!;
    if (node === parents.length) throw new Error('The value histories of this board take too much memory.');
    this.counts[this.tiles] = node + 1;
    parents[node] = parent;
    labels[node] = label;
    found[slot] = node;
    if (2 * ++this.added >= found.length) this.grow();
    return node;
  }

  private grow(): void {
    const old = this.found;
    this.bits++;
    this.found = new Int32Array(1 << this.bits);
    for (const node of old) {
      if (node === 0) continue;
      let slot = this.slotOf(this.parents[node]!, valueOfLabel(this.labels[node]!));
      while (this.found[slot] !== 0) slot = (slot + 1) & (this.found.length - 1);
      this.found[slot] = node;
    }
  }
}
