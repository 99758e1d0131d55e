/** A signal that is stored in the browser. Without storage it lasts until the page is closed. */
import { createSignal } from 'solid-js';
import type * as v from 'valibot';
import { readStored, writeStored } from './storage.ts';

const signals: (() => void)[] = [];

/** Reloads all stored signals. Call this after other code has written to the storage. */
export function reloadStored(): void {
  for (const read of signals) read();
}

export function storedSignal<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  initial: () => T,
): readonly [() => T, (next: T) => void] {
  const read = (): T => readStored(name, schema) ?? initial();
  const [value, setValue] = createSignal<T>(read());
  signals.push(() => setValue(read));
  const change = (next: T): void => {
    setValue(() => next);
    writeStored(name, next);
  };
  return [value, change];
}
