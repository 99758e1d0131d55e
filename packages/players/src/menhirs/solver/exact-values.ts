/**
 * The exact value of any position of a solved board, including ko and claims. The board holds the values without ko;
 * this finds how they change if ko forbids a move.
 */
import { menhirsKit } from '@speeltafel/rules';
import type { Solution } from '../solution.ts';
import { mayGo } from './fog-moves.ts';
import { Placings } from './placings.ts';
import type { SolvedBoard, Value } from './solved-board.ts';
import {
  BEFORE_ROUND_1,
  BEFORE_ROUND_2,
  FIRST_DECISION,
  LAST_ROUNDS_START,
  STAGES,
  stageOf,
  turnsAfter,
} from './stages.ts';
import { earlyEnd } from './turn-data.ts';

const { CHOSE_GO_ON, CHOSE_PROLONG, GO_ON, PROLONG } = menhirsKit;
const { ActionList, banDirection, banned, shifted, BY_TIE, CLAIM, canFree, claimant, DECIDING, FOG_TILES } = menhirsKit;
const {
  hasWinningMove,
  Kernel,
  LAST_FREE_ROUND,
  LAST_ROUND_DOWN,
  MOST_TAKINGS,
  MOVING,
  OVER,
  PLACING,
  PROVING,
  size,
  TAKING,
} = menhirsKit;

type State = Readonly<menhirsKit.State>;

/** When both have taken all they may, the decision comes after this round, whatever its number. */
const roundOf = ({ round, taken1, taken2 }: State): number =>
  round > LAST_FREE_ROUND && taken1 === MOST_TAKINGS && taken2 === MOST_TAKINGS ? LAST_FREE_ROUND : round;

/** How long a game goes on: to its end, until it is broken off (which is a pass of its own), or for one more turn. */
const TO_THE_END = 0;
const ONE_TURN = -1;

/** The same position in a game that is broken off that many turns later. */
function shortened(state: State, turns: number): menhirsKit.State {
  const copy = new menhirsKit.State(state.setting).copyFrom(state);
  copy.pass = 2;
  copy.goOn = 0;
  copy.round = LAST_FREE_ROUND + (turns >> 1);
  return copy;
}

/** When to break off a game whose last rounds began early, after that round: later by as many turns as were left. */
function untilAfter(pass: number, round: number): number {
  const early = earlyEnd({ pass, round, player: 2, fewest: 0, most: 0 });
  if (early === 'decided') return TO_THE_END;
  return early === 'soon' || pass === BEFORE_ROUND_1 ? BEFORE_ROUND_1 : ONE_TURN;
}

const negative = (value: Value): Value => (value === 0 ? 0 : value === 1 ? -1 : 1);

/** The most that any action can be worth. */
const BEST: Value = 1;

/** True if a choice was made that is not known here. */
const hasSecret = ({ choice1, choice2 }: State): boolean =>
  choice1 === menhirsKit.CHOSE_SECRETLY || choice2 === menhirsKit.CHOSE_SECRETLY;

/** A solution for all positions of a board. */
export function solutionOfBoard(board: SolvedBoard): Solution {
  let truth: ExactValues | undefined;
  return {
    value(state) {
      if (!ExactValues.knows(board, state)) return undefined;
      truth ??= new ExactValues(board, state);
      return truth.value(state);
    },
    length(state) {
      if (!ExactValues.knows(board, state)) return undefined;
      truth ??= new ExactValues(board, state);
      return truth.length(state);
    },
  };
}

export class ExactValues {
  private readonly board: SolvedBoard;
  private readonly kernel: menhirsKit.Kernel;
  private readonly lists: menhirsKit.ActionList[] = [];
  private readonly placings: Placings;
  /** Values of positions in which ko forbids a move, by key. */
  private readonly known = new Map<string, Value>();
  /** When the game is broken off. */
  private until = TO_THE_END;

  constructor(board: SolvedBoard, state: State) {
    this.board = board;
    this.kernel = new Kernel(state);
    this.placings = new Placings(board);
  }

