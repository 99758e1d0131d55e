/** Addresses that a server can see: what they show before they are opened, and to whom. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCard, menhirsPreview } from '@speeltafel/previews';
import { fromSeed, makeRecord, menhirs, menhirsKit, type Result } from '@speeltafel/rules';
import { packRecord } from '@speeltafel/table';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nim } from '../../rules/test/nim/game.ts';
import { registerNim } from '../../rules/test/nim/register.ts';
import { LONGEST_RECORD } from '../src/http/previews/link-content.ts';
import { oembedAnswer } from '../src/http/previews/oembed.ts';
import { Pictures } from '../src/http/previews/pictures.ts';
import type { ServerConfig } from '../src/index.ts';
import { buildThreads, NO_LIMITS, startTestServer, TestGuest, type TestServer } from './running.ts';

registerNim();

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta name="description" content="Play." />
    <link rel="icon" href="./icon.svg" />
    <title>Speeltafel</title>
    <script type="module" src="./assets/main.js"></script>
  </head>
</html>`;

const page = mkdtempSync(join(tmpdir(), 'speeltafel-page-'));
mkdirSync(join(page, 'embed'));
writeFileSync(join(page, 'index.html'), PAGE);
writeFileSync(join(page, 'embed', 'index.html'), '<script src="./assets/embed.js"></script>');

let threads: ServerConfig['threads'];
let server: TestServer;
let ann: TestGuest;

beforeAll(async () => {
  threads = await buildThreads();
  server = await startTestServer(threads, { page });
  ann = await TestGuest.arrive(server.address, 'Ann');
});
afterAll(() => server.close());

function sure<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
}

const SEED = '00112233445566778899aabbccddeeff';
const menhirsRecord = (): string => {
  const options = sure(menhirs.options({ variant: 'v2' }));
  const positions = [menhirs.start(options, fromSeed(SEED))];
  return makeRecord(menhirs, { options, seed: SEED, seal: null, positions, played: [] });
};
const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(server.address + path, { headers });
/** The content of a meta tag; empty if there is none. */
const tag = (html: string, name: string): string =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
const sizeOf = (png: Buffer): readonly number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

async function pictureAt(path: string): Promise<Buffer> {
  const reply = await ask(path);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/png']);
  const png = Buffer.from(await reply.arrayBuffer());
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect(sizeOf(png)).toEqual([1200, 630]);
  // Large enough to show something, and small enough for every service that shows previews.
  expect(png.length).toBeGreaterThan(20_000);
  expect(png.length).toBeLessThan(1_000_000);
  return png;
}

async function openTable(wish: object = {}, by = ann): Promise<string> {
  const { body } = await by.ask('POST', '/api/tables', {
    ...{ game: 'menhirs', options: {}, clock: { kind: 'none' }, listed: false },
    ...{ seats: [{ kind: 'here', name: by.name }, { kind: 'open' }] },
    ...wish,
  });
  return String(body.id);
}

