/**
 * The course on setting traps: positions found by the prover in games of careful players. A test proves the claims of
 * each step: who wins, and how many replies are safe.
 */
import { menhirs, menhirsKit } from '@speeltafel/rules';
import { DONE, GOING, type Verdict, wrong } from '../../contract/lesson.ts';
import { winOf } from '../lessons/steps.ts';
import type { TaskStep } from '../lessons/task.tsx';
import type { TrapStepId } from './step-ids.ts';

const { hasWinningMove, OVER, parsePlaces, TAKING } = menhirsKit;

type Position = menhirsKit.Position;
type Action = menhirsKit.Action;

export type TrapWhy =
  | { readonly reason: 'opponent-wins' }
  /** A claim wins, so no taking helps. */
  | { readonly reason: 'opponent-claims' }
  /** The opponent has a reply that does not lose. */
  | { readonly reason: 'escapes' }
  /** This many of the opponent's moves are safe. */
  | { readonly reason: 'roomy'; readonly safe: number }
  | { readonly reason: 'unproven' }
  /** A claim although no move wins. */
  | { readonly reason: 'unjust' }
  | { readonly reason: 'not-claimed' }
  | { readonly reason: 'went-on' }
  | { readonly reason: 'prolonged' };

export type TrapVerdict = Verdict<TrapWhy>;

export interface TrapStep extends TaskStep<TrapWhy> {
  readonly id: TrapStepId;
}

function played(position: Position, action: Action): Position {
  const next = menhirs.play(position, position.state.player, action, 0);
  if (!next.ok) throw new Error(next.refusal.message);
  return next.value;
}

const actionsOf = (position: Position): readonly Action[] => menhirs.actions(position, position.state.player, 0);
const told = (position: Position, action: Action): string =>
  menhirs.makeAction(action, position, position.state.player);

/** The moves after which the opponent has no winning move, neither to play nor to claim. */
export const safeMoves = (position: Position): readonly Action[] =>
  actionsOf(position).filter((action) => action.kind === 'move' && !hasWinningMove(played(position, action).state));

/** A whole turn after which the opponent cannot win at once, as text. */
export function safeTurn(position: Position): readonly string[] | undefined {
  for (const move of safeMoves(position)) {
    const moved = played(position, move);
    if (moved.state.phase !== TAKING) return [told(position, move)];
    const end = actionsOf(moved).find((action) => !hasWinningMove(played(moved, action).state));
    if (end !== undefined) return [told(position, move), told(moved, end)];
  }
  return undefined;
}

/** What is wrong if a turn, or its move, lets the opponent win at once. */
function givenAway(after: Position): TrapVerdict | undefined {
  if (!hasWinningMove(after.state)) return undefined;
  const reply = winOf(after)!;
  return after.state.phase === TAKING
    ? wrong({ reason: 'opponent-claims' }, ['!', reply])
    : wrong({ reason: 'opponent-wins' }, [reply]);
}

const claimed = ({ state }: Position): TrapVerdict => (hasWinningMove(state) ? GOING : wrong({ reason: 'unjust' }));

/** End the turn so that every reply of the opponent loses. */
function trap(action: Action, after: Position): TrapVerdict {
  if (action.kind === 'claim') return claimed(after);
  const gift = givenAway(after);
  if (gift !== undefined) return gift;
  if (after.state.phase === TAKING) return GOING;
  const reply = safeTurn(after);
  return reply === undefined ? DONE : wrong({ reason: 'escapes' }, reply);
}

/** End the turn so that the opponent has at most one safe move. */
function tighten(action: Action, after: Position): TrapVerdict {
  if (action.kind === 'claim') return claimed(after);
  const gift = givenAway(after);
  if (gift !== undefined) return gift;
  if (after.state.phase === TAKING) return GOING;
  const safe = safeMoves(after).length;
  return safe <= 1 ? DONE : wrong({ reason: 'roomy', safe });
}

