/** Restores the memory of a board to the state of a checkpoint. */
import { stageOfLabel, valueOfLabel } from './histories.ts';
import { ALL_HOLD, ALL_WIN, maskOf } from './lane-values.ts';
import type { BoardMemory } from './memory.ts';
import { type Packed, unpack } from './pack-histories.ts';
import { FIRST_DECISION, LAST_ROUNDS_START, lanesAt, ROUND_2_START, STAGES } from './stages.ts';

/** Sets the values of a stage from the histories. */
function setValues(memory: BoardMemory, tiles: number, stage: number, lanes: number, values: Uint8Array): void {
  const first = memory.first[tiles]!;
  const histories = memory.histories[tiles]!;
  const parents = memory.parents[tiles]!;
  const labels = memory.labels[tiles]!;
  const full = maskOf(lanes);
  const found = new Uint8Array(memory.nodes[tiles]!);
  for (let leaf = 0; leaf < found.length; leaf++) {
    let node = leaf;
    while (node !== 0 && stageOfLabel(labels[node]!) !== stage) node = parents[node]!;
    found[leaf] = node === 0 ? full & ALL_HOLD : valueOfLabel(labels[node]!);
  }
  for (let rank = 0; rank < values.length; rank++) {
    values[rank] = first[rank] === ALL_WIN ? full : found[histories[rank]!]!;
  }
}

/** `next` is the stage to continue with; its opponent's values are those of the stage before. */
export function restore(memory: BoardMemory, tiles: number, packed: Packed, next: number): void {
  unpack(packed, memory, tiles);
  const before = STAGES[next - 1]!;
  const last = STAGES[LAST_ROUNDS_START]!;
  if (tiles >= before.fewest && tiles <= before.most) {
    setValues(memory, tiles, next - 1, lanesAt(before, tiles), memory.values[before.player]![tiles]!);
  }
  if (tiles >= last.fewest) setValues(memory, tiles, LAST_ROUNDS_START, 1, memory.last[tiles]!);
  if (tiles === 5) {
    setValues(memory, tiles, before.pass === 1 ? FIRST_DECISION : LAST_ROUNDS_START, 1, memory.decided);
    setValues(memory, tiles, ROUND_2_START, 1, memory.soon);
  }
}
