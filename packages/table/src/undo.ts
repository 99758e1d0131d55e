/** Undo on one device: back to before a person's last turn, never past something that somebody learned. */
import type { Seat } from '@speeltafel/rules';
import { restarted } from './clock.ts';
import type { Table, TableGame } from './table.ts';

const isPerson = <O, P, A>({ chairs }: Table<O, P, A>, seat: Seat): boolean =>
  chairs.some((chair) => chair.seat === seat && chair.controller.kind === 'person');

/** The number of actions left before the last turn of such a seat; undefined where nothing can be undone. */
export function leftAfterUndo<O, P, A>(
  kit: TableGame<O, P, A>,
  table: Table<O, P, A>,
  isWho: (seat: Seat) => boolean,
): number | undefined {
  const { played, positions } = table.course;
  let who: Seat | undefined;
  let i = played.length;
  for (; i > 0; i--) {
    const last = played[i - 1]!;
    if (who !== undefined && last.seat !== who) break;
    if (kit.reveals(positions[i - 1]!, last)) break;
    if (isWho(last.seat)) who = last.seat;
  }
  return who === undefined ? undefined : i;
}

const ofPersons = <O, P, A>(kit: TableGame<O, P, A>, table: Table<O, P, A>): number | undefined =>
  leftAfterUndo(kit, table, (seat) => isPerson(table, seat));

export const canUndo = <O, P, A>(kit: TableGame<O, P, A>, table: Table<O, P, A>): boolean =>
  table.tentative !== null || ofPersons(kit, table) !== undefined;

/** Gives up what is tried out, or takes the last turn back; the clocks keep the time that was used. */
export function undo<O, P, A>(kit: TableGame<O, P, A>, table: Table<O, P, A>, at: number): Table<O, P, A> {
  if (table.tentative !== null) return { ...table, tentative: null };
  const left = ofPersons(kit, table);
  return left === undefined ? table : cutBack(table, left, at);
}

/** The table as it was after so many actions, with the clocks as they are now. */
export function cutBack<O, P, A>(table: Table<O, P, A>, left: number, at: number): Table<O, P, A> {
  const { course } = table;
  return {
    ...table,
    course: { ...course, played: course.played.slice(0, left), positions: course.positions.slice(0, left + 1) },
    clocks: restarted(table.clocks, at),
    tentative: null,
    brokenOff: null,
    version: table.version + 1,
  };
}
