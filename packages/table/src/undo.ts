/** Undo on one device: back to before a person's last turn, never past revealed information. */
import { CHANCE, type Seat } from '@speeltafel/rules';
import { endedTurns } from './acting.ts';
import { takenBack } from './clock.ts';
import { tick } from './ending.ts';
import { hides, midTurn, reveals, type TableGame } from './game.ts';
import { type Table, timeOf, waitsFor } from './table.ts';
import { dropAll } from './tentative.ts';

const isPerson = <O, P, A>({ chairs }: Table<O, P, A>, seat: Seat): boolean =>
  chairs.some((chair) => chair.seat === seat && chair.controller.kind === 'person');

/**
 * The number of actions that remain before the last turn of such a seat; undefined if nothing can be undone. `unheard`
 * is true if no other person at the table can hear what is said.
 */
export function leftAfterUndo<O, P, A>(
  kit: TableGame<O, P, A>,
  table: Table<O, P, A>,
  isWho: (seat: Seat) => boolean,
  unheard = false,
): number | undefined {
  const { played, positions } = table.course;
  let who: Seat | undefined;
  let i = played.length;
  for (; i > 0; i--) {
    const last = played[i - 1]!;
    if (who !== undefined && (last.seat !== who || !midTurn(kit, positions[i]!))) break;
    const takenBack = unheard && last.seat !== CHANCE && kit.isSaid?.(last.action) === true;
    if (!takenBack && reveals(kit, positions[i - 1]!, last)) break;
    if (isWho(last.seat)) who = last.seat;
  }
  return who === undefined ? undefined : i;
}

const ofPersons = <O, P, A>(kit: TableGame<O, P, A>, table: Table<O, P, A>): number | undefined =>
  leftAfterUndo(
    kit,
    table,
    (seat) => isPerson(table, seat),
    table.chairs.filter(({ controller }) => controller.kind !== 'computer').length === 1,
  );

/** A resignation can be undone, unless it revealed what was hidden; a loss on time cannot. */
export function canUndo<O, P, A>(kit: TableGame<O, P, A>, table: Table<O, P, A>): boolean {
  if (table.brokenOff !== null) return table.brokenOff.by === 'resigned' && !hides(kit, table.course.options);
  return table.tentative !== null || ofPersons(kit, table) !== undefined;
}

/** Drops the tentative turn, or undoes a resignation or the last turn. Used time stays used. */
export function undo<O, P, A>(kit: TableGame<O, P, A>, table: Table<O, P, A>, time: number): Table<O, P, A> {
  const late = tick(kit, table, time);
  if (late !== table || !canUndo(kit, table)) return late;
  if (table.tentative !== null) return dropAll(table);
  const left = table.brokenOff === null ? ofPersons(kit, table)! : table.course.played.length;
  return cutBack(kit, table, left, time);
}

/** The table after that many actions. Used time stays used. */
export function cutBack<O, P, A>(
  kit: TableGame<O, P, A>,
  table: Table<O, P, A>,
  left: number,
  time: number,
): Table<O, P, A> {
  const { course } = table;
  const undone = course.played.slice(left);
  const ended = undone.flatMap(({ seat }, i) =>
    endedTurns(kit, course.positions[left + i]!, seat, course.positions[left + i + 1]!),
  );
  return {
    ...table,
    course: { ...course, played: course.played.slice(0, left), positions: course.positions.slice(0, left + 1) },
    clocks: takenBack(table.clocks, waitsFor(kit, table), ended, timeOf(table, time)),
    tentative: null,
    brokenOff: null,
    version: table.version + 1,
  };
}

/** True if one of these seats has a turn that could be taken back with the others' consent. */
export const canAskBack = <O, P, A>(
  kit: TableGame<O, P, A>,
  table: Table<O, P, A>,
  mine: (seat: Seat) => boolean,
): boolean => table.brokenOff === null && leftAfterUndo(kit, table, mine) !== undefined;
