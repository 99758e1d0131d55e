/**
 * Initial proof numbers, from what a position shows before any search: the expected work of its proof. A proof is
 * cheaper if the opponent has few safe moves and few takings left and if the fog is connected, because all of that
 * keeps the tree small.
 */
import { menhirsKit } from '@speeltafel/rules';
import { Corner } from './no-safe-reply.ts';
import type { ProofNumbers } from './proof-numbers.ts';
import { clustersOf, ROOMY, Room } from './safe-moves.ts';
import { TurnList } from './turns.ts';

const { DECIDING, hasWinningMove, LAST_FREE_ROUND, LAST_ROUND_DOWN, MOST_TAKINGS, MOVING } = menhirsKit;

/** The end can be evaluated from at most this many turns away. */
export const TURNS_AT_LAST = 3;

/** All numbers are multiples of this, to leave room between 1 and 2. */
const UNIT = 4;

const powers = (base: number, length: number): number[] => Array.from({ length }, (_, i) => UNIT * base ** i);

/** By the number of safe moves of the player who is attacked. */
const NARROWNESS = Array.from({ length: ROOMY + 1 }, (_, safe) => safe ** 1.5);
/** By the number of further clusters: while fog is moved, and at the decision moment. */
const SCATTERED = powers(1.5, 11);
const SCATTERED_AT_DECISION = powers(2.5, 11);
/** By the takings the defender has left, if the attacker is to move. */
const TO_BE_MET = [1, 4, 16, 64];
/** If the defender is to move: the option to take a tile after the move multiplies their ways out. */
const WAYS_OUT = 10;

/** By the attacker: the first player moves first after the decision. */
const DECISION = [0, 1, 4];
/**
 * Putting tiles back, if the attacker lays the last one and moves first, or only lays the last ones; otherwise it is
 * hopeless.
 */
const OWN_LAYOUT = 2 * UNIT;
const LAYOUT_TO_MOVE_IN = 8 * UNIT;
const HOPELESS = 10_000 * UNIT;
/** A new layout in which the attacker moves first, by its clusters: each makes a win about three times as rare. */
const FRESH_LAYOUT = powers(3.5, 11).map((number) => Math.min(1.5 * number, HOPELESS));
/** The same if the defender could not be cornered at once. */
const NO_CORNER = 20;

const rounded = (number: number): number => (number + 0.5) | 0 || 1;

export class InitialProofNumbers {
  private readonly room: Room;
  private readonly turns = new TurnList();
  private readonly corner = new Corner();

  /** `nodes` is the number of positions that will be searched in all, as far as known. */
  constructor(nodes: number) {
    this.room = new Room(nodes);
  }

  /** True if the last rounds decide the position without a search. */
  seesEnd(kernel: menhirsKit.Kernel, attacker: number, found: ProofNumbers): boolean {
    const { setting, phase, player, round, goOn } = kernel.state;
    if (!setting.adam || phase !== MOVING || round >= LAST_FREE_ROUND) return false;
    // The player who went on alone has to win, or has lost; otherwise the attacker has to.
    const hunter = goOn === 1 << (3 - attacker) ? 3 - attacker : attacker;
    // The other player survives with a careful turn before the hunter's last move, or by being past it.
    const atLastTurn =
      hunter === 1 ? round > LAST_ROUND_DOWN && player === 2 : round === LAST_ROUND_DOWN && player === 1;
    if (round > LAST_ROUND_DOWN && !atLastTurn) return false;
    const survives = !atLastTurn || this.turns.hasCareful(kernel);
    found.decide(survives === (hunter !== attacker));
    return true;
  }

  guess(kernel: menhirsKit.Kernel, attacker: number, found: ProofNumbers): void {
    const { state } = kernel;
    if (state.phase === DECIDING) {
      const clusters = clustersOf(state.fog);
      found.set(rounded(SCATTERED_AT_DECISION[clusters - 1]! * DECISION[attacker]!), UNIT);
    } else if (state.phase !== MOVING) this.foreseeLayout(state, attacker, found);
    else if (state.moved !== 0 || !this.seesLayout(state, attacker, found)) this.guessMoving(kernel, attacker, found);
  }

  private guessMoving(kernel: menhirsKit.Kernel, attacker: number, found: ProofNumbers): void {
    const { setting, player, round, taken1, taken2 } = kernel.state;
    const { room } = this;
    room.look(kernel, this.turns);
    const { safe, clusters } = room;
    if (safe === 0) {
      found.decide(player !== attacker);
      return;
    }
    const free = setting.adam && round >= LAST_FREE_ROUND;
    const left = MOST_TAKINGS - (attacker === 1 ? taken2 : taken1);
    let pn = SCATTERED[clusters - 1]!;
    if (player === attacker) {
      if (free) pn *= TO_BE_MET[left]!;
      found.set(rounded(pn), safe * UNIT);
    } else {
      pn *= NARROWNESS[safe]!;
      if (free && left > 0) pn *= WAYS_OUT;
      found.set(rounded(pn), UNIT);
    }
  }

  /**
   * Prolonging favours the player who lays the last tile, because they choose the layout. The second player, who does
   * not move first in it, has almost no chance if the other lays a tile too.
   */
  private foreseeLayout(state: Readonly<menhirsKit.State>, attacker: number, found: ProofNumbers): void {
    const { player, toPlace1, toPlace2 } = state;
    const last = toPlace1 === toPlace2 ? 3 - player : toPlace1 > toPlace2 ? 1 : 2;
    if (last !== attacker || (attacker === 2 && toPlace1 > 0)) found.set(HOPELESS, UNIT);
    else found.set(last === 1 ? OWN_LAYOUT : LAYOUT_TO_MOVE_IN, UNIT);
  }

  /** A new layout may hold a win in one. If not, it has very many turns, and few of them win. */
  private seesLayout(state: Readonly<menhirsKit.State>, attacker: number, found: ProofNumbers): boolean {
    if (hasWinningMove(state)) found.decide(state.player === attacker);
    else if (state.player === attacker) found.set(rounded(FRESH_LAYOUT[clustersOf(state.fog) - 1]!), UNIT);
    else return false;
    return true;
  }

  /** Examines a new layout in which the attacker moves first, before all its turns are evaluated. */
  looksCloser(kernel: menhirsKit.Kernel, attacker: number, found: ProofNumbers): boolean {
    const { setting, phase, player, moved, fog } = kernel.state;
    if (!setting.adam || phase !== MOVING || moved !== 0 || player !== attacker) return false;
    if (this.corner.isNear(kernel)) found.decide(true);
    else found.set(rounded(Math.min(NO_CORNER * FRESH_LAYOUT[clustersOf(fog) - 1]!, HOPELESS)), UNIT);
    return true;
  }
}
