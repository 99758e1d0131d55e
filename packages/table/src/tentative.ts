/** Tentative turns: the rules check each action, and nothing is played until the turn is confirmed. */
import { type Result, refuse, type Seat } from '@speeltafel/rules';
import { act } from './acting.ts';
import { whyNotActing } from './ending.ts';
import { reveals, type TableGame } from './game.ts';
import { positionOf, type Table, timeOf } from './table.ts';

/**
 * Adds an action to a seat's tentative turn, and drops that of another seat. An action that would reveal something
 * hidden can only be played.
 */
export function tryOut<O, P, A>(
  kit: TableGame<O, P, A>,
  table: Table<O, P, A>,
  seat: Seat,
  action: A,
  time: number,
): Result<Table<O, P, A>> {
  const at = timeOf(table, time);
  const refused = whyNotActing(kit, table, seat, at);
  if (refused !== undefined) return { ok: false, refusal: refused };
  const line = table.tentative?.seat === seat ? table.tentative : { seat, actions: [], positions: [positionOf(table)] };
  const here = line.positions.at(-1)!;
  const next = kit.game.play(here, seat, action, at);
  if (!next.ok) return next;
  if (reveals(kit, here, { seat, action, at })) {
    return refuse('reveals', 'This cannot be tried out: it is known as soon as it is played.');
  }
  const tentative = { seat, actions: [...line.actions, action], positions: [...line.positions, next.value] };
  return { ok: true, value: { ...table, tentative } };
}

/** Drops the last tentative action. */
export function dropLast<O, P, A>(table: Table<O, P, A>): Table<O, P, A> {
  const line = table.tentative;
  if (line === null || line.actions.length <= 1) return dropAll(table);
  const tentative = { ...line, actions: line.actions.slice(0, -1), positions: line.positions.slice(0, -1) };
  return { ...table, tentative };
}

/** Drops the whole tentative turn. */
export const dropAll = <O, P, A>(table: Table<O, P, A>): Table<O, P, A> =>
  table.tentative === null ? table : { ...table, tentative: null };

/** Plays the tentative turn: all of it or nothing. */
export function confirm<O, P, A>(kit: TableGame<O, P, A>, table: Table<O, P, A>, at: number): Result<Table<O, P, A>> {
  const line = table.tentative;
  let played = table;
  for (const action of line?.actions ?? []) {
    const next = act(kit, played, line!.seat, action, at);
    if (!next.ok) return next;
    played = next.value;
  }
  return { ok: true, value: played };
}
