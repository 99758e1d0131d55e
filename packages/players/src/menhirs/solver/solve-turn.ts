/** Solves one turn for all layouts of that many tiles. */
import { menhirsKit } from '@speeltafel/rules';
import { bitWords, hasBit, setBit } from './bits.ts';
import { eachBefore, mayGo, movedTiles } from './fog-moves.ts';
import { HistoryWriter } from './histories.ts';
import type { FirstSight } from './immediate-wins.ts';
import { KoGains } from './ko-gains.ts';
import { findLandings } from './landings.ts';
import { ALL_HOLD, ALL_WIN } from './lane-values.ts';
import { LayoutEvaluator } from './layout-evaluator.ts';
import type { BoardMemory } from './memory.ts';
import { OnlyMoves } from './only-moves.ts';
import { BLOCK_STARTS, BLOCKS, HALF, layoutsOf, lowHalves, rankOf } from './ranking.ts';
import { shareable } from './shareable.ts';
import { STAGES } from './stages.ts';
import { type Turn, turnAt } from './turn-data.ts';

const { EVERYWHERE } = menhirsKit;

/** The only moves of a turn. If few layouts were evaluated, those of the others are as at first sight. */
export interface Replies {
  readonly items: Int32Array;
  /** True if layouts that were not evaluated must be looked up at first sight. */
  readonly partial: boolean;
}

export interface Solved extends Replies {
  /** How many layouts have each byte of values. */
  readonly counts: Float64Array;
}

/** Below this share of unusual landings it is faster to evaluate only the layouts before them. */
const FEW = 1 / 12;

export class TurnSolver {
  private readonly memory: BoardMemory;
  private readonly landing: Uint8Array;
  private readonly evaluator: LayoutEvaluator;
  private readonly gained: Int32Array;

  constructor(memory: BoardMemory) {
    this.memory = memory;
    // Shared memory is not copied and not cleared by the collector; only this worker uses it.
    this.landing = new Uint8Array(shareable(layoutsOf(memory.largest)));
    this.evaluator = new LayoutEvaluator(memory.clusters, this.landing);
    this.gained = new Int32Array(bitWords(layoutsOf(memory.largest)));
  }

  /** `same` and `fewer` are the opponent's only moves with the same number of tiles and with one fewer. */
  solve(
    stage: number,
    tiles: number,
    same: Replies | undefined,
    fewer: Replies | undefined,
    sights: readonly FirstSight[],
    room: Int32Array | undefined,
  ): Solved {
    const { player, round } = STAGES[stage]!;
    const { memory } = this;
    const turn = turnAt(memory, STAGES[stage]!, tiles);
    findLandings(turn, this.landing);
    const gains = new KoGains(this.gained.subarray(0, bitWords(layoutsOf(tiles))));
    gains.clear();
    const marksOf = (count: number): Int32Array => memory.marks[3 - player]![count]!;
    if (same !== undefined && turn.leave !== undefined) {
      this.listGains(turn, new OnlyMoves(same.items), false, undefined, gains);
      if (same.partial) this.listGains(turn, new OnlyMoves(sights[tiles]!.safe), false, marksOf(tiles), gains);
    }
    if (fewer !== undefined) {
      this.listGains(turn, new OnlyMoves(fewer.items), true, undefined, gains);
      if (fewer.partial) {
        const { safe, forbidden } = sights[tiles - 1]!;
        this.listGains(turn, new OnlyMoves(safe), true, marksOf(tiles - 1), gains);
        this.listGains(turn, new OnlyMoves(forbidden), true, marksOf(tiles - 1), gains);
      }
    }
    const marks = memory.marks[player]![tiles]!;
    const partial = round > 1 && this.markUnusual(turn, gains, marks);
    const only = OnlyMoves.empty();
    const counts = this.judgeAll(turn, stage, partial ? marks : undefined, gains, only);
    this.judgeForbidden(turn, sights[tiles]!, partial ? marks : undefined, gains, only);
    return { items: only.shared(room), partial, counts };
  }

