import { type Component, lazy } from 'solid-js';
import { wordsReady } from '../i18n/language.ts';

/** Something that is fetched when it is needed, and shown once its words are there. */
export const screen = <P extends object = object>(
  load: () => Promise<{ readonly default: Component<P> }>,
): Component<P> =>
  lazy(async () => {
    const loaded = await load();
    await wordsReady();
    return loaded;
  });
