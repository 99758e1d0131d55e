import { type Component, lazy } from 'solid-js';
import { wordsReady } from '../i18n/language.ts';

/** Loads code together with its dictionaries. */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  const part = await load();
  await wordsReady();
  return part;
}

/** A component that is loaded on first use and shown once its dictionary is ready. */
export const screen = <P extends object = object>(load: () => Promise<{ readonly default: Component<P> }>) =>
  lazy<Component<P>>(() => fetchPart(load));
