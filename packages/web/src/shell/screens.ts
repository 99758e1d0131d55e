/** Every screen of the page by the first part of its address. Each is fetched when somebody goes there. */
import { type Component, lazy } from 'solid-js';
import { wordsReady } from '../words/language.ts';

type Load = () => Promise<{ readonly default: Component }>;

/** A screen is shown once its words are there. */
const screen = (load: Load): Component =>
  lazy(async () => {
    const loaded = await load();
    await wordsReady();
    return loaded;
  });

export const screens: Readonly<Record<string, Component>> = {
  '': screen(() => import('../home/home.tsx')),
  box: screen(() => import('../companion/screen.tsx')),
  print: screen(() => import('../print/screen.tsx')),
};
