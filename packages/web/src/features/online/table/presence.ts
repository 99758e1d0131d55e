/** Who of the others at the table is not at their page. Nobody hears of somebody who is back at once, as after loading the page anew. */
import { hosted } from '@speeltafel/table';
import { createEffect, createSignal, on, onCleanup } from 'solid-js';
import { say } from '../words.ts';
import type { AtTable } from './table-connection.ts';

const NOTICED = 3000;

/** Tells who goes and comes; answers whether somebody is away. */
export function watchAbsence(at: AtTable): (guest: string) => boolean {
  const [away, setAway] = createSignal<ReadonlySet<string>>(new Set());
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const others = (): ReadonlyMap<string, string> =>
    new Map(
      Object.values(at.told().seating)
        .filter((sitter) => sitter !== null && sitter.kind !== 'computer')
        .filter(({ guest }) => guest !== at.guest.id)
        .map((sitter) => [sitter.guest, hosted.sitterName(sitter)]),
    );
  const goes = (guest: string, name: string, wasHere: boolean): void => {
    waiting.delete(guest);
    setAway((all) => new Set([...all, guest]));
    if (wasHere) at.notify(say().left(name));
  };
  const comes = (guest: string, name: string): void => {
    clearTimeout(waiting.get(guest));
    waiting.delete(guest);
    if (!away().has(guest)) return;
    setAway((all) => new Set([...all].filter((one) => one !== guest)));
    at.notify(say().came(name));
  };
  createEffect(
    on(at.here, ({ guests }, before) => {
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
