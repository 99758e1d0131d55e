/** The head of a page for a link. All texts may come from untrusted guests: each is escaped where it is written. */
import { CARD, type CardText, type Language } from '@speeltafel/previews';

export interface Head extends CardText {
  readonly language: Language;
  /** The full addresses of the page, of its picture, and of its oEmbed data. */
  readonly address: string;
  readonly image: string;
  readonly oembed: string;
  /** True if search engines may list it; false for what only those with the link should find. */
  readonly listed: boolean;
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/**
 * Escapes text for an element or a quoted attribute. Removes invisible characters, such as those that change the
 * direction of writing.
 */
export const escaped = (text: string): string =>
  text.replaceAll(/[\p{C}\u2028\u2029]/gu, '').replaceAll(/[&<>"']/g, (sign) => SIGNS[sign]!);

const LONGEST = 300;
const attribute = (text: string): string =>
  escaped(text.length > LONGEST ? `${[...text].slice(0, LONGEST - 1).join('')}…` : text);

const meta = (name: string, content: string | number): string =>
  `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${attribute(String(content))}" />`;

const OG_LOCALES: Readonly<Record<Language, string>> = { en: 'en_GB', nl: 'nl_NL', de: 'de_DE', fr: 'fr_FR' };

function tagsOf({ title, description, picture, language, address, image, oembed, listed }: Head): string {
  return [
    `<title>${attribute(title)}</title>`,
    meta('description', description),
    ...(listed ? [] : [meta('robots', 'noindex')]),
    `<link rel="canonical" href="${escaped(address)}" />`,
    `<link rel="alternate" type="application/json+oembed" href="${escaped(oembed)}" title="${attribute(title)}" />`,
    meta('og:type', 'website'),
    meta('og:site_name', 'Speeltafel'),
    meta('og:locale', OG_LOCALES[language]),
    meta('og:title', title),
    meta('og:description', description),
    `<meta property="og:url" content="${escaped(address)}" />`,
    `<meta property="og:image" content="${escaped(image)}" />`,
    meta('og:image:type', 'image/png'),
    meta('og:image:width', CARD.width),
    meta('og:image:height', CARD.height),
    meta('og:image:alt', picture),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', title),
    meta('twitter:description', description),
    `<meta name="twitter:image" content="${escaped(image)}" />`,
    meta('twitter:image:alt', picture),
  ].join('\n    ');
}

/** Adapts relative references for a page served `depth` folders below its own address. */
export const moved = (page: string, depth: number): string =>
  page.replaceAll(/( (?:href|src)=")\.\//g, `$1${'../'.repeat(depth)}`);

export const withHead = (page: string, head: Head): string =>
  page
    .replace(/<html lang="[^"]*"/, `<html lang="${head.language}"`)
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => tagsOf(head));
