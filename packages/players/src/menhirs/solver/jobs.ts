/** The jobs of workers: each is a message, and so is its answer. */
import { decide } from './decision.ts';
import { type FirstSight, seeFirst } from './immediate-wins.ts';
import { ALL_HOLD, ALL_WIN, maskOf } from './lane-values.ts';
import type { BoardMemory } from './memory.ts';
import { OnlyMoves } from './only-moves.ts';
import { type Packed, pack } from './pack-histories.ts';
import { placeBack } from './placing.ts';
import { restore } from './restore.ts';
import { type Replies, type Solved, TurnSolver } from './solve-turn.ts';

export type Job =
  /** Evaluates all layouts of that many tiles at first sight. */
  | { readonly kind: 'first-sight'; readonly tiles: number }
  /** The very last turn, which is that player's; in a game that is broken off, with as many lanes as the turn has. */
  | {
      readonly kind: 'end';
      readonly tiles: number;
      readonly sight: FirstSight;
      readonly player: number;
      readonly lanes: number;
    }
  | {
      readonly kind: 'turn';
      readonly stage: number;
      readonly tiles: number;
      /** The opponent's only moves with the same number of tiles and with one fewer. */
      readonly same: Replies | undefined;
      readonly fewer: Replies | undefined;
      readonly sights: readonly FirstSight[];
      /** Memory that is no longer needed, for reuse by the answer. */
      readonly room: Int32Array | undefined;
    }
  /** Stores the values at the start of the last rounds, for both decisions. */
  | { readonly kind: 'keep-last'; readonly tiles: number; readonly marks: Int32Array }
  | {
      readonly kind: 'decide';
      readonly tiles: number;
      /** True if the game is broken off after round 2, with the values that the turn before has left. */
      readonly soon: boolean;
      readonly placed: Uint8Array | Uint16Array | undefined;
      readonly replies: Replies;
      readonly sight: FirstSight;
      /** The marks of the turn these replies belong to. */
      readonly marks: Int32Array;
    }
  | {
      readonly kind: 'place';
      readonly tiles: number;
      readonly more: Uint16Array | undefined;
      readonly words: Uint16Array;
      readonly from: number;
      readonly to: number;
    }
  /** Returns all values found so far. */
  | { readonly kind: 'pack'; readonly tiles: number }
  /** Restores the memory to the state before that stage. */
  | { readonly kind: 'restore'; readonly tiles: number; readonly packed: Packed; readonly next: number };

export interface Answers {
  readonly 'first-sight': FirstSight;
  readonly end: Replies;
  readonly turn: Solved;
  readonly 'keep-last': null;
  readonly decide: Replies;
  readonly place: null;
  readonly pack: Packed;
  readonly restore: null;
}

export type Answer<Kind extends Job['kind']> = Answers[Kind];

/** Does jobs on one board. Each worker has one. */
export class Workshop {
  private readonly memory: BoardMemory;
  private solver: TurnSolver | undefined;

  constructor(memory: BoardMemory) {
    this.memory = memory;
  }

  do(job: Job): Answers[Job['kind']] {
    const { memory } = this;
    switch (job.kind) {
      case 'first-sight':
        return seeFirst(memory, job.tiles);
      case 'end':
        return this.end(job.tiles, job.sight, job.player, maskOf(job.lanes));
      case 'turn':
        this.solver ??= new TurnSolver(memory);
        return this.solver.solve(job.stage, job.tiles, job.same, job.fewer, job.sights, job.room);
      case 'keep-last':
        memory.last[job.tiles]!.set(memory.values[1]![job.tiles]!);
        job.marks.set(memory.marks[1]![job.tiles]!);
        return null;
      case 'decide': {
        const { tiles, soon, placed, replies, sight, marks } = job;
        const last = soon ? memory.values[1]![tiles]! : memory.last[tiles]!;
        const early = soon ? memory.soon : memory.decided;
        return { items: decide(memory, tiles, last, early, placed, replies, sight, marks), partial: false };
      }
      case 'place':
        placeBack(job.tiles, job.more ?? memory.values[1]![job.tiles + 1]!, job.words, job.from, job.to);
        return null;
      case 'pack':
        return pack(memory, job.tiles);
      case 'restore':
        restore(memory, job.tiles, job.packed, job.next);
        return null;
    }
  }

  /** After the last turn without a win the game is a tie. */
  private end(tiles: number, sight: FirstSight, player: number, full: number): Replies {
    const first = this.memory.first[tiles]!;
    const values = this.memory.values[player]![tiles]!;
    const tied = full & ALL_HOLD;
    for (let rank = 0; rank < first.length; rank++) values[rank] = first[rank] === ALL_WIN ? full : tied;
    const forbidden = new OnlyMoves(sight.forbidden);
    const only = OnlyMoves.empty();
    for (let i = 0; i < forbidden.length; i++) only.add(forbidden.layoutAt(i), forbidden.landingAt(i), tied);
    return { items: only.shared(), partial: false };
  }
}

/** The workers: any idle one does the next job. */
export interface Crew {
  run<Kind extends Job['kind']>(job: Extract<Job, { kind: Kind }>): Promise<Answer<Kind>>;
}

/** A crew of one that works in this thread. */
export function soloCrew(memory: BoardMemory): Crew {
  const workshop = new Workshop(memory);
  return { run: async (job) => workshop.do(job) as never };
}

/** Numbers of tiles, the most work first. */
const BY_WORK = [9, 11, 10, 8, 7, 6, 5, 4, 3, 2, 1];

/** The priority of a waiting job: the lowest goes first. */
export function urgency(job: Job): number {
  const stage = job.kind === 'turn' ? job.stage : -1;
  return stage * BY_WORK.length + BY_WORK.indexOf(job.tiles);
}