  /** Lists what ko adds to moves whose way back is the only good reply. Replies whose layout is marked do not count. */
  private listGains(
    turn: Turn,
    replies: OnlyMoves,
    taken: boolean,
    except: Int32Array | undefined,
    gains: KoGains,
  ): void {
    const { menhirs, tiles, full, leave, take, claims, first } = turn;
    const { landing } = this;
    const forbidden = this.memory.forbidden[tiles]!;
    const blocks = BLOCK_STARTS[tiles]!;
    const replyBlocks = BLOCK_STARTS[taken ? tiles - 1 : tiles]!;
    const table = taken ? take : leave!;
    const add = (before: number, after: number, worth: number, went: number): number => {
      const landed = rankOf(after, blocks);
      if (claims && first[landed] === ALL_WIN) return went;
      const gain = worth & full & ~landing[landed]!;
      if (gain === 0) return went;
      const at = rankOf(before, blocks);
      if (first[at] === ALL_WIN && !hasBit(forbidden, at)) return went;
      const tilesThatWent = went === 0 ? movedTiles(replyBefore, replyAfter) : went;
      if (mayGo(before, tilesThatWent)) gains.add(at, before, after, gain);
      return tilesThatWent;
    };
    let replyBefore = 0;
    let replyAfter = 0;
    for (let i = 0; i < replies.length; i++) {
      const worth = table[replies.valueAt(i)]!;
      if (worth === 0) continue;
      replyAfter = replies.layoutAt(i);
      if (except !== undefined && hasBit(except, rankOf(replyAfter, replyBlocks))) continue;
      replyBefore = replies.landingAt(i);
      if (!taken) {
        add(replyBefore, replyAfter, worth, 0);
        continue;
      }
      // Before the move some menhir was covered, if only by the tile that was taken.
      const places = (replyBefore & menhirs) === 0 ? menhirs : EVERYWHERE;
      let went = 0;
      for (let free = places & ~(replyBefore | replyAfter); free !== 0; free &= free - 1) {
        const tile = free & -free;
        went = add(replyBefore | tile, replyAfter | tile, worth, went);
      }
    }
  }

  /** Marks the layouts that may differ from first sight, unless there are too many. */
  private markUnusual({ tiles, full, first }: Turn, gains: KoGains, marks: Int32Array): boolean {
    const { landing } = this;
    const forbidden = this.memory.forbidden[tiles]!;
    const blocks = BLOCK_STARTS[tiles]!;
    const usual = full & ALL_HOLD;
    let most = layoutsOf(tiles) * FEW;
    for (let rank = 0, end = layoutsOf(tiles); rank < end; rank++) {
      if (landing[rank] !== (first[rank] === ALL_WIN ? 0 : usual) && --most < 0) return false;
    }
    marks.fill(0);
    gains.markIn(marks);
    const mark = (before: number): void => {
      const at = rankOf(before, blocks);
      if (first[at] !== ALL_WIN || hasBit(forbidden, at)) setBit(marks, at);
    };
    let rank = 0;
    for (let high = 0; high < BLOCKS; high++) {
      const lows = lowHalves(high, tiles);
      for (let i = 0; i < lows.length; i++, rank++) {
        if (landing[rank] !== (first[rank] === ALL_WIN ? 0 : usual)) eachBefore((high << HALF) | lows[i]!, mark);
      }
    }
    return true;
  }

  /** Sets the values of all layouts; returns how many layouts have each value. */
  private judgeAll(
    { tiles, full, first, values }: Turn,
    stage: number,
    marks: Int32Array | undefined,
    gains: KoGains,
    only: OnlyMoves,
  ): Float64Array {
    const { evaluator, memory } = this;
    const histories = memory.histories[tiles]!;
    const writer = new HistoryWriter(memory, tiles, stage);
    const counts = new Float64Array(256);
    const usual = full & ALL_HOLD;
    let rank = 0;
    for (let high = 0; high < BLOCKS; high++) {
      const lows = lowHalves(high, tiles);
      for (let i = 0; i < lows.length; i++, rank++) {
        let value = first[rank]! & full;
        if (first[rank] !== ALL_WIN) {
          if (marks === undefined || hasBit(marks, rank)) {
            const layout = (high << HALF) | lows[i]!;
            value = gains.touches(rank)
              ? evaluator.valueWithGains(layout, tiles, gains, 0, only)
              : evaluator.value(layout, tiles, full, only);
          }
          if (value !== usual) histories[rank] = writer.next(histories[rank]!, value);
        }
        values[rank] = value;
        counts[value]!++;
      }
    }
    return counts;
  }

  /** The values without the winning move that ko can forbid. */
  private judgeForbidden(
    { tiles, full }: Turn,
    sight: FirstSight,
    marks: Int32Array | undefined,
    gains: KoGains,
    only: OnlyMoves,
  ): void {
    const { evaluator } = this;
    const blocks = BLOCK_STARTS[tiles]!;
    const forbidden = new OnlyMoves(sight.forbidden);
    for (let i = 0; i < forbidden.length; i++) {
      const layout = forbidden.layoutAt(i);
      const landing = forbidden.landingAt(i);
      const rank = rankOf(layout, blocks);
      if (marks !== undefined && !hasBit(marks, rank)) continue;
      const value = evaluator.valueWithGains(
        layout,
        tiles,
        gains.touches(rank) ? gains : undefined,
        landing,
        undefined,
      );
      if (value !== full) only.add(layout, landing, value);
    }
  }
}
