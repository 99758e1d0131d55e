/**
 * Proves forced wins with depth-first proof-number search. A node is a position in which a player is to act; an edge is
 * a whole turn: a move and, if there is one, the taking after it. Turns that let the opponent win or claim at once are
 * not edges, so what remains of a position is mostly what a careful player would consider.
 */
import { menhirsKit } from '@speeltafel/rules';
import type { Budget } from '../player.ts';
import { InitialProofNumbers, TURNS_AT_LAST } from './initial-proof-numbers.ts';
import { questionKey } from './proof-key.ts';
import { ProofNumbers } from './proof-numbers.ts';
import { NEVER, ProofTable } from './proof-table.ts';
import { TurnList } from './turns.ts';

const { CHOSE_GO_ON, DECIDING, GO_ON, hasWinningMove, Kernel, MOVING, OVER, PLACING, PROLONG } = menhirsKit;

/**
 * Each time this much work is spent on a turn, its difficulty grows by its own numbers once more: among very many
 * layouts, for example, the next one always looks easy. A turn is searched for this much work, or as much as before,
 * before the choice is made again.
 */
const TIRING = 500_000;
/** The best turn is searched until it looks this much worse than the second best. */
const PATIENCE = 1.5;
const weariness = (work: number): number => 1 + work / TIRING;

export const PROVEN = 1;
export const REFUTED = -1;
export const OPEN = 0;

class Frame {
  readonly turns = new TurnList();
  pn = new Int32Array(256);
  dn = new Int32Array(256);
  work = new Float64Array(256);

  resize(length: number): void {
    if (length <= this.pn.length) return;
    this.pn = new Int32Array(length * 2);
    this.dn = new Int32Array(length * 2);
    this.work = new Float64Array(length * 2);
  }

  put(i: number, { pn, dn, work }: Readonly<ProofNumbers>): void {
    this.pn[i] = pn;
    this.dn[i] = dn;
    this.work[i] = work;
  }
}

export class Prover {
  /** After a proof: the index of the winning turn among the careful ones, in the order of `TurnList`. */
  answer = -1;
  private readonly table: ProofTable;
  private readonly sight: InitialProofNumbers;
  private readonly kernel: menhirsKit.Kernel;
  private readonly frames: Frame[] = [];
  private readonly found = new ProofNumbers();
  private attacker = 1;
  private within = Number.POSITIVE_INFINITY;
  private limit: Budget = { nodes: 0, stop: () => false };
  private stopped = false;
  /** True if time ran out before all turns of the root had been evaluated, so that nothing is known about it. */
  private interrupted = false;

  /** `nodes` is the number of positions that will be searched in all, as far as known. */
  constructor(from: Readonly<menhirsKit.State>, nodes = Number.POSITIVE_INFINITY) {
    this.kernel = new Kernel(from);
    this.table = new ProofTable(nodes);
    this.sight = new InitialProofNumbers(nodes);
  }

  /**
   * Can the attacker, to act or not, force a win from here, within this many turns of both players? Returns OPEN if the
   * limit came first.
   */
  prove(from: Readonly<menhirsKit.State>, attacker: number, limit: Budget, within = Number.POSITIVE_INFINITY): number {
    this.kernel.load(from);
    this.attacker = attacker;
    this.limit = limit;
    this.within = within;
    this.stopped = false;
    this.interrupted = false;
    this.kernel.plays = 0;
    this.search(0, NEVER, NEVER, Number.POSITIVE_INFINITY, 0);
    if (this.interrupted) return OPEN;
    if (this.found.pn === 0) return PROVEN;
    return this.found.dn === 0 ? REFUTED : OPEN;
  }

  /** After an open question: the distance to a proof after each turn, higher is further; empty if not known yet. */
  get distances(): ArrayLike<number> {
    return this.interrupted ? [] : this.frame(0).pn;
  }

  /** After an open question: the distance to a proof, higher is further. */
  get distance(): number {
    return this.interrupted ? 0 : this.found.pn;
  }

  /** The positions searched for the last question. */
  get nodes(): number {
    return this.kernel.plays;
  }

  /** The key of the question at that depth: the position, the attacker, and the number of turns. */
  private key(depth: number): number {
    const key = questionKey(this.kernel.state, this.attacker);
    return this.within === Number.POSITIVE_INFINITY ? key : key ^ Math.imul(this.within - depth + 1, 0x85ebca6b);
  }

  private frame(depth: number): Frame {
    this.frames[depth] ??= new Frame();
    return this.frames[depth];
  }

  /**
   * True if the attacker chooses here. At a secret decision the attacker must choose first, not knowing the other's
   * choice.
   */
  private attackerChooses(): boolean {
    const { setting, phase, player, choice1, choice2 } = this.kernel.state;
    if (phase !== DECIDING || setting.aloud) return player === this.attacker;
    return (this.attacker === 1 ? choice1 : choice2) === 0;
  }

  private attackerWentOn(): boolean {
    const { choice1, choice2 } = this.kernel.state;
    return (this.attacker === 1 ? choice1 : choice2) === CHOSE_GO_ON;
  }

  private list(turns: TurnList, depth: number): void {
    const { state } = this.kernel;
    if (state.phase === DECIDING) {
      const seat = this.attackerChooses() ? this.attacker : 3 - this.attacker;
      turns.length = 0;
      turns.add(PROLONG, seat);
      // Once the attacker went on, the defender's choice does not matter to a proof: only a win in the last rounds will
      // do.
      if (seat === this.attacker || !this.attackerWentOn()) turns.add(GO_ON, seat);
    } else if (state.phase === PLACING && depth > 0) turns.listLayouts(this.kernel);
    else turns.list(this.kernel);
  }

