/** A turn is tried out first: the rules check each action, and nothing is played until it is confirmed. */
import type { Result, Seat } from '@speeltafel/rules';
import { act, positionOf, type Table, type TableGame } from './table.ts';

/** Adds an action to what a seat tries out; what another seat tried is given up. */
export function tryOut<O, P, A>(
  kit: TableGame<O, P, A>,
  table: Table<O, P, A>,
  seat: Seat,
  action: A,
  at: number,
): Result<Table<O, P, A>> {
  const line = table.tentative?.seat === seat ? table.tentative : { seat, actions: [], positions: [positionOf(table)] };
  const next = kit.game.play(line.positions.at(-1)!, seat, action, at);
  if (!next.ok) return next;
  const tentative = { seat, actions: [...line.actions, action], positions: [...line.positions, next.value] };
  return { ok: true, value: { ...table, tentative } };
}

/** Takes the last action back that is only tried out. */
export function dropLast<O, P, A>(table: Table<O, P, A>): Table<O, P, A> {
  const line = table.tentative;
  if (line === null || line.actions.length <= 1) return { ...table, tentative: null };
  const tentative = { ...line, actions: line.actions.slice(0, -1), positions: line.positions.slice(0, -1) };
  return { ...table, tentative };
}

export const dropAll = <O, P, A>(table: Table<O, P, A>): Table<O, P, A> => ({ ...table, tentative: null });

/** Plays what was tried out. Either all of it counts or nothing. */
export function confirm<O, P, A>(kit: TableGame<O, P, A>, table: Table<O, P, A>, at: number): Result<Table<O, P, A>> {
  const line = table.tentative;
  let result: Result<Table<O, P, A>> = { ok: true, value: { ...table, tentative: null } };
  for (const action of line?.actions ?? []) {
    if (!result.ok) return result;
    result = act(kit, result.value, line!.seat, action, at);
  }
  return result;
}
