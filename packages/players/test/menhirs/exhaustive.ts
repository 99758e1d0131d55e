/**
 * The exact value of a position for the player to move, by playing out everything through the contract: slow and
 * obvious.
 */
import { menhirs, type menhirsKit } from '@speeltafel/rules';

type Position = menhirsKit.Position;

const value = new Map<string, number>();

/** 1, 0 or -1 for seat 1. All just claims are made. */
export function valueForOne(position: Position): number {
  const outcome = menhirs.outcome(position);
  if (outcome !== null) return outcome.winner === null ? 0 : outcome.winner === 1 ? 1 : -1;
  const text = menhirs.makePosition(position);
  const known = value.get(text);
  if (known !== undefined) return known;
  const claiming = menhirs.view(position, null).claimant;
  let result: number;
  if (claiming !== null && isJust(position, claiming)) result = claiming === 1 ? 1 : -1;
  else {
    const [seat] = menhirs.toAct(position);
    const values = menhirs
      .actions(position, seat!, 0)
      .filter((action) => !menhirs.timed(action))
      .map((action) => valueForOne(played(position, seat!, action)));
    result = seat === 1 ? Math.max(...values) : Math.min(...values);
  }
  value.set(text, result);
  return result;
}

export function played(position: Position, seat: number, action: menhirsKit.Action): Position {
  const next = menhirs.play(position, seat, action, 0);
  if (!next.ok) throw new Error(next.refusal.message);
  return next.value;
}

export function isJust(position: Position, seat: number): boolean {
  const proving = played(position, seat, { kind: 'claim' });
  return menhirs
    .actions(proving, seat, 0)
    .some((move) => menhirs.outcome(played(proving, seat, move))?.winner === seat);
}
