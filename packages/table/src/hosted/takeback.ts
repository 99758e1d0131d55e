/** When a takeback may be requested: once per turn, and not while another player's time for a claim is running. */
import { type Refusal, refusal, type Seat } from '@speeltafel/rules';
import type { TableGame } from '../game.ts';
import { positionOf, type Table } from '../table.ts';
import { leftAfterUndo } from '../undo.ts';
import { type Hosted, tableTime } from './hosted.ts';

/** How many actions a takeback requested by this seat would leave. */
export const takenBackTo = <O, P, A>(kit: TableGame<O, P, A>, table: Table<O, P, A>, seat: Seat): number | undefined =>
  leftAfterUndo(kit, table, (other) => other === seat);

/** Identifies the turn that a seat could take back, by the time of its first action. */
export function turnOf<O, P, A>(kit: TableGame<O, P, A>, table: Table<O, P, A>, seat: Seat): number | undefined {
  const left = takenBackTo(kit, table, seat);
  return left === undefined ? undefined : table.course.played[left]!.at;
}

/** Longer than any time for a claim. */
const LATER = 24 * 60 * 60_000;

/** True if a person may claim now, but only for a limited time. */
function isClaimOpen<O, P, A>({ game }: TableGame<O, P, A>, table: Table<O, P, A>, seat: Seat, at: number): boolean {
  const position = positionOf(table);
  const may = (other: Seat, time: number): boolean =>
    game.actions(position, other, time).some((action) => game.timed?.(action));
  return (
    game.timed !== undefined &&
    table.chairs.some(
      (other) =>
        other.seat !== seat &&
        other.controller.kind === 'person' &&
        may(other.seat, at) &&
        !may(other.seat, at + LATER),
    )
  );
}

export function whyNoTakeback<O, P, A>(
  kit: TableGame<O, P, A>,
  hosted: Hosted<O, P, A>,
  table: Table<O, P, A>,
  seat: Seat,
  at: number,
): Refusal | undefined {
  const turn = turnOf(kit, table, seat);
  if (turn === undefined) return refusal('nothing-to-undo', 'There is nothing that could be taken back.');
  if (hosted.askedBack[seat] === turn) return refusal('asked-already', 'You have asked for this turn already.');
  return isClaimOpen(kit, table, seat, tableTime(hosted, at))
    ? refusal('claim-open', 'The other player may still claim. Ask when that time is over.')
    : undefined;
}
