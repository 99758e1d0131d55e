/**
 * A session that starts from any position, is not stored and has no computer players: the screen plays the other seats.
 * Boards and controls use it like a real session.
 */
import type { Refusal, Result, Seat } from '@speeltafel/rules';
import type { Chair, Table, TableGame } from '@speeltafel/table';
import * as tables from '@speeltafel/table';
import { createMemo, createSignal } from 'solid-js';
import type { Session } from './session.ts';

export interface Practice<O, P, A> extends Session<O, P, A> {
  /** Restarts from this position. */
  reset(position: P): void;
}

/** Chairs where only `own` is a person; the other seats are computers with the given name. */
export const seatsAround = (seats: readonly Seat[], own: Seat, others: string): readonly Chair[] =>
  seats.map((seat) => ({
    seat,
    name: '',
    controller: seat === own ? { kind: 'person' } : { kind: 'computer', level: others },
  }));

export function createPractice<O, P, A>(
  kit: TableGame<O, P, A>,
  options: O,
  start: P,
  chairs: readonly Chair[],
  onPlayed: (seat: Seat, action: A) => void = () => {},
): Practice<O, P, A> {
  const opened = performance.now();
  const now = (): number => Math.floor(performance.now() - opened);
  const tableAt = (position: P, version: number): Table<O, P, A> => ({
    chairs,
    course: { options, seed: null, seal: null, positions: [position], played: [] },
    clocks: { rule: tables.NO_CLOCK, left: {}, since: 0 },
    tentative: null,
    brokenOff: null,
    luck: undefined,
    dealt: undefined,
    version,
  });
  const [table, setTable] = createSignal(tableAt(start, 0));
  const position = createMemo(() => tables.positionOf(table()));
  const accept = (result: Result<Table<O, P, A>>): Refusal | null => {
    if (!result.ok) return result.refusal;
    setTable(() => result.value);
    return null;
  };
  return {
    id: 'practice',
    kit,
    table,
    position,
    look: () => null,
    now,
    act(seat, action, at = now()) {
      const refused = accept(tables.act(kit, table(), seat, action, at));
      if (refused === null) onPlayed(seat, action);
      return refused;
    },
    tryOut: (seat, action) => accept(tables.tryOut(kit, table(), seat, action, now())),
    dropTentative: () => setTable(tables.dropAll(table())),
    canUndo: () => false,
    undo: () => {},
    resign: () => {},
    thinking: () => null,
    hold: () => () => {},
    reset: (position) => setTable(tableAt(position, table().version + 1)),
  };
}
