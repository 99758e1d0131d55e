/**
 * Initial proof numbers: what a position shows before any search, or how much work its proof is expected to be. A proof is cheaper where
 * the opponent has few safe moves and few takings left and where the fog is connected, because all of that keeps the tree small.
 */
import { menhirsKit } from '@speeltafel/rules';
import { Corner } from './no-safe-reply.ts';
import type { ProofNumbers } from './proof-numbers.ts';
import { clustersOf, ROOMY, Room } from './safe-moves.ts';
import { TurnList } from './turns.ts';

const { DECIDING, hasWinningMove, LAST_FREE_ROUND, LAST_ROUND_DOWN, MOST_TAKINGS, MOVING } = menhirsKit;

/** The end is seen from so many turns away at most. */
export const TURNS_AT_LAST = 3;

/** All numbers are multiples of this, so that there is something between 1 and 2. */
const UNIT = 4;

const powers = (base: number, length: number): number[] => Array.from({ length }, (_, i) => UNIT * base ** i);

/** By the safe moves of the one who is attacked. */
const NARROWNESS = Array.from({ length: ROOMY + 1 }, (_, safe) => safe ** 1.5);
/** By further clusters: while fog is moved, and at the decision moment. */
const SCATTERED = powers(1.5, 11);
const SCATTERED_AT_DECISION = powers(2.5, 11);
/** By the takings the other has left, when the attacker is to move, ... */
const TO_BE_MET = [1, 4, 16, 64];
/** ... and when the other is: who may take a tile after the move has so many times as many ways out. */
const WAYS_OUT = 10;

/** The first player moves first after the decision. */
const DECISION = [0, 1, 4];
/** Putting back tiles when the attacker lays the last one and moves first, or lays the last ones only; else it is hopeless. */
const OWN_LAYOUT = 2 * UNIT;
const LAYOUT_TO_MOVE_IN = 8 * UNIT;
const HOPELESS = 10_000 * UNIT;
/** A layout just laid in which the attacker moves first, by its clusters: each makes a win some three times as rare. */
const FRESH_LAYOUT = powers(3.5, 11).map((number) => Math.min(1.5 * number, HOPELESS));
/** The same once the other could not be cornered at once. */
const NO_CORNER = 20;

const rounded = (number: number): number => (number + 0.5) | 0 || 1;

export class InitialProofNumbers {
  private readonly room: Room;
  private readonly turns = new TurnList();
  private readonly corner = new Corner();

  /** `nodes` is how many positions will be looked at in all, as far as that is known. */
  constructor(nodes: number) {
    this.room = new Room(nodes);
  }

  /** Whether the last rounds decide the position without a search. */
  seesEnd(kernel: menhirsKit.Kernel, attacker: number, found: ProofNumbers): boolean {
    const { setting, phase, player, round, goOn } = kernel.state;
    if (!setting.adam || phase !== MOVING || round >= LAST_FREE_ROUND) return false;
    // The player who went on alone has to win, or has lost; else it is the attacker who has to.
    const hunter = goOn === 1 << (3 - attacker) ? 3 - attacker : attacker;
    // The other survives with a careful turn before the hunter's last move, or by having come past it.
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

  /** Prolonging is a chance for the player who lays the last tile: the layout is that player's choice. The second player, who does not move
   * in it first, has next to none if the other lays a tile too. */
  private foreseeLayout(state: Readonly<menhirsKit.State>, attacker: number, found: ProofNumbers): void {
    const { player, toPlace1, toPlace2 } = state;
    const last = toPlace1 === toPlace2 ? 3 - player : toPlace1 > toPlace2 ? 1 : 2;
    if (last !== attacker || (attacker === 2 && toPlace1 > 0)) found.set(HOPELESS, UNIT);
    else found.set(last === 1 ? OWN_LAYOUT : LAYOUT_TO_MOVE_IN, UNIT);
  }

  /** A layout just laid may hold a win in one; if not, it has very many turns, and few of them win. */
  private seesLayout(state: Readonly<menhirsKit.State>, attacker: number, found: ProofNumbers): boolean {
    if (hasWinningMove(state)) found.decide(state.player === attacker);
    else if (state.player === attacker) found.set(rounded(FRESH_LAYOUT[clustersOf(state.fog) - 1]!), UNIT);
    else return false;
    return true;
  }

  /** A closer look at a layout just laid in which the attacker moves first, before all its turns are judged. */
  looksCloser(kernel: menhirsKit.Kernel, attacker: number, found: ProofNumbers): boolean {
    const { setting, phase, player, moved, fog } = kernel.state;
    if (!setting.adam || phase !== MOVING || moved !== 0 || player !== attacker) return false;
    if (this.corner.isNear(kernel)) found.decide(true);
    else found.set(rounded(Math.min(NO_CORNER * FRESH_LAYOUT[clustersOf(fog) - 1]!, HOPELESS)), UNIT);
    return true;
  }
}
