/** A table as plain data, to be kept and opened again. */
import { makeRecord, parseRecord, type Result } from '@speeltafel/rules';
import type { Clocks } from './clock.ts';
import { type BrokenOff, type Chair, positionOf, type Table, type TableGame } from './table.ts';
import { tryOut } from './tentative.ts';

export interface KeptTable {
  readonly game: string;
  readonly chairs: readonly Chair[];
  readonly record: string;
  readonly clocks: Clocks;
  /** What was tried out, as texts. */
  readonly tentative: { readonly seat: number; readonly actions: readonly string[] } | null;
  readonly brokenOff: BrokenOff | null;
  readonly luck?: string | undefined;
  readonly version: number;
}

export function keep<O, P, A>({ game }: TableGame<O, P, A>, table: Table<O, P, A>): KeptTable {
  const { chairs, course, clocks, tentative, brokenOff, luck, version } = table;
  return {
    game: game.id,
    chairs,
    record: makeRecord(game, course),
    clocks,
    tentative: tentative && {
      seat: tentative.seat,
      actions: tentative.actions.map((action, i) => game.makeAction(action, tentative.positions[i]!, tentative.seat)),
    },
    brokenOff,
    ...(luck === undefined ? {} : { luck }),
    version,
  };
}

/** Every action is played again, so what was tampered with is refused. */
export function reopen<O, P, A>(kit: TableGame<O, P, A>, kept: KeptTable, at: number): Result<Table<O, P, A>> {
  const course = parseRecord(kit.game, kept.record);
  if (!course.ok) return course;
  const { chairs, clocks, brokenOff, luck, version } = kept;
  let table: Table<O, P, A> = {
    ...{ chairs, course: course.value, clocks, brokenOff, version, tentative: null },
    ...(luck === undefined ? {} : { luck }),
  };
  for (const text of kept.tentative?.actions ?? []) {
    const from = table.tentative?.positions.at(-1) ?? positionOf(table);
    const parsed = kit.game.parseAction(text, from);
    const next = parsed.ok ? tryOut(kit, table, kept.tentative!.seat, parsed.value.action, at) : parsed;
    if (!next.ok) break;
    table = next.value;
  }
  return { ok: true, value: table };
}
