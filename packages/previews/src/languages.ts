/** The languages of previews: those of the page. */
export const LANGUAGES = ['en', 'nl', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** The most language ranges read from an Accept-Language header. */
const MOST_RANGES = 20;

/** The language for an Accept-Language header; English if none matches. */
export function languageFor(accepted: string): Language {
  const ranges = accepted
    .split(',', MOST_RANGES)
    .map((range) => {
      const [tag = '', ...rest] = range.trim().toLowerCase().split(';');
      const quality = rest
        .map((one) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(one)?.[1])
        .find((one) => one !== undefined);
      return { language: tag.split('-')[0]!, quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  return ranges.map(({ language }) => language).find(isLanguage) ?? 'en';
}
