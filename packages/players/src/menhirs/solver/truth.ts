/**
 * The exact value of any position of a solved board, ko and claims included. The board knows the values without ko; here is found out what
 * is left of them when ko forbids a move.
 */
import { menhirsKit } from '@speeltafel/rules';
import { Placings } from './placings.ts';
import type { SolvedBoard, Value } from './solved-board.ts';
import { FIRST_DECISION, STAGES, stageOf } from './stages.ts';

const { ActionList, banned, BY_TIE, CLAIM, canFree, claimant, DECIDING, FOG_TILES } = menhirsKit;
const { hasWinningMove, Kernel, LAST_FREE_ROUND, LAST_ROUND_DOWN, MOVING, OVER, PLACING, PROVING, size, TAKING } =
  menhirsKit;

type State = Readonly<menhirsKit.State>;

const negative = (value: Value): Value => (value === 0 ? 0 : value === 1 ? -1 : 1);

/** What a list of actions may be worth at most. */
const BEST: Value = 1;

export class Truth {
  private readonly board: SolvedBoard;
  private readonly kernel: menhirsKit.Kernel;
  private readonly lists: menhirsKit.ActionList[] = [];
  private readonly placings: Placings;

  constructor(board: SolvedBoard, state: State) {
    this.board = board;
    this.kernel = new Kernel(state);
    this.placings = new Placings(board);
  }

  /** Whether the board's solution speaks about this position. */
  static knows(board: SolvedBoard, state: State): boolean {
    const { setting, menhirs, phase, fog, pass, round, player, taken1, taken2 } = state;
    if (!setting.adam || !setting.claims || menhirs !== board.menhirs || (fog & menhirs) === 0) return false;
    const tiles = size(fog);
    if (phase === PLACING) return tiles + state.toPlace1 + state.toPlace2 === FOG_TILES && board.has(FOG_TILES);
    if (phase === PROVING) return true;
    if (phase !== MOVING && phase !== TAKING && phase !== DECIDING) return false;
    if (phase === DECIDING && !board.has(FOG_TILES)) return false;
    if (round >= LAST_FREE_ROUND && tiles !== FOG_TILES - taken1 - taken2) return false;
    if (round >= LAST_FREE_ROUND && pass === 1 && !board.has(FOG_TILES)) return false;
    const stage = STAGES[stageOf(pass, round, player) ?? 0]!;
    const isEnd = round === LAST_ROUND_DOWN && player === 2;
    const [fewest, most] = isEnd ? [stage.fewest - 1, stage.most - 1] : [stage.fewest, stage.most];
    return tiles >= fewest && tiles <= most && (isEnd || board.has(tiles));
  }

  /** For the player to move. */
  value(state: State): Value {
    this.kernel.load(state);
    return this.of(0);
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
        return this.opponentClaims(state) ? -1 : this.best(depth, BEST);
      case DECIDING:
        return this.deciding(depth);
      default:
        return this.moving(depth);
    }
  }

  /** Whether the opponent of the player to move has a just claim. */
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
    if (hasWinningMove(state)) return 1;
    if (claimant(state) === state.player && state.tile !== 0 && this.claimIsJust()) return 1;
    const plain = this.plain(state);
    if (plain === -1 || banned(state) === 0) return plain;
    return this.best(depth, plain);
  }

  /** The value if ko forbids nothing. */
  private plain({ pass, round, player, fog, taken1, taken2, goOn }: State): Value {
    const stage = stageOf(pass, round, player);
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

  /**
   * The best of the actions here, which is at most `most`. Turns whose value does not depend on ko are looked at first; mostly one of
   * them is good enough.
   */
  private best(depth: number, most: Value): Value {
    const { kernel } = this;
    const { player } = kernel.state;
    const list = this.list(depth);
    kernel.list(list);
    let best: Value = -1;
    for (const exact of [false, true]) {
      for (let i = 0; i < list.length && best < most; i++) {
        kernel.play(list.codes[i]!, list.sets[i]!);
        const value = this.afterAction(player, depth, exact, most);
        kernel.undo();
        if (value > best) best = value;
      }
      if (best >= most) break;
    }
    return best;
  }

  /** What the position after an action is worth to that player: exactly, or at least so much. */
  private afterAction(player: number, depth: number, exact: boolean, most: Value): Value {
    const { state } = this.kernel;
    if (state.phase === TAKING && state.player === player) {
      if (this.opponentClaims(state)) return -1;
      return this.takings(player, depth + 1, exact, most);
    }
    if (state.phase === OVER) return state.winner === player ? 1 : state.winner === 0 ? 0 : -1;
    if (exact || state.phase !== MOVING) {
      const value = this.of(depth + 1);
      return state.player === player ? value : negative(value);
    }
    if (claimant(state) === state.player && this.claimIsJust()) return -1;
    return negative(hasWinningMove(state) ? 1 : this.plain(state));
  }

  private takings(player: number, depth: number, exact: boolean, most: Value): Value {
    const { kernel } = this;
    const list = this.list(depth);
    kernel.list(list);
    let best: Value = -1;
    for (let i = 0; i < list.length && best < most; i++) {
      kernel.play(list.codes[i]!, list.sets[i]!);
      const value = this.afterAction(player, depth, exact, most);
      kernel.undo();
      if (value > best) best = value;
    }
    return best;
  }

  /** A player who can force a win in the last rounds goes on; else both prolong, where they still can. */
  private deciding(depth: number): Value {
    const { state } = this.kernel;
    const seat = state.player;
    const forOne = this.decidingForOne(depth);
    return seat === 1 ? forOne : negative(forOne);
  }

  private decidingForOne(depth: number): Value {
    const { state } = this.kernel;
    if (claimant(state) === 1 && this.claimIsJust()) return 1;
    const { fog, taken1, taken2, choice1, choice2 } = state;
    const { board } = this;
    if (choice1 === 0 && choice2 === 0 && banned(state) === 0)
      return board.lookUp(FIRST_DECISION, fog, [taken1, taken2]);
    const outcome = (first: number, second: number): Value => this.chosen(first, second, depth);
    const { CHOSE_GO_ON, CHOSE_PROLONG } = menhirsKit;
    const firsts = choice1 === 0 ? [CHOSE_PROLONG, CHOSE_GO_ON] : [choice1];
    const seconds = choice2 === 0 ? [CHOSE_PROLONG, CHOSE_GO_ON] : [choice2];
    const worst = firsts.map((first) => Math.min(...seconds.map((second) => outcome(first, second))));
    return Math.max(...worst) as Value;
  }

  /** What both choices lead to, for player 1. */
  private chosen(first: number, second: number, depth: number): Value {
    const { kernel } = this;
    const { state } = kernel;
    const { CHOSE_PROLONG, GO_ON, PROLONG } = menhirsKit;
    let plays = 0;
    for (const [seat, choice, made] of [
      [1, first, state.choice1],
      [2, second, state.choice2],
    ] as const) {
      if (made !== 0) continue;
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
