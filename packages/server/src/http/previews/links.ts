/**
 * Addresses of tables, games and puzzles that a server can see: the page with a title, a description and a picture of
 * the position in its head. In the browser they show the same as the addresses behind `#`.
 *
 *     /t/<id>          a table       /t/<id>/picture.png
 *     /g/<record>      a game        /g/<record>/picture.png    /embed/g/<record>   in a frame of another site
 *     /p/<game>-<id>   a puzzle      /p/<game>-<id>/picture.png
 */
import { languageFor } from '@speeltafel/previews';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Parts } from '../context.ts';
import { EMBEDDED, HSTS, PICTURE, safetyOf } from '../headers.ts';
import { Refused, tooMany } from '../refused.ts';
import { visitorFrom } from '../visitor.ts';
import { type LinkContent, type LinkKind, LONGEST_RECORD, linkContentOf } from './link-content.ts';
import { oembedOf, readOembed } from './oembed.ts';
import { type Head, moved, withHead } from './tags.ts';

const HTML = 'text/html; charset=utf-8';
const MOST_READ = 100;

/** The parts of one link's address. */
interface Address {
  readonly kind: LinkKind;
  readonly name: string;
  readonly query: URLSearchParams;
}

/** The query parameters that belong to a link: names, look and moment of a game. Others are dropped. */
const OWN_QUERY: readonly string[] = ['n', 'l', 'at'];

function queryOf(url: string): URLSearchParams {
  const given = new URLSearchParams(url.split('?')[1] ?? '');
  for (const name of [...given.keys()]) if (!OWN_QUERY.includes(name)) given.delete(name);
  return given;
}

const pathOf = ({ kind, name, query }: Address, rest = ''): string => {
  const text = kind === 'g' ? query.toString() : '';
  return `${kind}/${encodeURIComponent(name)}${rest}${text === '' ? '' : `?${text}`}`;
};

/** The server's origin as the client names it; empty if the Host header is not valid. */
function originOf({ secure }: Parts, { headers: { host = '' } }: FastifyRequest): string {
  const named = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(host);
  return named ? `${secure ? 'https' : 'http'}://${host}` : '';
}

/** Parses the address of a link. */
function addressIn({ pathname, search }: URL): Address | undefined {
  const [, kind, name] = /\/([tgp])\/([\w-]+)$/.exec(pathname) ?? [];
  return name === undefined ? undefined : { kind: kind as LinkKind, name, query: queryOf(search) };
}

const nothingHere = (): Refused => new Refused(404, 'nothing-to-show', 'There is nothing to show at this address.');

type LinkRequest = FastifyRequest<{ Params: { name: string } }>;

export function linkRoutes(app: FastifyInstance, parts: Parts): void {
  const { site, limits, pictures } = parts;

  const readPage = async (file: string): Promise<string> => {
    const page = site?.get(file);
    if (page === undefined) throw nothingHere();
    return (await page.body('identity')).toString('utf8');
  };

  function headOf(request: FastifyRequest, address: Address, shown: LinkContent): Head {
    const language = languageFor(request.headers['accept-language'] ?? '');
    const whole = `${originOf(parts, request)}/${pathOf(address)}`;
    return {
      ...shown.text(language),
      language,
      address: whole,
      image: `${originOf(parts, request)}/${pathOf(address, '/picture.png')}`,
      oembed: `${originOf(parts, request)}/oembed?url=${encodeURIComponent(whole)}&format=json`,
      listed: shown.listed,
    };
  }

  /** Recently read games: page, picture and oEmbed are usually requested together. */
  const lately = new Map<string, LinkContent>();

  /** Limited like a picture: showing a record replays it, which costs as much. */
  async function find(request: FastifyRequest, address: Address): Promise<LinkContent | undefined> {
    const { kind, name, query } = address;
    if (kind !== 'g') return linkContentOf(parts, kind, name, query);
    const key = pathOf(address);
    const known = lately.get(key);
    if (known !== undefined) return known;
    if (!limits.preview(visitorFrom(parts, request))) throw tooMany();
    const shown = await linkContentOf(parts, kind, name, query);
    if (shown !== undefined) lately.set(key, shown);
    if (lately.size > MOST_READ) lately.delete(lately.keys().next().value!);
    return shown;
  }

  /** Always sends a page: it explains best what is wrong with a link. */
  async function sendPage(request: FastifyRequest, reply: FastifyReply, address: Address): Promise<void> {
    const page = moved(await readPage('/index.html'), 1);
    // On an error the page is sent with its default head.
    const shown = await find(request, address).catch(() => null);
    const body = shown ? withHead(page, headOf(request, address, shown)) : page;
    send(reply, shown === undefined ? 404 : 200, body, {
      ...safetyOf(HTML),
      'Content-Type': HTML,
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Language',
      ...(shown?.listed ? {} : { 'X-Robots-Tag': 'noindex' }),
    });
  }

  async function sendPicture(request: FastifyRequest, reply: FastifyReply, address: Address): Promise<void> {
    const shown = await find(request, address);
    if (shown === undefined) throw nothingHere();
    if (!pictures.has(shown.picture) && !limits.preview(visitorFrom(parts, request))) throw tooMany();
    const png = await pictures.get(shown.picture, shown.svg);
    if (png === undefined) throw tooMany();
    send(reply, 200, png, {
      ...PICTURE,
      'Content-Type': 'image/png',
      // A table goes on; games and puzzles do not change, but a new version may draw them differently.
      'Cache-Control': address.kind === 't' ? 'public, max-age=30' : 'public, max-age=86400',
    });
  }

  /** Sends like a static file: the headers of the API are not for what browsers show. */
  function send(reply: FastifyReply, status: number, body: string | Buffer, headers: Record<string, string>): void {
    reply.hijack();
    if (parts.secure) reply.raw.setHeader(...HSTS);
    reply.raw.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) });
    reply.raw.end(reply.request.method === 'HEAD' ? undefined : body);
  }

  for (const kind of ['t', 'g', 'p'] as const) {
    const addressOf = ({ params: { name }, url }: LinkRequest): Address => ({ kind, name, query: queryOf(url) });
    app.get(`/${kind}/:name`, (request: LinkRequest, reply) => sendPage(request, reply, addressOf(request)));
    app.get(`/${kind}/:name/picture.png`, (request: LinkRequest, reply) =>
      sendPicture(request, reply, addressOf(request)),
    );
  }

  /** The same page for every game: the frame reads the record from its own address. */
  app.get('/embed/g/:name', async (request: LinkRequest, reply) => {
    if (request.params.name.length > LONGEST_RECORD)
      throw new Refused(414, 'too-long', 'This record is too long for an address.');
    const page = moved(await readPage('/embed/index.html'), 1);
    send(reply, 200, page, {
      ...EMBEDDED,
      'Content-Type': HTML,
      'Cache-Control': 'no-cache',
      'X-Robots-Tag': 'noindex',
    });
  });

  /** The page asks whether the addresses above work here before it shares them. */
  app.get('/links', async () => ({ links: site !== undefined }));

  app.get('/oembed', async (request: FastifyRequest<{ Querystring: Record<string, unknown> }>) => {
    const asked = readOembed(request.query);
    const address = asked.url.host === request.headers.host ? addressIn(asked.url) : undefined;
    const shown = address && (await find(request, address));
    if (shown === undefined) throw nothingHere();
    const origin = originOf(parts, request);
    const frame = shown.embeds ? `${origin}/embed/${pathOf(address!)}` : undefined;
    return oembedOf(origin, headOf(request, address!, shown), frame, asked);
  });
}