/** Play these layouts of fog one after the other, then win. */
const follow =
  (seat: number, ...layouts: readonly string[]) =>
  (action: Action, after: Position): TrapVerdict => {
    if (after.state.phase === OVER) return after.state.winner === seat ? DONE : wrong({ reason: 'unproven' });
    if (action.kind === 'claim') return claimed(after);
    if (action.kind !== 'move') return GOING;
    const gift = givenAway(after);
    if (gift !== undefined) return gift;
    const onTheWay = layouts.some((layout) => {
      const fog = parsePlaces(layout);
      return fog.ok && fog.value === after.state.fog;
    });
    return onTheWay ? GOING : wrong({ reason: 'escapes' }, safeTurn(after) ?? []);
  };

export const trapSteps: readonly TrapStep[] = [
  {
    id: 'trapped',
    position: 'adam a2.a3.b2.d1.f4 a3.b1.b2.b3.c3.d4.f4 1/6/1/move 2/2 -',
    seat: 1,
    solution: ['f4:N'],
    judge: (_, after) => ({ kind: 'done', reply: ['!', winOf(after)!] }),
  },
  {
    id: 'trap',
    position: 'adam b2.d3.e4.f3.f4 d2.d3.d5.e4.f3.f4 1/8/2/move 2/3 e4.f3.f4:NE last=f3.g2.g3:SW',
    seat: 2,
    solution: ['d5:SW'],
    judge: trap,
  },
  {
    id: 'tight',
    position: 'adam a3.c2.f1.f2.g1 b4.c2.c5.d5.f2.f3 1/8/2/move 2/3 b4.c5.d5:SE last=c5.d6.e5:NW',
    seat: 2,
    solution: ['b4:NE'],
    judge: tighten,
  },
  {
    id: 'spend',
    position: 'adam a2.b2.b3.c5.e3 b4.c5.e2.e3.f3.g1.g2 1/9/2/move 3/1 - last=d1.d2.d3.e3:SE-e1',
    seat: 2,
    solution: ['e2:S', '-b4'],
    judge: trap,
  },
  {
    id: 'door',
    position: 'adam a2.c3.d3.f4.g2 c2.c3.d3.d4.e2.e4 1/8/2/move 3/2 c3.d4.e4:NW last=b2.c3.d4:SE',
    seat: 2,
    solution: ['c2:N', '.'],
    judge: (action, after) => {
      if (action.kind === 'claim') return claimed(after);
      return givenAway(after) ?? (after.state.phase === TAKING ? GOING : DONE);
    },
  },
  {
    id: 'claim',
    position: 'adam b1.c2.d3.d4.d5 b3.d5.d6.e4.f3.g2 1/8/2/move 3/2 - last=a2.b3.c4.d4.e3:SE-c4',
    seat: 2,
    solution: ['!', 'b3.c4.d5.d6:NW'],
    judge: (action, { state }) => {
      if (state.phase === OVER) return state.winner === 2 ? DONE : wrong({ reason: 'unproven' });
      if (action.kind === 'claim') return GOING;
      return wrong({ reason: 'not-claimed' });
    },
  },
  {
    id: 'two',
    position: 'adam a1.a2.d1.e3.g1 a2.b2.d1.d2.e2.f1 1/8/2/move 2/3 d2.e2.f1:SE last=e2.f2.g1:NW',
    seat: 2,
    solution: ['d1:SW', 'b2:SE', 'c4:SW'],
    others: ['a2:NE .', 'c3:S .'],
    judge: follow(2, 'a2.b2.c1.c2.d3.e2', 'c3.d3.e1.e2.f2.g1'),
  },
  {
    id: 'go-on',
    position: 'adam c1.c2.d1.d6.g3 c4.d5.d6.e2.g3 1/9/1/decide 3/3 - last=d1.d2:SE-e1',
    seat: 1,
    solution: ['G'],
    judge: ({ kind }) => (kind === 'go-on' ? DONE : wrong({ reason: 'prolonged' })),
  },
  {
    id: 'prolong',
    position: 'adam b3.c1.c2.c5.d5 a3.b3.b4.c1.d4 1/7/1/decide 3/3 c1:NE last=d1:SW-f1',
    seat: 1,
    solution: ['P'],
    judge: ({ kind }) => (kind === 'prolong' ? DONE : wrong({ reason: 'went-on' })),
  },
];
