/** Menhirs in the words of previews. */
import type { Language } from '../languages.ts';

interface Words {
  round(round: number): string;
}

export const WORDS: Readonly<Record<Language, Words>> = {
  en: { round: (round) => `Round ${round}` },
  nl: { round: (round) => `Ronde ${round}` },
  de: { round: (round) => `Runde ${round}` },
  fr: { round: (round) => `Manche ${round}` },
};
