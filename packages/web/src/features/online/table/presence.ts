/** Tracks which other players have left the page. A short absence, such as a reload, is not announced. */
import { hosted } from '@speeltafel/table';
import { createEffect, createSignal, on, onCleanup } from 'solid-js';
import { say } from '../words.ts';
import type { TableConnection } from './table-connection.ts';

const NOTICED = 3000;

/** Announces players who leave and return; the result says whether a guest is away. */
export function watchAbsence(connection: TableConnection): (guest: string) => boolean {
  const [away, setAway] = createSignal<ReadonlySet<string>>(new Set());
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const others = (): ReadonlyMap<string, string> =>
    new Map(
      Object.values(connection.view().seating)
        .filter((sitter) => sitter !== null && sitter.kind !== 'computer')
        .filter(({ guest }) => guest !== connection.guest.id)
        .map((sitter) => [sitter.guest, hosted.occupantName(sitter)]),
    );
  const goes = (guest: string, name: string, wasHere: boolean): void => {
    waiting.delete(guest);
    setAway((all) => new Set([...all, guest]));
    if (wasHere) connection.notify(say().left(name));
  };
  const comes = (guest: string, name: string): void => {
    clearTimeout(waiting.get(guest));
    waiting.delete(guest);
    if (!away().has(guest)) return;
    setAway((all) => new Set([...all].filter((one) => one !== guest)));
    connection.notify(say().came(name));
  };
  createEffect(
    on(connection.here, ({ guests }, before) => {
      for (const [guest, name] of others()) {
        if (guests.includes(guest)) comes(guest, name);
        else if (!waiting.has(guest) && !away().has(guest)) {
          const wasHere = before?.guests.includes(guest) ?? false;
          waiting.set(
            guest,
            setTimeout(() => goes(guest, name, wasHere), NOTICED),
          );
        }
      }
    }),
  );
  onCleanup(() => {
    for (const timer of waiting.values()) clearTimeout(timer);
  });
  return (guest) => away().has(guest);
}