  /** True if the board's solution covers this position. */
  static knows(board: SolvedBoard, state: State): boolean {
    const { setting, menhirs, phase, fog, pass, round, player, taken1, taken2 } = state;
    if (!setting.adam || !setting.claims || menhirs !== board.menhirs || (fog & menhirs) === 0) return false;
    const tiles = size(fog);
    if (phase === PLACING) return tiles + state.toPlace1 + state.toPlace2 === FOG_TILES && board.has(FOG_TILES);
    if (phase === PROVING) return true;
    if (phase !== MOVING && phase !== TAKING && phase !== DECIDING) return false;
    if (phase === DECIDING && (!board.has(FOG_TILES) || hasSecret(state))) return false;
    if (round >= LAST_FREE_ROUND && tiles !== FOG_TILES - taken1 - taken2) return false;
    if (round >= LAST_FREE_ROUND && pass === 1 && !board.has(FOG_TILES)) return false;
    const stage = STAGES[stageOf(pass, roundOf(state), player) ?? 0]!;
    const isEnd = round === LAST_ROUND_DOWN && player === 2;
    const [fewest, most] = isEnd ? [stage.fewest - 1, stage.most - 1] : [stage.fewest, stage.most];
    return tiles >= fewest && tiles <= most && (isEnd || board.has(tiles));
  }

  /** The value for the player to move. */
  value(state: State): Value {
    this.kernel.load(state);
    return this.of(0);
  }

  /**
   * How many turns a win or a loss takes with perfect play, including the next one; undefined if it needs a prolonged
   * game, and for a tie.
   */
  length(state: State): number | undefined {
    const value = this.value(state);
    if (value === 0 || state.phase === OVER) return undefined;
    if (state.phase === DECIDING) return this.lengthGoingOn(state);
    if (state.phase !== MOVING) return undefined;
    this.kernel.load(state);
    if (this.winsAtOnce()) return 1;
    return state.round < LAST_FREE_ROUND ? this.lengthInLastRounds(state, value) : this.lengthBefore(state, value);
  }

  /** Only a player who wins the last rounds does not prolong. */
  private lengthGoingOn(state: State): number | undefined {
    this.kernel.load(state);
    for (const seat of [1, 2]) {
      if (this.kernel.state.phase === DECIDING && this.kernel.state[seat === 1 ? 'choice1' : 'choice2'] === 0)
        this.kernel.play(GO_ON, seat);
    }
    const after = new menhirsKit.State(state.setting).copyFrom(this.kernel.state);
    return after.phase === MOVING ? this.length(after) : undefined;
  }

  private lengthInLastRounds(state: State, value: Value): number {
    const { round, player } = state;
    const direct = new menhirsKit.State(state.setting).copyFrom(state);
    direct.goOn = 0;
    // A player who went on alone and cannot win has lost when the last round is over.
    if (this.value(direct) !== value) return 2 * round - (player === 2 ? 1 : 0);
    if (value === 1) return 3;
    return round === LAST_FREE_ROUND - 1 && player === 1 && this.valueUntil(BEFORE_ROUND_1, direct) !== value ? 4 : 2;
  }

  /** If a game that is broken off earlier has another value, the win comes later. */
  private lengthBefore(state: State, value: Value): number | undefined {
    const { player } = state;
    const left = turnsAfter(roundOf(state), player);
    const isDecided = (until: number, turns: number): boolean =>
      this.valueUntil(until, shortened(state, turns)) === value;
    let least = left & 1;
    if (isDecided(BEFORE_ROUND_2, left)) {
      while (!isDecided(BEFORE_ROUND_2, least)) least += 2;
    } else if (isDecided(BEFORE_ROUND_1, left)) least = left + 2;
    else if (isDecided(TO_THE_END, left)) least = left + 4;
    else return undefined;
    // A win takes an odd number of turns, a loss an even one.
    return least + (((least & 1) === 1) === (value === 1) ? 2 : 1);
  }

  private valueUntil(until: number, state: State): Value {
    this.until = until;
    this.kernel.load(state);
    const value = this.of(0);
    this.until = TO_THE_END;
    return value;
  }

  /** Everything that the value of a position with a ban depends on. */
  private get key(): string {
    const { fog, pass, round, player, taken1, taken2, goOn, moved, heading, tile } = this.kernel.state;
    return `${this.until} ${fog} ${pass} ${round} ${player} ${taken1} ${taken2} ${goOn} ${moved} ${heading} ${tile}`;
  }

