/**
 * Solves a board: all turns of a game of Adam Way for all layouts of fog, backwards from the last. A job is one turn
 * for all layouts of one number of tiles. It needs the opponent's next turn with the same number of tiles and with one
 * fewer, and starts as soon as these are done.
 */
import { bitWords } from './bits.ts';
import { type Checkpoint, type MarkedReplies, makeCheckpoint } from './checkpoint.ts';
import { Counting } from './counting.ts';
import type { FirstSight } from './immediate-wins.ts';
import type { Crew } from './jobs.ts';
import { type BoardMemory, sharedInts } from './memory.ts';
import type { Packed } from './pack-histories.ts';
import { BLOCKS, layoutsOf, MOST_TILES } from './ranking.ts';
import { shareable } from './shareable.ts';
import type { Replies } from './solve-turn.ts';
import { type Count, makeSolved } from './solved-board.ts';
import {
  BEFORE_ROUND_1,
  BEFORE_ROUND_2,
  isFree,
  LAST_ROUNDS_START,
  lanesAt,
  ROUND_2_START,
  STAGES,
  type Stage,
} from './stages.ts';
import { earlyEnd, FEWEST_IN_FREE_ROUNDS } from './turn-data.ts';

export interface Watcher {
  /** The share of the work that is done, from 0 to 1. */
  progress(share: number, stage: Stage | undefined): void;
  /** True if it is time to save a checkpoint; called between turns. */
  isTimeToKeep(): boolean;
  keep(checkpoint: Uint8Array): Promise<void>;
}

const FEWEST_AT_DECISION = FEWEST_IN_FREE_ROUNDS;
/** The fewest and most tiles at the turns of the last round. */
const END = { 1: [3, 9], 2: [2, 8] } as const;
/** The fewest tiles whose values are stored. */
const FEWEST_KEPT = 3;
/** The number of jobs for putting back tiles. */
const PLACING_JOBS = 8;
/** Turns in progress at once: the next may start while the last job of one is running. */
const UNDER_WAY = 2;

type Placed = Uint8Array | Uint16Array;

const NO_REPLIES: Replies = { items: new Int32Array(0), partial: false };

/** A turn's approximate work, by the number of tiles. */
const WORK = [0, 0, 0, 0, 0, 0.02, 0.1, 0.5, 1.7, 4, 2, 2.5];
const workOf = ({ fewest, most }: Stage): number =>
  WORK.reduce((sum, work, tiles) => (tiles >= fewest && tiles <= most ? sum + work : sum), 0);
const FIRST_SIGHT_WORK = 20;

class Solving {
  private readonly memory: BoardMemory;
  private readonly crew: Crew;
  private readonly watcher: Watcher;
  private readonly counting: Counting;
  private sights: readonly FirstSight[] = [];
  /** The replies at the start of the last rounds. */
  private last: MarkedReplies = { replies: [], marks: [] };
  /** The replies of 5 tiles when the free rounds end early. */
  private early: { readonly decided: Replies; readonly soon: Replies } = { decided: NO_REPLIES, soon: NO_REPLIES };
  private workDone = 0;
  private readonly allWork: number;

  constructor(memory: BoardMemory, crew: Crew, watcher: Watcher, counts: readonly Count[]) {
    this.memory = memory;
    this.crew = crew;
    this.watcher = watcher;
    this.counting = new Counting(counts);
    this.allWork = STAGES.reduce((sum, stage) => sum + workOf(stage), FIRST_SIGHT_WORK);
  }

  private tiles(fewest: number, most = MOST_TILES): number[] {
    const all: number[] = [];
    for (let tiles = Math.min(most, this.memory.largest); tiles >= fewest; tiles--) all.push(tiles);
    return all;
  }

  private async forTiles<T>(tiles: readonly number[], make: (tiles: number) => Promise<T>): Promise<T[]> {
    const results: T[] = [];
    await Promise.all(tiles.map(async (count) => (results[count] = await make(count))));
    return results;
  }

  private advance(work: number, stage: Stage | undefined): void {
    this.workDone += work;
    this.watcher.progress(Math.min(this.workDone / this.allWork, 1), stage);
  }

  private async look(): Promise<void> {
    this.sights = await this.forTiles(this.tiles(1), (tiles) => this.crew.run({ kind: 'first-sight', tiles }));
    this.advance(FIRST_SIGHT_WORK, undefined);
  }

  /** The last turn of a game, for layouts of these numbers of tiles. */
  private end(player: number, [fewest, most]: readonly [number, number], lanes: (tiles: number) => number) {
    return this.forTiles(this.tiles(fewest, most), (tiles) =>
      this.crew.run({ kind: 'end', tiles, sight: this.sights[tiles]!, player, lanes: lanes(tiles) }),
    );
  }

