/** A file with everything needed to continue solving a board later. */
import { menhirsKit, type Result, refuse } from '@speeltafel/rules';
import { makeContainer, parseContainer } from './container.ts';
import { sharedInts } from './memory.ts';
import type { Packed } from './pack-histories.ts';
import type { Replies } from './solve-turn.ts';
import type { Count } from './solved-board.ts';

const { makePlaces, parsePlaces } = menhirsKit;

const KIND = 'unfinished';
const CHECKPOINT_VERSION = 2;

/** Replies by number of tiles, with the marks that belong to them. */
export interface MarkedReplies {
  readonly replies: readonly (Replies | undefined)[];
  readonly marks: readonly Int32Array[];
}

export interface Checkpoint {
  readonly menhirs: number;
  /** The number of the next stage. */
  readonly next: number;
  readonly counts: readonly Count[];
  readonly packed: readonly (Packed | undefined)[];
  /** The replies of the stage before, of both early ends with 5 tiles, and of the start of the last rounds. */
  readonly before: MarkedReplies;
  readonly decided: Replies;
  readonly soon: Replies;
  readonly last: MarkedReplies;
}

interface Header {
  readonly menhirs: string;
  readonly next: number;
  readonly counts: readonly Count[];
  readonly packed: readonly number[];
  readonly before: readonly Listed[];
  readonly last: readonly Listed[];
}

interface Listed {
  readonly tiles: number;
  readonly partial: boolean;
}

const bytesOf = (ints: Int32Array): Uint8Array => new Uint8Array(ints.buffer, ints.byteOffset, ints.byteLength);

function intsOf(bytes: Uint8Array): Int32Array {
  const ints = sharedInts(bytes.length >> 2);
  bytesOf(ints).set(bytes);
  return ints;
}

const listed = ({ replies }: MarkedReplies): Listed[] =>
  replies.flatMap((one, tiles) => (one === undefined ? [] : [{ tiles, partial: one.partial }]));

/** Marks are needed only if not all layouts were evaluated. */
const sectionsOf = ({ replies, marks }: MarkedReplies): Uint8Array[] =>
  replies.flatMap((one, tiles) =>
    one === undefined ? [] : [bytesOf(one.items), one.partial ? bytesOf(marks[tiles]!) : new Uint8Array(0)],
  );

export function makeCheckpoint(checkpoint: Checkpoint): Uint8Array {
  const { menhirs, next, counts, packed, before, decided, soon, last } = checkpoint;
  const packedTiles = packed.flatMap((one, tiles) => (one === undefined ? [] : [tiles]));
  const header: Header = {
    menhirs: makePlaces(menhirs),
    next,
    counts,
    packed: packedTiles,
    before: listed(before),
    last: listed(last),
  };
  return makeContainer(KIND, CHECKPOINT_VERSION, header, [
    ...packedTiles.flatMap((tiles) => [packed[tiles]!.tree, packed[tiles]!.groups]),
    ...sectionsOf(before),
    bytesOf(decided.items),
    bytesOf(soon.items),
    ...sectionsOf(last),
  ]);
}

export function parseCheckpoint(file: Uint8Array, menhirs: number): Result<Checkpoint> {
  const parsed = parseContainer<Header>(file, KIND, CHECKPOINT_VERSION);
  if (!parsed.ok) return parsed;
  const { header, sections } = parsed.value;
  const board = parsePlaces(header.menhirs);
  if (!board.ok || board.value !== menhirs) return refuse('other-board', `This file belongs to ${header.menhirs}.`);
  let at = 0;
  const packed: Packed[] = [];
  for (const tiles of header.packed) packed[tiles] = { tree: sections[at++]!, groups: sections[at++]! };
  const read = (lists: readonly Listed[]): MarkedReplies => {
    const replies: Replies[] = [];
    const marks: Int32Array[] = [];
    for (const { tiles, partial } of lists) {
      replies[tiles] = { items: intsOf(sections[at++]!), partial };
      marks[tiles] = intsOf(sections[at++]!);
    }
    return { replies, marks };
  };
  const before = read(header.before);
  const decided: Replies = { items: intsOf(sections[at++]!), partial: false };
  const soon: Replies = { items: intsOf(sections[at++]!), partial: false };
  const { next, counts } = header;
  return { ok: true, value: { menhirs, next, counts, packed, before, decided, soon, last: read(header.last) } };
}
