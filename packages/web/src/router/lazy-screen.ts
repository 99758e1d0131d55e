import { type Component, lazy } from 'solid-js';
import { wordsReady } from '../i18n/language.ts';

/** Fetches code and the dictionaries it brings. */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  const part = await load();
  await wordsReady();
  return part;
}

/** A component that is fetched when it is needed, and shown once its words are there. */
export const screen = <P extends object = object>(
  load: () => Promise<{ readonly default: Component<P> }>,
): Component<P> => lazy(() => fetchPart(load));
