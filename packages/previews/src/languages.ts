/** The languages of previews: those of the page. */
export const LANGUAGES = ['en', 'nl', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** What a browser sends as Accept-Language is read no further than this. */
const MOST_RANGES = 20;

/** The language that a browser asks for in its header, or English. */
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
