/**
 * The texts of notifications: fixed sentences without players' names or words, so that they cannot be abused to send
 * messages.
 */
import type { Language } from '@speeltafel/previews';
import type { About } from './notification-planner.ts';
import de from './words/de.ts';
import en from './words/en.ts';
import fr from './words/fr.ts';
import nl from './words/nl.ts';

const WORDS: Readonly<Record<Language, typeof en>> = { en, nl, de, fr };
export const LANGUAGES = Object.keys(WORDS) as readonly Language[];
/** A stored language may be one that a later version dropped. */
const STORED: Readonly<Record<string, typeof en>> = WORDS;

export interface NotificationText {
  readonly title: string;
  readonly body: string;
  /** Replaces the notifications of all waiting games if these would be too many. */
  readonly together: string;
}

const HOUR = 60 * 60_000;

export function textOf(
  language: string,
  kind: string,
  { game, deadline, stage }: About,
  waiting: number,
  now: number,
): NotificationText {
  const words = STORED[language] ?? en;
  const sentences: Readonly<Record<string, string>> = words.sentences;
  const said = sentences[kind] ?? words.sentences.turn;
  const left =
    deadline === null || stage === 0 ? '' : ` ${words.left(Math.max(1, Math.round((deadline - now) / HOUR)))}`;
  return { title: words.games[game] ?? 'Speeltafel', body: `${said}${left}`, together: words.together(waiting) };
}