describe('a link to a table', () => {
  test('is the page with its own head, in the language of the browser', async () => {
    const id = await openTable();
    const reply = await ask(`/t/${id}`, { 'accept-language': 'de-CH, en;q=0.5' });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('vary')).toBe('Accept-Language');
    const html = await reply.text();
    expect(html).toContain('<html lang="de"');
    expect(html).toContain('<title>Ann lädt dich zu einer Partie Menhirs ein</title>');
    expect(html).not.toContain('"Play."');
    expect(tag(html, 'og:title')).toBe(tag(html, 'twitter:title'));
    expect(tag(html, 'og:image')).toBe(`${server.address}/t/${id}/picture.png`);
    expect(html).toContain(`<link rel="canonical" href="${server.address}/t/${id}" />`);
    // The page is one folder below its own address.
    expect(html).toContain('src="../assets/main.js"');
    expect(html).toContain('href="../icon.svg"');
    await pictureAt(`/t/${id}/picture.png`);
  });

  test('is not indexed by search engines, and not framed by other sites', async () => {
    const id = await openTable();
    const reply = await ask(`/t/${id}`);
    expect(reply.headers.get('x-robots-tag')).toBe('noindex');
    expect(await reply.text()).toContain('<meta name="robots" content="noindex" />');
    expect(reply.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(reply.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  test('reveals no code, no seed and no talk', async () => {
    const id = await openTable();
    const { body } = await ann.ask('GET', `/api/tables/${id}`);
    const client = await ann.connect();
    await client.watch(id);
    expect((await client.send(id, { kind: 'say', text: 'between us' })).type).toBe('done');
    const html = await (await ask(`/t/${id}`)).text();
    for (const secret of [String(body.code), 'between us', ann.id]) expect(html).not.toContain(secret);
  });

  test('that leads nowhere is the default page', async () => {
    for (const name of ['nothere1', 'owl-lamp-417', '..%2F..%2Fetc', '%3Cscript%3E', 'x'.repeat(300)]) {
      const reply = await ask(`/t/${name}`);
      expect(reply.status).toBe(404);
      const html = await reply.text();
      expect(html).toContain('<title>Speeltafel</title>');
      expect(html).not.toContain('og:title');
    }
    expect((await ask('/t/nothere1/picture.png')).status).toBe(404);
  });
});

test('shows with hidden fog only what a spectator may know', async () => {
  const seats = ['Ann', 'Ben'].map((name) => ({ kind: 'here', name }));
  const id = await openTable({ options: { variant: 'v2', hidden: true }, seats });
  const [player, spectator] = await Promise.all([
    ann.connect(),
    (await TestGuest.arrive(server.address, 'Eve')).connect(),
  ]);
  await Promise.all([player.watch(id), spectator.watch(id)]);
  const told = (): menhirsKit.View => spectator.tables.get(id)!.view as menhirsKit.View;
  // The set-up is visible until the first tile has been laid.
  const now = menhirsKit.supposed(told());
  const [action] = menhirs.actions(now, 1, 0);
  const act = { kind: 'act', seat: 1, action: menhirs.makeAction(action!, now, 1) } as const;
  expect((await player.send(id, act)).type).toBe('done');
  await spectator.until(() => told().menhirs !== menhirs.view(now, null).menhirs);
  expect(menhirsKit.size(told().menhirs)).toBeLessThan(7);

  expect(tag(await (await ask(`/t/${id}`)).text(), 'og:title')).toBe('Menhirs: Ann – Ben');
  const pictures = new Pictures(threads.pictures);
  try {
    const allowed = await pictures.get('', () => makeCard(menhirsPreview.draw(told())));
    expect((await pictureAt(`/t/${id}/picture.png`)).equals(allowed!)).toBe(true);
  } finally {
    await pictures.close();
  }
});

describe('a link to a game', () => {
  test('has the names of its players, and a picture of the chosen moment', async () => {
    const packed = await packRecord(menhirsRecord());
    const html = await (await ask(`/g/${packed}?n=Anna~!druid`)).text();
    expect(html).toContain('<title>Menhirs: Anna – Computer</title>');
    expect(tag(html, 'og:image')).toBe(`${server.address}/g/${packed}/picture.png?n=Anna%7E%21druid`);
    await pictureAt(`/g/${packed}/picture.png?at=0`);
  });

  test('cannot inject code or control characters into the page', async () => {
    const packed = await packRecord(menhirsRecord());
    const name = `"><script>alert(1)</script>'&\u202e$&$1`;
    const html = await (await ask(`/g/${packed}?n=${encodeURIComponent(name)}`)).text();
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp;$&amp;$1');
    expect(html).not.toContain('\u202e');
    expect(html.match(/<title>/g)).toHaveLength(1);
  });

  test('shows an empty board for a game without a drawing', async () => {
    const options = sure(nim.options({}));
    const record = makeRecord(nim, {
      options,
      seed: SEED,
      seal: null,
      positions: [nim.start(options, fromSeed(SEED))],
      played: [],
    });
    const packed = await packRecord(record);
    expect(await (await ask(`/g/${packed}?n=Anna~Ben`)).text()).toContain('<title>nim: Anna – Ben</title>');
    await pictureAt(`/g/${packed}/picture.png`);
  });

  test('that is damaged, too long or malicious is the default page', async () => {
    const bomb = await packRecord('a'.repeat(64 * 1024));
    for (const name of [
      'zzzz',
      'speeltafel',
      encodeURIComponent('speeltafel 1\nnim'),
      bomb,
      `z${'a'.repeat(LONGEST_RECORD - 1)}`,
    ]) {
      const reply = await ask(`/g/${name}`);
      expect(reply.status).toBe(404);
      expect(await reply.text()).toContain('<title>Speeltafel</title>');
    }
    expect((await ask(`/g/z${'a'.repeat(2 * LONGEST_RECORD)}`)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('a link to a puzzle', () => {
  test.each(['menhirs-win-in-one-3', 'menhirs-win-in-two-9', 'floors-monster-2', 'floors-save-1'])(
    '%s has a picture and may be indexed',
    async (name) => {
      const reply = await ask(`/p/${name}`, { 'accept-language': 'fr' });
      const html = await reply.text();
      expect(reply.status).toBe(200);
      expect(reply.headers.has('x-robots-tag')).toBe(false);
      expect(html).not.toContain('noindex');
      expect(tag(html, 'og:title')).toMatch(/^Un problème de /);
      expect((await ask(`/p/${name}/picture.png`)).headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      await pictureAt(`/p/${name}/picture.png`);
    },
  );

  test('has no picture if the puzzle does not exist', async () => {
    for (const name of ['menhirs-win-in-one-9999', 'chess-mate-1', 'constructor-x', 'menhirs'])
      expect((await ask(`/p/${name}/picture.png`)).status).toBe(404);
  });
});

test('a picture is drawn once, and drawing is limited per network', async () => {
  const small = await startTestServer(threads, { page, rates: { ...NO_LIMITS, previews: 2 } });
  const ask = async (name: string): Promise<number> => (await fetch(`${small.address}/p/${name}/picture.png`)).status;
  try {
    expect([await ask('menhirs-win-in-one-1'), await ask('menhirs-win-in-one-2')]).toEqual([200, 200]);
    expect(await ask('menhirs-win-in-one-3')).toBe(429);
    expect(await ask('menhirs-win-in-one-1')).toBe(200);
    // The page itself still opens.
    expect((await fetch(`${small.address}/p/menhirs-win-in-one-3`)).status).toBe(200);
  } finally {
    await small.close();
  }
});

describe('oEmbed', () => {
  const oembed = (query: Record<string, string>): Promise<Response> => ask(`/oembed?${new URLSearchParams(query)}`);

  test('offers a game as a frame, and everything else as a link with a picture', async () => {
    const packed = await packRecord(menhirsRecord());
    const rich = v.parse(
      oembedAnswer,
      await (await oembed({ url: `${server.address}/g/${packed}?n=A%22%3E~B&at=0` })).json(),
    );
    expect(rich).toMatchObject({ type: 'rich', width: 560, height: 560, thumbnail_width: 1200 });
    expect(rich.html).toContain(
      `src="${server.address}/embed/g/${packed}?n=A%22%3E%7EB&amp;at=0" title="Menhirs: A&quot;&gt; – B`,
    );
    expect(rich.html).toContain('loading="lazy"');
    const small = v.parse(
      oembedAnswer,
      await (await oembed({ url: `${server.address}/g/${packed}`, maxwidth: '300', maxheight: '200' })).json(),
    );
    expect([small.width, small.height, small.thumbnail_url]).toEqual([300, 200, undefined]);
    const id = await openTable();
    const link = v.parse(oembedAnswer, await (await oembed({ url: `${server.address}/t/${id}` })).json());
    expect(link).toMatchObject({ type: 'link', thumbnail_url: `${server.address}/t/${id}/picture.png` });
    expect(link.html).toBeUndefined();
  });

  test('refuses unknown links and formats', async () => {
    const url = `${server.address}/p/menhirs-win-in-one-1`;
    const codes = await Promise.all(
      [
        {},
        { url: 'nonsense' },
        { url: 'https://elsewhere.example/p/menhirs-win-in-one-1' },
        { url: `${server.address}/` },
        { url, format: 'xml' },
        { url, maxwidth: '-1' },
      ].map(async (query) => (await oembed(query as Record<string, string>)).status),
    );
    expect(codes).toEqual([400, 400, 404, 404, 501, 400]);
  });
});

describe('the replay for other sites', () => {
  test('may be framed, and nothing else may be, and loads only its own code', async () => {
    const reply = await ask(`/embed/g/${await packRecord(menhirsRecord())}`);
    expect(await reply.text()).toBe('<script src="../assets/embed.js"></script>');
    const policy = reply.headers.get('content-security-policy')!;
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('connect-src');
    expect(policy).not.toContain('unsafe');
    expect(reply.headers.has('x-frame-options')).toBe(false);
    for (const path of ['/', '/index.html', '/embed/index.html', '/p/menhirs-win-in-one-1'])
      expect((await ask(path)).headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  });

  test('has an address of bounded length', async () => {
    expect((await ask(`/embed/g/z${'a'.repeat(2 * LONGEST_RECORD)}`)).status).toBeGreaterThanOrEqual(400);
  });
});

test('an invalid Host header does not reach the page', async () => {
  const { request } = await import('node:http');
  const html = await new Promise<string>((resolve) => {
    request(`${server.address}/p/menhirs-win-in-one-1`, { headers: { host: 'evil"><b>' } }, (reply) => {
      let text = '';
      reply.on('data', (part) => (text += part));
      reply.on('end', () => resolve(text));
    }).end();
  });
  expect(html).not.toContain('evil');
});

test('without a page these addresses do not exist', async () => {
  const bare = await startTestServer(threads);
  try {
    expect(await (await fetch(`${bare.address}/links`)).json()).toEqual({ links: false });
    expect((await fetch(`${bare.address}/p/menhirs-win-in-one-1`)).status).toBe(404);
  } finally {
    await bare.close();
  }
});
