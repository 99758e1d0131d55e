/** Finstere Flure in the words of previews. */
import type { Language } from '../languages.ts';

interface Words {
  round(stage: number, round: number): string;
}

export const WORDS: Readonly<Record<Language, Words>> = {
  en: { round: (stage, round) => `Stage ${stage}, round ${round}` },
  nl: { round: (stage, round) => `Deel ${stage}, ronde ${round}` },
  de: { round: (stage, round) => `Abschnitt ${stage}, Runde ${round}` },
  fr: { round: (stage, round) => `Manche ${stage}, tour ${round}` },
};
