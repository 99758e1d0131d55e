/** A signal that is kept on the device. */
import { createSignal } from 'solid-js';
import * as v from 'valibot';
import { storage } from './storage.ts';

export function kept<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  initial: () => T,
): readonly [() => T, (next: T) => void] {
  const key = `speeltafel.${name}`;
  const [value, setValue] = createSignal<T>(read(key, schema) ?? initial());
  const put = (next: T): void => {
    setValue(() => next);
    try {
      storage().setItem(key, JSON.stringify(next));
    } catch {
      // A browser that keeps nothing still counts along until the page is closed.
    }
  };
  return [value, put];
}

function read<T>(key: string, schema: v.GenericSchema<unknown, T>): T | undefined {
  try {
    const checked = v.safeParse(schema, JSON.parse(storage().getItem(key) ?? 'null'));
    return checked.success ? checked.output : undefined;
  } catch {
    return undefined;
  }
}