  async start(): Promise<void> {
    const { crew } = this;
    await this.look();
    const replies = await this.turns(0, LAST_ROUNDS_START + 1, await this.end(2, END[2], () => 1), false);
    const marks = this.memory.marks[1]!.map((_, tiles) => sharedInts(bitWords(layoutsOf(tiles))));
    this.last = { replies, marks };
    await this.forTiles(this.tiles(FEWEST_AT_DECISION), (tiles) =>
      crew.run({ kind: 'keep-last', tiles, marks: marks[tiles]! }),
    );
    const early = await this.decide({ tiles: [FEWEST_AT_DECISION] });
    this.early = { ...this.early, decided: early[FEWEST_AT_DECISION]! };
    await this.passes(BEFORE_ROUND_1);
  }

  /** Continues from a checkpoint. */
  async resume({ next, packed, before, decided, soon, last }: Checkpoint): Promise<void> {
    await this.look();
    await this.forTiles(this.tiles(FEWEST_KEPT), (tiles) =>
      this.crew.run({ kind: 'restore', tiles, packed: packed[tiles]!, next }),
    );
    const { player, pass } = STAGES[next - 1]!;
    for (const [tiles, marks] of before.marks.entries()) this.memory.marks[player]![tiles]!.set(marks ?? []);
    this.last = last;
    this.early = { decided, soon };
    for (const stage of STAGES.slice(0, next)) this.advance(workOf(stage), stage);
    const end = STAGES.findLastIndex((stage) => stage.pass === pass) + 1;
    await this.turns(next, end, before.replies, true);
    await this.passes(pass - 1);
  }

  /** Solves that pass and those after it. */
  private async passes(from: number): Promise<void> {
    for (let pass = from; pass > 0; pass--) {
      // Prolonging leads to layouts of all 11 tiles, so the first pass is solved for all of them or not at all.
      if (pass === 1 && this.memory.largest < MOST_TILES) return;
      const start = await this.beforePass(pass);
      const first = STAGES.findIndex((stage) => stage.pass === pass && isFree(stage));
      const end = STAGES.findLastIndex((stage) => stage.pass === pass) + 1;
      await this.turns(first, end, start, true);
    }
  }

  /** Sets the values at the end of a pass; returns the replies there. */
  private async beforePass(pass: number): Promise<readonly Replies[]> {
    if (pass === BEFORE_ROUND_2)
      return this.end(1, [FEWEST_AT_DECISION, MOST_TILES], (tiles) => lanesAt(STAGES.at(-1)!, tiles));
    if (pass === BEFORE_ROUND_1) {
      const replies = await this.turns(
        LAST_ROUNDS_START + 1,
        ROUND_2_START + 1,
        await this.end(1, END[1], () => 1),
        false,
      );
      const broken = await this.decide({ of: { replies, marks: this.memory.marks[1]! }, soon: true });
      this.early = { ...this.early, soon: broken[FEWEST_AT_DECISION]! };
      return broken;
    }
    const decided = await this.decide({ placed: pass === 1 ? await this.place() : [] });
    this.early = { ...this.early, decided: decided[FEWEST_AT_DECISION]! };
    return decided;
  }

  /** The replies at the decision moment, from those at the start of the last rounds. */
  private decide({
    of = this.last,
    soon = false,
    placed = [],
    tiles = this.tiles(FEWEST_AT_DECISION),
  }: {
    readonly of?: MarkedReplies;
    readonly soon?: boolean;
    readonly placed?: readonly Placed[];
    readonly tiles?: readonly number[];
  }): Promise<Replies[]> {
    return this.forTiles(tiles, (tiles) =>
      this.crew.run({
        kind: 'decide',
        tiles,
        soon,
        placed: placed[tiles],
        replies: of.replies[tiles]!,
        sight: this.sights[tiles]!,
        marks: of.marks[tiles]!,
      }),
    );
  }

  /** The value of putting back tiles, by the number of tiles before. */
  private async place(): Promise<Placed[]> {
    const placed: Placed[] = [];
    placed[MOST_TILES] = sharedCopy(this.memory.values[1]![MOST_TILES]!);
    for (const tiles of this.tiles(FEWEST_AT_DECISION, MOST_TILES - 1)) {
      const words = new Uint16Array(shareable(layoutsOf(tiles) * 2));
      const above = placed[tiles + 1];
      const more = above instanceof Uint16Array ? above : undefined;
      const cut = BLOCKS / PLACING_JOBS;
      await Promise.all(
        Array.from({ length: PLACING_JOBS }, (_, i) =>
          this.crew.run({ kind: 'place', tiles, more, words, from: i * cut, to: (i + 1) * cut }),
        ),
      );
      placed[tiles] = words;
    }
    return placed;
  }

