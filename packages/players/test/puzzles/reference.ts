/**
 * Forced wins with the contract alone: no kernel, no search code, claims played like any other action. Slow and
 * obvious, for tests.
 */
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
        const mayTake =
          menhirs.outcome(next.position) === null &&
          next.position.state.phase === menhirsKit.TAKING &&
          next.position.state.player === seat;
        return mayTake ? go(next) : [next];
      });
  return go({ line: [], position: from });
}

const wonBy = (position: Position, seat: number): boolean => menhirs.outcome(position)?.winner === seat;

/** True if that seat can win at once: by a move in its turn, or by a claim and its proof. */
function winsAtOnce(position: Position, seat: number): boolean {
  return menhirs.actions(position, seat, 0).some((action) => {
    const next = ok(menhirs.play(position, seat, action, 0));
    return wonBy(next, seat) || (action.kind === 'claim' && winsAtOnce(next, seat));
  });
}

const goesOn = (position: Position): boolean => menhirs.outcome(position) === null;

/** True if a turn of the opponent loses to that seat in time. */
const losesTo = (seat: number, { position }: Ended, within: number): boolean =>
  wonBy(position, seat) ||
  winsAtOnce(position, seat) ||
  (within > 1 && goesOn(position) && winningTurns(position, within).length > 0);

/** The first turns that force a win within that many turns of both players, for a player without a win in one. */
export function winningTurns(from: Position, within: number): (readonly string[])[] {
  const seat = from.state.player;
  const wins = ({ position }: Ended): boolean =>
    goesOn(position)
      ? !winsAtOnce(position, 3 - seat) && turnsOf(position).every((reply) => losesTo(seat, reply, within - 2))
      : wonBy(position, seat);
  return turnsOf(from)
    .filter(wins)
    .map(({ line }) => line);
}
