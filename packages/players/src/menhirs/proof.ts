/**
 * Proofs of forced wins (depth-first proof-number search). A node is a position in which somebody is to act; an edge is a whole turn:
 * a move and, where there is one, the taking after it. Turns that let the opponent win or claim at once are no edges at all, so what
 * remains of a position is mostly what a careful player would look at.
 */
import { menhirsKit } from '@speeltafel/rules';
import type { Budget } from '../player.ts';
import { questionKey } from './question.ts';
import { ROOMY, Room } from './room.ts';
import { ProofTable } from './table.ts';
import { TurnList } from './turns.ts';

const { CHOSE_GO_ON, DECIDING, GO_ON, hasWinningMove, Kernel, MOVING, OVER, PROLONG } = menhirsKit;

const MOST = 1 << 29;

export const PROVEN = 1;
export const REFUTED = -1;
export const OPEN = 0;

class Frame {
  readonly turns = new TurnList();
  pn = new Int32Array(256);
  dn = new Int32Array(256);

  resize(length: number): void {
    if (length <= this.pn.length) return;
    this.pn = new Int32Array(length * 2);
    this.dn = new Int32Array(length * 2);
  }
}

export class Prover {
  /** After a proof: the number of the turn that wins, in the order in which `TurnList` lists the careful ones. */
  answer = -1;
  private readonly table: ProofTable;
  private readonly room: Room;
  private readonly kernel: menhirsKit.Kernel;
  private readonly frames: Frame[] = [];
  private attacker = 1;
  private within = Number.POSITIVE_INFINITY;
  private limit: Budget = { nodes: 0, stop: () => false };
  private stopped = false;

  /** `nodes` is how many positions will be looked at in all, as far as that is known. */
  constructor(from: Readonly<menhirsKit.State>, nodes = Number.POSITIVE_INFINITY) {
    this.kernel = new Kernel(from);
    this.table = new ProofTable(nodes);
    this.room = new Room(nodes);
  }

  /**
   * Can the attacker, whoever is to act, force a win from here, within so many turns of both players? OPEN when the limit came
   * first.
   */
  prove(from: Readonly<menhirsKit.State>, attacker: number, limit: Budget, within = Number.POSITIVE_INFINITY): number {
    this.kernel.load(from);
    this.attacker = attacker;
    this.limit = limit;
    this.within = within;
    this.stopped = false;
    this.kernel.plays = 0;
    this.search(0, MOST, MOST);
    const slot = this.table.find(this.key(0), from.fog);
    if (slot < 0) return OPEN;
    const pn = this.table.pn(slot);
    const dn = this.table.dn(slot);
    if (pn === 0) return PROVEN;
    return dn === 0 ? REFUTED : OPEN;
  }

  /** The positions looked at for the last question. */
  get nodes(): number {
    return this.kernel.plays;
  }

  /** The question at that depth: who attacks, and within how many turns. */
  private key(depth: number): number {
    const key = questionKey(this.kernel.state, this.attacker);
    return this.within === Number.POSITIVE_INFINITY ? key : key ^ Math.imul(this.within - depth + 1, 0x85ebca6b);
  }

  private frame(depth: number): Frame {
    this.frames[depth] ??= new Frame();
    return this.frames[depth];
  }

  /** Whether the attacker chooses here. At the decision moment the attacker must choose first, not knowing the other's choice. */
  private attackerChooses(): boolean {
    const { phase, player, choice1, choice2 } = this.kernel.state;
    if (phase !== DECIDING) return player === this.attacker;
    return (this.attacker === 1 ? choice1 : choice2) === 0;
  }

  private attackerWentOn(): boolean {
    const { choice1, choice2 } = this.kernel.state;
    return (this.attacker === 1 ? choice1 : choice2) === CHOSE_GO_ON;
  }

  private list(turns: TurnList): void {
    const { state } = this.kernel;
    if (state.phase === DECIDING) {
      const seat = this.attackerChooses() ? this.attacker : 3 - this.attacker;
      turns.length = 0;
      turns.add(PROLONG, seat);
      // Once the attacker went on, it is the same to a proof whether the other did too: only a win in the last rounds will do.
      if (seat === this.attacker || !this.attackerWentOn()) turns.add(GO_ON, seat);
    } else turns.list(this.kernel);
  }