  /**
   * Searches the position at that depth until one of its numbers reaches its limit, or the total reaches `until`, and
   * leaves the numbers in `found`.
   */
  private search(depth: number, pnLimit: number, dnLimit: number, until: number, worked: number): void {
    this.isUp();
    const frame = this.frame(depth);
    const { turns } = frame;
    const or = this.attackerChooses();
    const { state } = this.kernel;
    const { found } = this;
    const start = this.nodes;
    if (depth >= this.within) {
      this.settle(depth, NEVER, 0, 1);
      return;
    }
    if (state.phase === MOVING && hasWinningMove(state)) {
      this.settle(depth, or ? 0 : NEVER, or ? NEVER : 0, 1);
      return;
    }
    if (depth > 0 && worked === 0 && this.looksCloser(depth)) {
      this.settle(depth, found.pn, found.dn, this.nodes - start);
      return;
    }
    this.list(turns, depth);
    frame.resize(turns.length);
    for (let i = 0; i < turns.length; i++) {
      // The richest positions have thousands of turns, too many to evaluate without checking the time.
      if ((i & 63) === 63 && this.isUp()) {
        this.interrupted = true;
        return;
      }
      this.judge(frame, i, depth + 1);
      // One turn that decides the question is enough.
      if ((or ? frame.pn[i] : frame.dn[i]) === 0) {
        this.settle(depth, or ? 0 : NEVER, or ? NEVER : 0, worked + this.nodes - start);
        if (depth === 0) this.answer = i;
        return;
      }
    }
    const most = or ? pnLimit : dnLimit;
    for (;;) {
      let sum = 0;
      let hardest = 0;
      let open = 0;
      let least = NEVER;
      let best = Number.POSITIVE_INFINITY;
      let second = Number.POSITIVE_INFINITY;
      let pick = -1;
      for (let i = 0; i < turns.length; i++) {
        const own = or ? frame.pn[i]! : frame.dn[i]!;
        const other = or ? frame.dn[i]! : frame.pn[i]!;
        sum += other;
        if (other > hardest) hardest = other;
        if (other > 0) open++;
        if (own < least) least = own;
        if (own >= most) continue;
        const cost = own * weariness(frame.work[i]!);
        if (cost < best) {
          second = best;
          best = cost;
          pick = i;
        } else if (cost < second) second = cost;
      }
      // The attacker's turns are mostly refuted by the same replies: adding up their numbers would count those again
      // and again.
      const others = Math.min(or && open > 0 ? hardest + open - 1 : sum, NEVER);
      const pn = or ? least : others;
      const dn = or ? others : least;
      if (this.stopped || this.nodes >= until || pn >= pnLimit || dn >= dnLimit || pn === 0 || dn === 0) {
        this.settle(depth, pn, dn, worked + this.nodes - start);
        if (depth === 0) this.answer = pick;
        return;
      }
      const work = frame.work[pick]!;
      const ownLimit = Math.min(most, Math.floor((second / weariness(work)) * PATIENCE) + 1);
      const otherLimit = or ? dnLimit - open + 1 : pnLimit - sum + frame.pn[pick]!;
      const pause = Math.min(until, this.nodes + Math.max(work, TIRING));
      const played = turns.play(this.kernel, pick);
      this.search(depth + 1, or ? ownLimit : otherLimit, or ? otherLimit : ownLimit, pause, work);
      if (this.interrupted) this.interrupted = false;
      else frame.put(pick, this.found);
      for (let i = 0; i < played; i++) this.kernel.undo();
    }
  }

  private looksCloser(depth: number): boolean {
    const { attacker, found, kernel, sight } = this;
    return this.within - depth >= TURNS_AT_LAST && sight.looksCloser(kernel, attacker, found);
  }

  private isUp(): boolean {
    if (this.nodes >= this.limit.nodes || this.limit.stop()) this.stopped = true;
    return this.stopped;
  }

  /** Stores the numbers of the position at that depth with the positions searched. */
  private settle(depth: number, pn: number, dn: number, work: number): void {
    this.found.set(pn, dn, work);
    this.table.store(this.key(depth), this.kernel.state.fog, pn, dn, work);
  }

  /** Looks up the position at that depth in the table; if known, leaves its numbers in `found`. */
  private recall(depth: number): boolean {
    const { found, table } = this;
    const at = table.find(this.key(depth), this.kernel.state.fog);
    if (at >= 0) found.set(table.pn(at), table.dn(at), table.work(at));
    return at >= 0;
  }

  /** Initial numbers for an edge: from the end of the game, the table, or an estimate. */
  private judge(frame: Frame, i: number, depth: number): void {
    const played = frame.turns.play(this.kernel, i);
    const { attacker, found, kernel, sight } = this;
    const left = this.within - depth;
    if (kernel.state.phase === OVER) found.decide(kernel.state.winner === attacker);
    else if (left <= 0) found.decide(false);
    else if (!(left >= TURNS_AT_LAST && sight.seesEnd(kernel, attacker, found)) && !this.recall(depth)) {
      if (left >= 2) sight.guess(kernel, attacker, found);
      else found.set(1, 1);
    }
    frame.put(i, found);
    for (let k = 0; k < played; k++) kernel.undo();
  }
}