  private list(depth: number): menhirsKit.ActionList {
    this.lists[depth] ??= new ActionList();
    return this.lists[depth];
  }

  /** The value of the kernel's position for its player. */
  private of(depth: number): Value {
    const { state } = this.kernel;
    switch (state.phase) {
      case OVER:
        return state.ending === BY_TIE ? 0 : state.winner === state.player ? 1 : -1;
      case PROVING:
        return hasWinningMove(state) ? 1 : -1;
      case PLACING:
        return this.placing();
      case TAKING:
        return this.opponentClaims(state) ? -1 : this.best(depth, BEST, true);
      case DECIDING:
        return this.deciding(depth);
      default:
        return this.moving(depth);
    }
  }

  /** True if the opponent of the player to move has a just claim. */
  private opponentClaims(state: State): boolean {
    return claimant(state) === 3 - state.player && this.claimIsJust();
  }

  private claimIsJust(): boolean {
    this.kernel.play(CLAIM, 0);
    const just = hasWinningMove(this.kernel.state);
    this.kernel.undo();
    return just;
  }

  private moving(depth: number): Value {
    const { state } = this.kernel;
    if (this.winsAtOnce()) return 1;
    if (this.until === ONE_TURN) return 0;
    const plain = this.plain(state);
    if (plain === -1 || banned(state) === 0) return plain;
    const { key } = this;
    let value = this.known.get(key);
    if (value === undefined) {
      value = this.withoutBanned(depth, plain);
      this.known.set(key, value);
    }
    return value;
  }

  private winsAtOnce(): boolean {
    const { state } = this.kernel;
    return hasWinningMove(state) || (claimant(state) === state.player && state.tile !== 0 && this.claimIsJust());
  }

  /**
   * The value when ko forbids a move. Usually another move is as good ignoring ko, which is quick to check. If none is,
   * the forbidden move matters only if it would have that value itself; then all others are evaluated exactly.
   */
  private withoutBanned(depth: number, plain: Value): Value {
    const { fog } = this.kernel.state;
    const set = banned(this.kernel.state);
    const direction = banDirection(this.kernel.state);
    if (!mayGo(fog, set) || (shifted(set, direction) & fog & ~set) !== 0) return plain;
    const isWorth = (exact: boolean): boolean => this.worth(direction, set, depth, exact, plain) >= plain;
    const matters = isWorth(false);
    if (this.best(depth, plain, false) >= plain) return plain;
    return matters || isWorth(true) ? this.best(depth, plain, true) : plain;
  }

  /** The value if ko forbids nothing. */
  private plain(state: State): Value {
    const { until } = this;
    const { round, player, fog, taken1, taken2, goOn } = state;
    if (until === BEFORE_ROUND_1 && round === LAST_ROUND_DOWN) return 0;
    const stage = until === TO_THE_END ? stageOf(state.pass, roundOf(state), player) : stageOf(until, round, player);
    const last = round < LAST_FREE_ROUND;
    const value =
      stage === undefined
        ? canFree(fog, this.board.menhirs, 0, 0)
          ? 1
          : 0
        : this.board.lookUp(stage, fog, last ? undefined : [taken1, taken2]);
    // A player who goes on alone has to win, or has lost.
    if (last && goOn === 1 << player && value !== 1) return -1;
    if (last && goOn === 1 << (3 - player) && value !== -1) return 1;
    return value;
  }

  /** The value of the best action, at most `most`: exact, or a lower bound that ignores ko. */
  private best(depth: number, most: Value, exact: boolean): Value {
    const list = this.list(depth);
    this.kernel.list(list);
    let best: Value = -1;
    for (let i = 0; i < list.length && best < most; i++) {
      const value = this.worth(list.codes[i]!, list.sets[i]!, depth, exact, most);
      if (value > best) best = value;
    }
    return best;
  }

