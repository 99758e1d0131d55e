/** A table as plain data, to be stored and opened again. */
import { type BrokenOff, CHANCE, makeRecord, parseRecord, type Result, refuse } from '@speeltafel/rules';
import type { TableGame } from './game.ts';
import { isStored, type StoredTable } from './stored-shape.ts';
import { positionOf, type Table } from './table.ts';
import { tryOut } from './tentative.ts';

export function keep<O, P, A>({ game }: TableGame<O, P, A>, table: Table<O, P, A>): StoredTable {
  const { chairs, course, clocks, tentative, brokenOff, luck, dealt, version } = table;
  return {
    game: game.id,
    chairs,
    record: makeRecord(game, { ...course, brokenOff, dealt }),
    clocks,
    tentative: tentative && {
      seat: tentative.seat,
      actions: tentative.actions.map((action, i) => game.makeAction(action, tentative.positions[i]!, tentative.seat)),
    },
    brokenOff,
    luck,
    version,
  };
}

const endOf = (end: BrokenOff | null): string => `${end?.by} ${end?.seat} ${end?.winner}`;

/**
 * Replays every action, so anything that was tampered with is refused. A tentative line that no longer fits is dropped.
 */
export function reopen<O, P, A>(kit: TableGame<O, P, A>, kept: unknown, at: number): Result<Table<O, P, A>> {
  if (!isStored(kept) || kept.game !== kit.game.id) return refuse('bad-table', 'This is no table that was kept.');
  const recorded = parseRecord(kit.game, kept.record);
  if (!recorded.ok) return recorded;
  const { brokenOff: told = null, dealt = kept.dealt, ...course } = recorded.value;
  const { chairs, clocks, brokenOff, luck, version } = kept;
  const table: Table<O, P, A> = { chairs, course, clocks, tentative: null, brokenOff, luck, dealt, version };
  // Older records do not contain such an end.
  const unfit = told === null || endOf(told) === endOf(brokenOff) ? whyUnfit(kit, table) : 'The record ends otherwise.';
  if (unfit !== undefined) return refuse('bad-table', unfit);
  const line = kept.tentative;
  const tried = line === null ? table : triedOut(kit, table, line.seat, line.actions, at);
  return { ok: true, value: tried ?? table };
}

/** What a record does not contain must fit the game in it. */
function whyUnfit<O, P, A>({ game }: TableGame<O, P, A>, table: Table<O, P, A>): string | undefined {
  const { course, chairs, clocks, brokenOff } = table;
  const seats = game.seats(course.options);
  const sitting = chairs.map(({ seat }) => seat);
  if (sitting.length !== seats.length || !seats.every((seat) => sitting.includes(seat)))
    return 'The chairs are not those of the game.';
  if (!seats.every((seat) => Object.hasOwn(clocks.left, seat))) return 'A clock is missing.';
  if (game.toAct(positionOf(table)).includes(CHANCE)) return 'A card was not turned.';
  if (brokenOff === null) return undefined;
  const { seat, winner } = brokenOff;
  const broken =
    (seat === null || seats.includes(seat)) && (winner === null || (seats.includes(winner) && winner !== seat));
  if (!broken || game.outcome(positionOf(table)) !== null) return 'This game cannot have been broken off like that.';
  return undefined;
}

function triedOut<O, P, A>(
  kit: TableGame<O, P, A>,
  from: Table<O, P, A>,
  seat: number,
  actions: readonly string[],
  at: number,
): Table<O, P, A> | undefined {
  let table = from;
  for (const text of actions) {
    const parsed = kit.game.parseAction(text, table.tentative?.positions.at(-1) ?? positionOf(table));
    const next = parsed.ok ? tryOut(kit, table, seat, parsed.value.action, at) : parsed;
    if (!next.ok) return undefined;
    table = next.value;
  }
  return table;
}
