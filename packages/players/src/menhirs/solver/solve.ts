/**
 * Solves a board: all turns of a game of Adam Way for all layouts of fog, backwards from the last. A job is one turn for all layouts of
 * so many tiles; it needs the opponent's next turn with as many tiles and with one less, so jobs start as soon as these are done.
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
import { LAST_ROUNDS_START, STAGES, type Stage } from './stages.ts';

export interface Watcher {
  /** How much is done, from 0 to 1. */
  progress(share: number, stage: Stage | undefined): void;
  /** Whether it is time to keep what is done so far; asked between turns. */
  isTimeToKeep(): boolean;
  keep(checkpoint: Uint8Array): Promise<void>;
}

const FEWEST_AT_DECISION = 5;
const FEWEST_AT_END = 2;
const MOST_AT_END = 8;
/** The fewest tiles of which values are kept. */
const FEWEST_KEPT = 3;
/** Into so many jobs the putting back of tiles is cut. */
const PLACING_JOBS = 8;
/** So many turns are under way at once: the next may start while the last job of one is running. */
const UNDER_WAY = 2;

type Placed = Uint8Array | Uint16Array;

/** About how much work a turn is, by the number of tiles. */
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

  async start(): Promise<void> {
    const { crew } = this;
    await this.look();
    const end = await this.forTiles(this.tiles(FEWEST_AT_END, MOST_AT_END), (tiles) =>
      crew.run({ kind: 'end', tiles, sight: this.sights[tiles]! }),
    );
    const replies = await this.turns(0, LAST_ROUNDS_START + 1, end, undefined);
    const marks = this.memory.marks[1]!.map((_, tiles) => sharedInts(bitWords(layoutsOf(tiles))));
    this.last = { replies, marks };
    await this.forTiles(this.tiles(FEWEST_AT_DECISION), (tiles) =>
      crew.run({ kind: 'keep-last', tiles, marks: marks[tiles]! }),
    );
    await this.pass(2, await this.decide([]));
    await this.firstPass();
  }

  /** Goes on from a checkpoint. */
  async resume({ next, packed, before, decided, last }: Checkpoint): Promise<void> {
    await this.look();
    await this.forTiles(this.tiles(FEWEST_KEPT), (tiles) =>
      this.crew.run({ kind: 'restore', tiles, packed: packed[tiles]!, next }),
    );
    const { player, pass } = STAGES[next - 1]!;
    for (const [tiles, marks] of before.marks.entries()) this.memory.marks[player]![tiles]!.set(marks ?? []);
    this.last = last;
    for (const stage of STAGES.slice(0, next)) this.advance(workOf(stage), stage);
    const end = STAGES.findLastIndex((stage) => stage.pass === pass) + 1;
    await this.turns(next, end, before.replies, decided);
    if (pass === 2) await this.firstPass();
  }

  /** Prolonging leads to layouts of all 11 tiles, so the first pass is solved for all of them or not at all. */
  private async firstPass(): Promise<void> {
    if (this.memory.largest === MOST_TILES) await this.pass(1, await this.decide(await this.place()));
  }

  /** The replies at the decision moment. */
  private decide(placed: readonly Placed[]): Promise<Replies[]> {
    const { last } = this;
    return this.forTiles(this.tiles(FEWEST_AT_DECISION), (tiles) =>
      this.crew.run({
        kind: 'decide',
        tiles,
        placed: placed[tiles],
        replies: last.replies[tiles]!,
        sight: this.sights[tiles]!,
        marks: last.marks[tiles]!,
      }),
    );
  }

  private async pass(pass: number, decided: readonly Replies[]): Promise<void> {
    const from = STAGES.findIndex((stage) => stage.pass === pass);
    const end = STAGES.findLastIndex((stage) => stage.pass === pass) + 1;
    await this.turns(from, end, decided, decided[FEWEST_AT_DECISION]);
  }

  /** What putting back tiles is worth, by the number of tiles there are before. */
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

  /** Solves the stages from `from` to `end`, from the opponent's replies; answers the replies of the last. */
  private async turns(
    from: number,
    end: number,
    start: readonly (Replies | undefined)[],
    decided: Replies | undefined,
  ): Promise<Replies[]> {
    let before: readonly (Promise<Replies> | undefined)[] = start.map((one) => one && Promise.resolve(one));
    const underWay: Promise<unknown>[] = [];
    const rooms: (readonly (Promise<Replies> | undefined)[])[] = [];
    for (let number = from; number < end; number++) {
      if (underWay.length === UNDER_WAY) await underWay.shift();
      if (decided !== undefined && number > from && this.watcher.isTimeToKeep()) {
        await Promise.all(underWay);
        await this.keep(number, await settled(before), decided);
      }
      const earlier = before;
      // When all is taken, the decision comes after the turn of player 2, whichever the round.
      const { pass, player, fewest, most } = STAGES[number]!;
      const isDecided = (tiles: number): boolean => pass > 0 && player === 2 && tiles === FEWEST_AT_DECISION;
      const repliesOf = (tiles: number): Promise<Replies> | undefined =>
        isDecided(tiles) ? Promise.resolve(decided!) : earlier[tiles];
      const latest: Promise<Replies>[] = [];
      for (const tiles of this.tiles(fewest, most)) {
        // The two last are waited for because this turn overwrites what they read.
        const needed = [repliesOf(tiles), repliesOf(tiles - 1), earlier[tiles], earlier[tiles + 1]];
        latest[tiles] = this.turn(number, tiles, needed, rooms[player]?.[tiles]);
      }
      const all = Promise.all(latest).then(() => this.advance(workOf(STAGES[number]!), STAGES[number]));
      // A failure is heard of where it is waited for; until then it must not end the program.
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
    // What this player's replies were one round later is no longer needed.
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

  private async keep(next: number, replies: readonly Replies[], decided: Replies): Promise<void> {
    const { memory, last } = this;
    const packed = await this.packed();
    const before: MarkedReplies = { replies, marks: memory.marks[STAGES[next - 1]!.player]! };
    const { counts } = this.counting;
    const { menhirs } = memory;
    await this.watcher.keep(makeCheckpoint({ menhirs, next, counts, packed, before, decided, last }));
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

/** Solves the board of that memory, from the start or from a checkpoint; answers the file that keeps it. */
export async function solve(memory: BoardMemory, crew: Crew, watcher: Watcher, from?: Checkpoint): Promise<Uint8Array> {
  const solving = new Solving(memory, crew, watcher, from?.counts ?? []);
  if (from === undefined) await solving.start();
  else await solving.resume(from);
  return solving.finish();
}