  private search(depth: number, pnLimit: number, dnLimit: number): void {
    this.isUp();
    const frame = this.frame(depth);
    const { turns } = frame;
    const or = this.attackerChooses();
    const { state } = this.kernel;
    const key = this.key(depth);
    const fog = state.fog;
    if (depth >= this.within) {
      this.table.store(key, fog, MOST, 0);
      return;
    }
    if (state.phase === MOVING && hasWinningMove(state)) {
      this.table.store(key, fog, or ? 0 : MOST, or ? MOST : 0);
      return;
    }
    this.list(turns);
    frame.resize(turns.length);
    for (let i = 0; i < turns.length; i++) {
      // The richest positions have thousands of turns, too many to judge without asking for the time.
      if ((i & 63) === 63 && this.isUp()) return;
      this.judge(frame, i, depth + 1);
    }
    for (;;) {
      let sum = 0;
      let best = MOST;
      let second = MOST;
      let pick = -1;
      for (let i = 0; i < turns.length; i++) {
        const own = or ? frame.pn[i]! : frame.dn[i]!;
        sum += or ? frame.dn[i]! : frame.pn[i]!;
        if (own < best) {
          second = best;
          best = own;
          pick = i;
        } else if (own < second) second = own;
      }
      if (sum > MOST) sum = MOST;
      const pn = or ? best : sum;
      const dn = or ? sum : best;
      if (this.stopped || pn >= pnLimit || dn >= dnLimit || pn === 0 || dn === 0) {
        this.table.store(key, fog, pn, dn);
        if (depth === 0) this.answer = pick;
        return;
      }
      const ownLimit = Math.min(or ? pnLimit : dnLimit, second + 1 + (second >> 2));
      const otherLimit = (or ? dnLimit : pnLimit) - sum + (or ? frame.dn[pick]! : frame.pn[pick]!);
      const played = turns.play(this.kernel, pick);
      this.search(depth + 1, or ? ownLimit : otherLimit, or ? otherLimit : ownLimit);
      this.readBack(frame, pick, depth + 1);
      for (let i = 0; i < played; i++) this.kernel.undo();
    }
  }

  private isUp(): boolean {
    if (this.nodes >= this.limit.nodes || this.limit.stop()) this.stopped = true;
    return this.stopped;
  }

  private readBack(frame: Frame, i: number, depth: number): void {
    const slot = this.table.find(this.key(depth), this.kernel.state.fog);
    if (slot < 0) return;
    frame.pn[i] = this.table.pn(slot);
    frame.dn[i] = this.table.dn(slot);
  }

  /** First numbers for an edge: from the table, from the end of the game, or from how much room it leaves. */
  private judge(frame: Frame, i: number, depth: number): void {
    const played = frame.turns.play(this.kernel, i);
    const { state } = this.kernel;
    if (state.phase === OVER) {
      const won = state.winner === this.attacker;
      frame.pn[i] = won ? 0 : MOST;
      frame.dn[i] = won ? MOST : 0;
    } else {
      const slot = this.table.find(this.key(depth), state.fog);
      if (depth >= this.within) {
        frame.pn[i] = MOST;
        frame.dn[i] = 0;
      } else if (slot >= 0) {
        frame.pn[i] = this.table.pn(slot);
        frame.dn[i] = this.table.dn(slot);
      } else if (state.phase === MOVING && depth + 2 <= this.within) this.guess(frame, i);
      else {
        frame.pn[i] = ROOMY;
        frame.dn[i] = 1;
      }
    }
    for (let k = 0; k < played; k++) this.kernel.undo();
  }

  /** A position in which the mover has few safe moves is nearly lost for the mover. */
  private guess(frame: Frame, i: number): void {
    const safe = this.room.count(this.kernel, frame.turns);
    const or = this.attackerChooses();
    frame.pn[i] = or ? 1 : safe === 0 ? 0 : safe * safe;
    frame.dn[i] = or ? (safe === 0 ? 0 : safe) : safe === 0 ? MOST : 1;
    if (or && safe === 0) frame.pn[i] = MOST;
  }
}