  /** Solves the stages from `from` to `end`, from the opponent's replies; returns the replies of the last. */
  private async turns(
    from: number,
    end: number,
    start: readonly (Replies | undefined)[],
    mayKeep: boolean,
  ): Promise<Replies[]> {
    let before: readonly (Promise<Replies> | undefined)[] = start.map((one) => one && Promise.resolve(one));
    const underWay: Promise<unknown>[] = [];
    const rooms: (readonly (Promise<Replies> | undefined)[])[] = [];
    for (let number = from; number < end; number++) {
      if (underWay.length === UNDER_WAY) await underWay.shift();
      if (mayKeep && number > from && this.watcher.isTimeToKeep()) {
        await Promise.all(underWay);
        await this.keep(number, await settled(before));
      }
      const earlier = before;
      const stage = STAGES[number]!;
      const { player, fewest, most } = stage;
      const early = earlyEnd(stage);
      // When all is taken, the decision comes after the turn of player 2, whatever the round.
      const repliesOf = (tiles: number): Promise<Replies> | undefined =>
        isFree(stage) && player === 2 && tiles === FEWEST_AT_DECISION && early !== 'clock'
          ? Promise.resolve(this.early[early])
          : earlier[tiles];
      const latest: Promise<Replies>[] = [];
      for (const tiles of this.tiles(fewest, most)) {
        // Waits for the last two because this turn overwrites what they read.
        const needed = [repliesOf(tiles), repliesOf(tiles - 1), earlier[tiles], earlier[tiles + 1]];
        latest[tiles] = this.turn(number, tiles, needed, rooms[player]?.[tiles]);
      }
      const all = Promise.all(latest).then(() => this.advance(workOf(stage), stage));
      // A failure is reported where the promise is awaited; until then it must not end the process.
      all.catch(() => {});
      underWay.push(all);
      before = latest;
      rooms[player] = latest;
    }
    await Promise.all(underWay);
    return settled(before);
  }

  private async turn(
    number: number,
    tiles: number,
    needed: readonly (Promise<Replies> | undefined)[],
    earlier: Promise<Replies> | undefined,
  ): Promise<Replies> {
    const [same, fewer] = await Promise.all(needed);
    // This player's replies one round later are no longer needed.
    const room = (await earlier)?.items;
    const sights: FirstSight[] = [];
    for (const count of [tiles, tiles - 1]) sights[count] = this.sights[count]!;
    const job = { kind: 'turn', stage: number, tiles, same, fewer, sights, room } as const;
    const { items, partial, counts } = await this.crew.run(job);
    this.counting.add(STAGES[number]!, tiles, counts);
    return { items, partial };
  }

  private packed(): Promise<Packed[]> {
    return this.forTiles(this.tiles(FEWEST_KEPT), (tiles) => this.crew.run({ kind: 'pack', tiles }));
  }

  private async keep(next: number, replies: readonly Replies[]): Promise<void> {
    const { memory, last } = this;
    const packed = await this.packed();
    const before: MarkedReplies = { replies, marks: memory.marks[STAGES[next - 1]!.player]! };
    const { counts } = this.counting;
    const { menhirs } = memory;
    await this.watcher.keep(makeCheckpoint({ menhirs, next, counts, packed, before, ...this.early, last }));
  }

  async finish(): Promise<Uint8Array> {
    return makeSolved(this.memory.menhirs, this.counting.counts, await this.packed());
  }
}

const sharedCopy = (bytes: Uint8Array): Uint8Array => {
  const copy = new Uint8Array(shareable(bytes.length));
  copy.set(bytes);
  return copy;
};

async function settled(coming: readonly (Promise<Replies> | undefined)[]): Promise<Replies[]> {
  const replies: Replies[] = [];
  for (const [tiles, one] of coming.entries()) if (one !== undefined) replies[tiles] = await one;
  return replies;
}

/** Solves the board of that memory, from the start or from a checkpoint; returns the solved file. */
export async function solve(memory: BoardMemory, crew: Crew, watcher: Watcher, from?: Checkpoint): Promise<Uint8Array> {
  const solving = new Solving(memory, crew, watcher, from?.counts ?? []);
  if (from === undefined) await solving.start();
  else await solving.resume(from);
  return solving.finish();
}
