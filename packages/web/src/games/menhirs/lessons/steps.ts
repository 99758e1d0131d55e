/**
 * The lesson of Menhirs: positions and tasks. What is allowed comes from the rules alone; a task only judges the
 * position that was reached.
 */
import { menhirs, menhirsKit, type Seat } from '@speeltafel/rules';
import { DONE, GOING, type Verdict, wrong } from '../../contract/lesson.ts';
import type { MenhirsStepId } from './step-ids.ts';
import type { TaskStep } from './task.tsx';

const { ActionList, decode, DIRECTIONS, hasWinningMove, listWinningMoves, makePlaces, OVER, PLACING, TAKING } =
  menhirsKit;

type Position = menhirsKit.Position;
type Action = menhirsKit.Action;

export type MenhirsWhy =
  /** These stones are still under fog. */
  | { readonly reason: 'covered'; readonly places: string }
  | { readonly reason: 'opponent-wins' }
  | { readonly reason: 'other-way' }
  | { readonly reason: 'not-claimed' }
  /** The player claimed, and then did not play a winning move. */
  | { readonly reason: 'unproven' }
  /** The claim brings back the tile that prevents the win. */
  | { readonly reason: 'tile-back' }
  | { readonly reason: 'went-on' };

export type MenhirsVerdict = Verdict<MenhirsWhy>;

export interface MenhirsStep extends TaskStep<MenhirsWhy> {
  readonly id: MenhirsStepId;
}

/** A move that wins now for the player to move, as text. */
export function winOf(position: Position): string | undefined {
  const list = new ActionList();
  listWinningMoves(list, position.state);
  if (list.length === 0) return undefined;
  return menhirs.makeAction(decode(list.codes[0]!, list.sets[0]!), position, position.state.player);
}

/** Free the last stone with a move. */
const win =
  (seat: Seat) =>
  (action: Action, { state }: Position): MenhirsVerdict => {
    if (state.phase === OVER) return state.winner === seat ? DONE : wrong({ reason: 'unproven' });
    if (action.kind !== 'move') return GOING;
    return wrong({ reason: 'covered', places: makePlaces(state.menhirs & state.fog) });
  };

/** End the turn so that the opponent cannot win with the next move. */
function stayAlive(_: Action, after: Position): MenhirsVerdict {
  if (after.state.phase === TAKING) return GOING;
  const reply = hasWinningMove(after.state) ? winOf(after) : undefined;
  return reply === undefined ? DONE : wrong({ reason: 'opponent-wins' }, [reply]);
}

export const menhirsSteps: readonly MenhirsStep[] = [
  {
    id: 'setup',
    position: 'adam a2.c4.d1.d2.d5.e4.g2 - 1/12/1/flip 0/0 - claims=off',
    seat: 1,
    solution: ['~a2', '+b2'],
    others: ['~c4|~d5'],
    judge: (action) => (action.kind === 'place' ? DONE : GOING),
  },
  {
    id: 'free',
    position: 'adam a2.b4.d4.f1.g3 b1.c1.d4 1/5/1/move 3/2 - claims=off',
    seat: 1,
    solution: ['d4:N'],
    judge: win(1),
  },
  {
    id: 'bank',
    position: 'adam c3.d1.d4.d6.f4 c2.c3.d4.d5.g1.g2 1/6/1/move 3/2 - claims=off',
    seat: 1,
    solution: ['c2:NE'],
    judge: win(1),
  },
  {
    id: 'edge',
    position: 'adam a3.b1.d1.d5.g1 c1.c5.d1.e1.f1.g1 1/6/1/move 3/2 - claims=off',
    seat: 1,
    solution: ['c1:S'],
    judge: win(1),
  },
  {
    id: 'split',
    position: 'adam b4.c2.d3.f2.f4 a1.a2.a3.b2.c2.d3.f1 1/7/2/move 2/3 f1:S claims=off',
    seat: 2,
    solution: ['b2.c2.d3:N'],
    judge: win(2),
  },
  {
    id: 'ko',
    position: 'adam b1.c4.e3.f2.g2 c3.c4.d4.d5.e2.e3.e4 1/6/1/move 3/2 c3.c4.d4.d5:NW claims=off',
    seat: 1,
    solution: ['c3:NW'],
    judge: (action) =>
      action.kind === 'move' && DIRECTIONS[action.direction] === 'NW' ? DONE : wrong({ reason: 'other-way' }),
  },
  {
    id: 'careful',
    position: 'adam a1.b2.d2.e3.f1 a1.d6.e3.e4.f4 1/5/1/move 3/2 - claims=off',
    seat: 1,
    solution: ['d6:N'],
    judge: stayAlive,
  },
  {
    id: 'take',
    position: 'adam b4.c2.d3.f2.f4 a1.a2.a3.b2.c2.d3.f1 1/1/1/take 1/1 f1:S',
    seat: 1,
    solution: ['-d3'],
    judge: stayAlive,
  },
  {
    id: 'claim',
    position: 'adam a2.a3.b2.d1.f4 a3.b1.b2.c3.d4.f3 1/6/2/move 3/2 f3:S last=f4:N-b3',
    seat: 2,
    solution: ['!', 'a3:NE'],
    judge: (action, after) => {
      const claimed = after.state.phase === OVER || action.kind === 'claim';
      return claimed ? win(2)(action, after) : wrong({ reason: 'not-claimed' });
    },
  },
  {
    id: 'pitfall',
    position: 'adam c3.c4.e2.e5.f1 e1.f1 1/6/2/move 3/2 - last=d1.e1.f1:SE-g1',
    seat: 2,
    solution: ['e1:NW'],
    judge: (action, after) => (action.kind === 'claim' ? wrong({ reason: 'tile-back' }) : win(2)(action, after)),
  },
  {
    id: 'decide',
    position: 'adam a2.b4.d4.f1.g3 b2.c2.d4.e1.f1.f2.g2 1/3/1/decide 2/2 -',
    seat: 1,
    solution: ['P', '+a2'],
    others: ['P'],
    judge: (action, { state }) => {
      if (action.kind === 'go-on') return wrong({ reason: 'went-on' });
      return action.kind === 'place' && state.phase === PLACING ? DONE : GOING;
    },
  },
];