  /** The value of an action for its player: exact, or a lower bound. */
  private worth(code: number, set: number, depth: number, exact: boolean, most: Value): Value {
    const { kernel, until } = this;
    const { player, round } = kernel.state;
    kernel.play(code, set);
    const free = round >= LAST_FREE_ROUND;
    if (until !== TO_THE_END && free && kernel.state.round < LAST_FREE_ROUND) this.until = untilAfter(until, round);
    const value = this.afterAction(player, depth, exact, most);
    this.until = until;
    kernel.undo();
    return value;
  }

  /** The value of the position after an action for that player: exact, or a lower bound. */
  private afterAction(player: number, depth: number, exact: boolean, most: Value): Value {
    const { state } = this.kernel;
    if (state.phase === TAKING && state.player === player) {
      if (this.opponentClaims(state)) return -1;
      return this.best(depth + 1, most, exact);
    }
    if (state.phase === OVER) return state.winner === player ? 1 : state.winner === 0 ? 0 : -1;
    if (state.phase === MOVING) {
      if (this.winsAtOnce()) return -1;
      const least = negative(this.until === ONE_TURN ? 0 : this.plain(state));
      if (!exact || least >= most) return least;
    }
    const value = this.of(depth + 1);
    return state.player === player ? value : negative(value);
  }

  /** A player who can force a win in the last rounds goes on; otherwise both prolong if they still can. */
  private deciding(depth: number): Value {
    const { state } = this.kernel;
    const seat = state.player;
    const forOne = this.decidingForOne(depth);
    return seat === 1 ? forOne : negative(forOne);
  }

  private decidingForOne(depth: number): Value {
    const { state } = this.kernel;
    if (claimant(state) === 1 && this.claimIsJust()) return 1;
    const { choice1, choice2 } = state;
    if (state.setting.aloud) return this.askedAloud(depth);
    if (choice1 === 0 && choice2 === 0) {
      const wentOn = this.chosen(CHOSE_GO_ON, CHOSE_GO_ON, depth);
      return wentOn === 0 ? this.chosen(CHOSE_PROLONG, CHOSE_PROLONG, depth) : wentOn;
    }
    const firsts = choice1 === 0 ? [CHOSE_PROLONG, CHOSE_GO_ON] : [choice1];
    const seconds = choice2 === 0 ? [CHOSE_PROLONG, CHOSE_GO_ON] : [choice2];
    const worst = firsts.map((first) => Math.min(...seconds.map((second) => this.chosen(first, second, depth))));
    return Math.max(...worst) as Value;
  }

  /** For player 1, who answers first and can go on alone; otherwise player 2 answers knowing that. */
  private askedAloud(depth: number): Value {
    const answered = (second: number): Value => this.chosen(CHOSE_PROLONG, second, depth);
    const prolonging = Math.min(answered(CHOSE_PROLONG), answered(CHOSE_GO_ON)) as Value;
    if (prolonging === 1 || this.kernel.state.choice1 !== 0) return prolonging;
    return Math.max(prolonging, this.chosen(CHOSE_GO_ON, 0, depth)) as Value;
  }

  /** The value of both choices for player 1; 0 for a player who is not asked. */
  private chosen(first: number, second: number, depth: number): Value {
    const { kernel } = this;
    const { state } = kernel;
    const { fog, taken1, taken2 } = state;
    // If the last rounds are a tie apart from ko, the value of the decision is that of prolonging, which is known.
    if (first === CHOSE_PROLONG && second === CHOSE_PROLONG) {
      if (this.board.lookUp(LAST_ROUNDS_START, fog, undefined) === 0)
        return this.board.lookUp(FIRST_DECISION, fog, [taken1, taken2]);
    }
    let plays = 0;
    for (const [seat, choice, made] of [
      [1, first, state.choice1],
      [2, second, state.choice2],
    ] as const) {
      if (made !== 0 || choice === 0) continue;
      kernel.play(choice === CHOSE_PROLONG ? PROLONG : GO_ON, seat);
      plays++;
    }
    const value = this.of(depth + 1);
    const forOne = kernel.state.player === 1 ? value : negative(value);
    for (; plays > 0; plays--) kernel.undo();
    return forOne;
  }

  private placing(): Value {
    const { state } = this.kernel;
    const forOne = this.placings.value(state.fog, state.player, state.toPlace1, state.toPlace2, state.pass);
    return state.player === 1 ? forOne : negative(forOne);
  }
}
