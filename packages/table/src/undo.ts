/** Undo on one device: back to before a person's last turn, never past something that somebody learned. */
import type { Seat } from '@speeltafel/rules';
import { restarted } from './clock.ts';
import type { Table, TableGame } from './table.ts';

const isPerson = <O, P, A>({ chairs }: Table<O, P, A>, seat: Seat): boolean =>
  chairs.some((chair) => chair.seat === seat && chair.controller.kind === 'person');

/** The number of actions that would be left, or undefined where nothing can be undone. */
function leftAfterUndo<O, P, A>(kit: TableGame<O, P, A>, table: Table<O, P, A>): number | undefined {
  const { played, positions } = table.course;
  let mine: Seat | undefined;
  let i = played.length;
  for (; i > 0; i--) {
    const last = played[i - 1]!;
    if (mine !== undefined && last.seat !== mine) break;
    if (kit.reveals(positions[i - 1]!, last)) break;
    if (isPerson(table, last.seat)) mine = last.seat;
  }
  return mine === undefined ? undefined : i;
}

export const canUndo = <O, P, A>(kit: TableGame<O, P, A>, table: Table<O, P, A>): boolean =>
  table.tentative !== null || leftAfterUndo(kit, table) !== undefined;

/** Gives up what is tried out, or takes the last turn back; the clocks keep the time that was used. */
export function undo<O, P, A>(kit: TableGame<O, P, A>, table: Table<O, P, A>, at: number): Table<O, P, A> {
  if (table.tentative !== null) return { ...table, tentative: null };
  const left = leftAfterUndo(kit, table);
  if (left === undefined) return table;
  const { course } = table;
  const positions = course.positions.slice(0, left + 1);
  return {
    ...table,
    course: { ...course, played: course.played.slice(0, left), positions },
    clocks: restarted(table.clocks, at),
    brokenOff: null,
    version: table.version + 1,
  };
}
