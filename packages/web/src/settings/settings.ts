/** The player's settings, stored in the browser. */
import { createEffect } from 'solid-js';
import * as v from 'valibot';
import { speak } from '../i18n/language.ts';
import { browserLanguage, LANGUAGES } from '../i18n/languages.ts';
import { storedSignal } from '../storage/stored-signal.ts';
import { isNight } from './night.ts';

const onPhone = (): boolean => matchMedia('(pointer: coarse)').matches;

const schema = v.object({
  language: v.fallback(v.picklist([...LANGUAGES, 'browser']), 'browser'),
  theme: v.fallback(v.picklist(['system', 'light', 'dark']), 'system'),
  motion: v.fallback(v.picklist(['system', 'full', 'reduced']), 'system'),
  sounds: v.fallback(v.boolean(), () => !onPhone()),
  /** Marks dangerous and good places in games against the computer. */
  hints: v.fallback(v.boolean(), false),
  /** Writes the name of each square on boards without names at their edge. */
  coordinates: v.fallback(v.boolean(), false),
  /** Lists the moves of a replay as the rules write them, instead of in sentences. */
  shortMoves: v.fallback(v.boolean(), false),
  /** Asks for a second tap before an action is played. */
  confirm: v.fallback(v.boolean(), true),
  /** Table talk. Can be turned off where a child plays. */
  talk: v.fallback(v.boolean(), true),
  /** The seconds to claim in, in new games with claims. The game decides which values it offers. */
  grace: v.fallback(v.union([v.number(), v.literal('untimed')]), 3),
});
export type Settings = v.InferOutput<typeof schema>;

const [settings, setSettings] = storedSignal<Settings>('settings', schema, () => v.parse(schema, {}));

export { settings };

export const changeSettings = (change: Partial<Settings>): void => setSettings({ ...settings(), ...change });

export const wishedLanguage = () => {
  const { language } = settings();
  return language === 'browser' ? browserLanguage(navigator.languages) : language;
};

export const reducedMotion = (): boolean => {
  const { motion } = settings();
  return motion === 'system' ? matchMedia('(prefers-reduced-motion: reduce)').matches : motion === 'reduced';
};

/** Applies the settings to the page whenever they change. */
export function followSettings(): void {
  const root = document.documentElement;
  createEffect(() => {
    const theme = isNight() ? 'dark' : settings().theme;
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
  });
  createEffect(() => {
    root.dataset.motion = reducedMotion() ? 'reduced' : 'full';
  });
  createEffect(() => {
    speak(wishedLanguage());
  });
}
