/**
 * oEmbed (https://oembed.com): what other sites show for a link. Games can be replayed there; tables and puzzles stay
 * links.
 */
import { CARD, WORDS } from '@speeltafel/previews';
import * as v from 'valibot';
import { checked, Refused } from '../refused.ts';
import { escaped, type Head } from './tags.ts';

const SIZE = { width: 560, height: 560 } as const;
const most = v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number)));

const question = v.looseObject({
  url: v.pipe(v.string(), v.maxLength(8000)),
  format: v.optional(v.pipe(v.string(), v.maxLength(10)), 'json'),
  maxwidth: most,
  maxheight: most,
});

export const oembedAnswer = v.strictObject({
  version: v.literal('1.0'),
  type: v.picklist(['rich', 'link']),
  title: v.string(),
  provider_name: v.string(),
  provider_url: v.string(),
  cache_age: v.number(),
  html: v.exactOptional(v.string()),
  width: v.exactOptional(v.number()),
  height: v.exactOptional(v.number()),
  thumbnail_url: v.exactOptional(v.string()),
  thumbnail_width: v.exactOptional(v.number()),
  thumbnail_height: v.exactOptional(v.number()),
});
export type Oembed = v.InferOutput<typeof oembedAnswer>;

export interface OembedQuestion {
  readonly url: URL;
  readonly room: { readonly width: number; readonly height: number };
}

export function readOembed(query: unknown): OembedQuestion {
  const { url, format, maxwidth, maxheight } = checked(question, query);
  if (format !== 'json') throw new Refused(501, 'json-only', 'Only the format json is answered.');
  if (!URL.canParse(url)) throw new Refused(400, 'bad-request', 'This cannot be read at url.', { path: 'url' });
  const any = Number.POSITIVE_INFINITY;
  return { url: new URL(url), room: { width: maxwidth ?? any, height: maxheight ?? any } };
}

/** `frame` is the address of the replay, if there is one. */
export function oembedOf(provider: string, head: Head, frame: string | undefined, { room }: OembedQuestion): Oembed {
  const { title, language, image } = head;
  const [width, height] = [Math.min(SIZE.width, room.width), Math.min(SIZE.height, room.height)];
  const named = WORDS[language].embedded(title);
  return {
    version: '1.0',
    title,
    provider_name: 'Speeltafel',
    provider_url: `${provider}/`,
    cache_age: 3600,
    ...(frame === undefined
      ? { type: 'link' }
      : {
          ...{ type: 'rich', width, height },
          html: `<iframe src="${escaped(frame)}" title="${escaped(named)}" width="${width}" height="${height}" loading="lazy" style="border:0"></iframe>`,
        }),
    ...(CARD.width <= room.width && CARD.height <= room.height
      ? { thumbnail_url: image, thumbnail_width: CARD.width, thumbnail_height: CARD.height }
      : {}),
  };
}
