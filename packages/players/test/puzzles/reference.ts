/** Wins in two by the contract alone: no kernel, no search code, claims played like any other action. Slow and obvious, for tests. */
import { menhirs, menhirsKit } from '@speeltafel/rules';
import { ok } from './help.ts';

type Position = menhirsKit.Position;

interface Ended {
  readonly line: readonly string[];
  readonly position: Position;
}

/** Every whole turn of the player to act. */
function turnsOf(from: Position): Ended[] {
  const seat = from.state.player;
  const go = ({ line, position }: Ended): Ended[] =>
    menhirs
      .actions(position, seat, 0)
      .filter((action) => action.kind !== 'claim')
      .flatMap((action) => {
        const next = {
          line: [...line, menhirs.makeAction(action, position, seat)],
          position: ok(menhirs.play(position, seat, action, 0)),
        };
        const goesOn =
          menhirs.outcome(next.position) === null &&
          next.position.state.phase === menhirsKit.TAKING &&
          next.position.state.player === seat;
        return goesOn ? go(next) : [next];
      });
  return go({ line: [], position: from });
}

const wonBy = (position: Position, seat: number): boolean => menhirs.outcome(position)?.winner === seat;

/** Whether that seat can win at once: by a move where it is to move, or by a claim and its proof. */
function winsAtOnce(position: Position, seat: number): boolean {
  return menhirs.actions(position, seat, 0).some((action) => {
    const next = ok(menhirs.play(position, seat, action, 0));
    return wonBy(next, seat) || (action.kind === 'claim' && winsAtOnce(next, seat));
  });
}

/** The first turns that force a win within three turns, by a player who has no win in one. */
export function winningTurns(from: Position): (readonly string[])[] {
  const seat = from.state.player;
  const opponent = 3 - seat;
  return turnsOf(from)
    .filter(({ position }) => menhirs.outcome(position) === null && !winsAtOnce(position, opponent))
    .filter(({ position }) => turnsOf(position).every((reply) => winsAtOnce(reply.position, seat)))
    .map(({ line }) => line);
}
