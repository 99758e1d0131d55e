/**
 * Judges an action of the player who solves a puzzle. Forced wins need the opponent's exact reply, which the worker
 * finds.
 */
import type { MenhirsKind, Solution } from '@speeltafel/players/puzzles';
import { menhirs, menhirsKit, type Seat } from '@speeltafel/rules';

const { ActionList, decode, hasWinningMove, listWinningMoves, makePlaces, OVER, PROVING, TAKING } = menhirsKit;

type Position = menhirsKit.Position;
type Action = menhirsKit.Action;

export type MenhirsWrong =
  | { readonly reason: 'covered'; readonly places: string }
  | { readonly reason: 'unjust' | 'unproven' | 'missed' | 'slow' }
  | { readonly reason: 'opponentWins' | 'opponentClaims' | 'escapes'; readonly reply: Solution };

export type Judged =
  | { readonly kind: 'going' }
  | { readonly kind: 'solved' }
  | { readonly kind: 'wrong'; readonly wrong: MenhirsWrong }
  /** The opponent has to reply now. */
  | { readonly kind: 'ask' };

export interface Question {
  readonly kind: MenhirsKind;
  readonly solution: Solution;
  readonly seat: Seat;
}

const GOING = { kind: 'going' } as const;
const SOLVED = { kind: 'solved' } as const;
const wrong = (what: MenhirsWrong): Judged => ({ kind: 'wrong', wrong: what });

/** The number of turns, counting both players, within which a kind of puzzle must be won. */
export const TURNS: Partial<Record<MenhirsKind, number>> = { 'win-in-two': 3, 'win-in-three': 5 };

export function winNow(position: Position): menhirsKit.Action | undefined {
  const list = new ActionList();
  listWinningMoves(list, position.state);
  return list.length === 0 ? undefined : decode(list.codes[0]!, list.sets[0]!);
}

function judgeTaking(after: Position): Judged {
  if (after.state.phase === TAKING) return GOING;
  if (!hasWinningMove(after.state)) return SOLVED;
  const reply = menhirs.makeAction(winNow(after)!, after, after.state.player);
  return wrong({ reason: 'opponentWins', reply: [reply] });
}

export function judge({ kind, solution, seat }: Question, action: Action, after: Position): Judged {
  const { state } = after;
  if (state.phase === OVER) return state.winner === seat ? SOLVED : wrong({ reason: 'unproven' });
  if (kind === 'which-taking') return judgeTaking(after);
  if (action.kind === 'claim') {
    const justly = kind !== 'claim-or-not' || solution[0] === '!';
    return justly ? GOING : wrong({ reason: 'unjust' });
  }
  if (state.phase === PROVING) return GOING;
  if (TURNS[kind] !== undefined) return state.phase === TAKING ? GOING : { kind: 'ask' };
  return wrong({ reason: 'covered', places: makePlaces(state.menhirs & state.fog) });
}

/** Judges the answer "there is no win". */
export const judgeNothing = ({ solution }: Question): Judged =>
  solution.length === 0 ? SOLVED : wrong({ reason: 'missed' });
