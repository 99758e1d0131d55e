/** The player's settings, stored in the browser. */
import { createEffect } from 'solid-js';
import * as v from 'valibot';
import { speak } from '../i18n/language.ts';
import { browserLanguage, LANGUAGES } from '../i18n/languages.ts';
import { storedSignal } from '../storage/stored-signal.ts';

const onPhone = (): boolean => matchMedia('(pointer: coarse)').matches;

const schema = v.object({
  language: v.fallback(v.picklist([...LANGUAGES, 'browser']), 'browser'),
  theme: v.fallback(v.picklist(['system', 'light', 'dark']), 'system'),
  motion: v.fallback(v.picklist(['system', 'full', 'reduced']), 'system'),
  sounds: v.fallback(v.boolean(), () => !onPhone()),
  /** Marks dangerous and good places in games against the computer. */
  hints: v.fallback(v.boolean(), false),
  /** Asks for a second tap before an action is played. */
  confirm: v.fallback(v.boolean(), true),
  /** Seconds to claim in, for new games with claims. */
  grace: v.fallback(v.picklist([0, 3, 5, 10, 'untimed']), 3),
});
export type Settings = v.InferOutput<typeof schema>;

const [settings, setSettings] = storedSignal<Settings>('settings', schema, () => v.parse(schema, {}));

export { settings };

export const changeSettings = (change: Partial<Settings>): void => setSettings({ ...settings(), ...change });

export const wishedLanguage = () => {
  const { language } = settings();
  return language === 'browser' ? browserLanguage(navigator.languages) : language;
};

export const calm = (): boolean => {
  const { motion } = settings();
  return motion === 'system' ? matchMedia('(prefers-reduced-motion: reduce)').matches : motion === 'reduced';
};

/** Applies the settings to the page whenever they change. */
export function followSettings(): void {
  const root = document.documentElement;
  createEffect(() => {
    const { theme } = settings();
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
  });
  createEffect(() => {
    root.dataset.motion = calm() ? 'reduced' : 'full';
  });
  createEffect(() => {
    speak(wishedLanguage());
  });
}
