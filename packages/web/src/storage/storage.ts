/**
 * All access to localStorage. It may be forbidden, full, or hold text from another version or program. Reading then
 * finds nothing, and writing reports failure.
 */
import * as v from 'valibot';

const PREFIX = 'speeltafel.';

type LocalStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

const FORBIDDEN: LocalStorage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem() {
    throw new Error('This browser forbids storage.');
  },
  removeItem() {},
};

function browserStorage(): LocalStorage {
  try {
    return localStorage;
  } catch {
    return FORBIDDEN;
  }
}

/** The names of all entries of the page, without their prefix. */
export const storedNames = (): readonly string[] => {
  const entries = browserStorage();
  const keys = Array.from({ length: entries.length }, (_, i) => entries.key(i)!);
  return keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
};

export function readText(name: string): string | null {
  try {
    return browserStorage().getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Returns whether the text was stored. */
export function writeText(name: string, text: string): boolean {
  try {
    browserStorage().setItem(PREFIX + name, text);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(name: string): void {
  try {
    browserStorage().removeItem(PREFIX + name);
  } catch {
    // An entry that cannot be removed cannot be read either.
  }
}

/** Parses JSON that matches the schema; returns undefined for anything else. */
export function parseJson<T>(text: string | null, schema: v.GenericSchema<unknown, T>): T | undefined {
  if (text === null) return undefined;
  try {
    const checked = v.safeParse(schema, JSON.parse(text));
    return checked.success ? checked.output : undefined;
  } catch {
    return undefined;
  }
}

export const readStored = <T>(name: string, schema: v.GenericSchema<unknown, T>): T | undefined =>
  parseJson(readText(name), schema);

/** Returns whether the value was stored. */
export const writeStored = (name: string, value: unknown): boolean => writeText(name, JSON.stringify(value));
