/** Ties texts to the rules: a caption is quoted in all languages next to the position that proves it. */
import { expect } from 'vitest';
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts';

export type InAllLanguages = Readonly<Record<Language, string>>;

/** The files of a dictionary by language, from `import.meta.glob` with `import: 'default'`. */
export const byLanguage = <Words>(files: Readonly<Record<string, Words>>): Readonly<Record<Language, Words>> =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Object.entries(files).find(([path]) => path.endsWith(`/${language}.ts`))![1],
    ]),
  ) as Record<Language, Words>;

/** Expects each language to contain its phrase. */
export function says<Words>(
  dictionaries: Readonly<Record<Language, Words>>,
  text: (words: Words) => string,
  phrases: InAllLanguages,
): void {
  for (const language of LANGUAGES) expect(text(dictionaries[language]), language).toContain(phrases[language]);
}

/** The caption of an illustrated example, wherever it is in the book. */
export function captionOf(
  book: { readonly sections: Readonly<Record<string, { readonly body: readonly unknown[] }>> },
  figure: string,
): string {
  const blocks = Object.values(book.sections).flatMap(({ body }) => body);
  const found = blocks.find(
    (block): block is { figure: string; caption: string } =>
      typeof block === 'object' && block !== null && 'figure' in block && block.figure === figure,
  );
  return found?.caption ?? '';
}
