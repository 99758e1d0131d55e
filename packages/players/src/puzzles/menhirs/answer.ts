/**
 * The opponent in a forced win. For every turn of the attacker it plays a reply that refutes it, if there is one, else
 * the one that makes the win hardest to find. Exact within the number of turns of the puzzle.
 */
import { menhirsKit } from '@speeltafel/rules';
import { claimWins } from '../../menhirs/claim.ts';
import type { Solution } from '../puzzle.ts';
import { ForcedWins, type WholeTurn } from './forced.ts';
import { afterClaim, tell, winningMoves } from './solve.ts';

const { ActionList, decode, Kernel, MOVING, OVER, TAKING } = menhirsKit;

type Position = menhirsKit.Position;
type State = Readonly<menhirsKit.State>;

export interface Answer {
  /** True if the attacker's turn fails: no win is left in the remaining turns. */
  readonly refutes: boolean;
  /** The opponent's reply: a whole turn, or a claim with its proof. Empty if the game is over. */
  readonly turn: Solution;
}

interface Reply {
  readonly turn: WholeTurn;
  readonly state: State;
}

const CLAIM: menhirsKit.Action = { kind: 'claim' };

/** All ways for the player to move to win at once, by moving or by claiming. */
function winsNow(state: State): WholeTurn[] {
  const moves = winningMoves(state).map((move) => [move]);
  if (!claimWins(state, state.player)) return moves;
  return [...moves, ...winningMoves(afterClaim(state)).map((move): WholeTurn => [CLAIM, move])];
}

/** Every whole turn of the player to move, with its result. */
function everyReply(from: State): Reply[] {
  const replies: Reply[] = [];
  const kernel = new Kernel(from);
  const moves = new ActionList();
  const takings = new ActionList();
  const copy = (): State => new menhirsKit.State(from.setting).copyFrom(kernel.state);
  kernel.list(moves);
  for (let i = 0; i < moves.length; i++) {
    const move = decode(moves.codes[i]!, moves.sets[i]!);
    kernel.play(moves.codes[i]!, moves.sets[i]!);
    if (kernel.state.phase !== TAKING) replies.push({ turn: [move], state: copy() });
    else {
      kernel.list(takings);
      for (let k = 0; k < takings.length; k++) {
        kernel.play(takings.codes[k]!, takings.sets[k]!);
        replies.push({ turn: [move, decode(takings.codes[k]!, takings.sets[k]!)], state: copy() });
        kernel.undo();
      }
    }
    kernel.undo();
  }
  return replies;
}

const fewest = <T>(items: readonly T[], count: (item: T) => number): T | undefined =>
  items
    .map((item) => ({ item, ways: count(item) }))
    .reduce<{ item: T; ways: number } | undefined>(
      (best, one) => (best && best.ways <= one.ways ? best : one),
      undefined,
    )?.item;

/**
 * The position is the one after the attacker's turn; `left` counts the turns of both players in which the attacker
 * still has to win.
 */
export function answerTo(position: Position, left: number): Answer {
  const { state } = position;
  if (state.phase !== MOVING) return { refutes: state.phase !== OVER || state.winner !== state.player, turn: [] };
  const answer = (refutes: boolean, turn: WholeTurn): Answer => ({ refutes, turn: tell(position, turn) });
  const [win] = winsNow(state);
  if (win !== undefined) return answer(true, win);
  const replies = everyReply(state);
  const careful = replies.filter(({ state: after }) => after.phase === OVER || winsNow(after).length === 0);
  const refuting = careful.find(
    ({ state: after }) => left < 4 || after.phase !== MOVING || !new ForcedWins(after).wins(left - 1),
  );
  if (refuting !== undefined) return answer(true, refuting.turn);
  const hardest =
    fewest(careful, ({ state: after }) => new ForcedWins(after).winningTurns(left - 1).length) ??
    fewest(replies, ({ state: after }) => winsNow(after).length);
  return hardest === undefined ? { refutes: true, turn: [] } : answer(false, hardest.turn);
}

/** A turn that wins within that many turns of both players, or undefined. */
export function winningTurn(position: Position, within: number): Solution | undefined {
  const { state } = position;
  if (state.phase !== MOVING) return undefined;
  const [now] = winsNow(state);
  const [turn] = now !== undefined ? [now] : within < 3 ? [] : forced(state, within);
  return turn === undefined ? undefined : tell(position, turn);
}

function forced(state: State, within: number): WholeTurn[] {
  const short = new ForcedWins(state).winningTurns(3);
  return short.length > 0 || within < 5 ? short : new ForcedWins(state).winningTurns(within);
}
