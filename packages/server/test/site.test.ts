import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSite } from '../src/http/site.ts';
import { answerFrom } from '../src/http/static-files.ts';

const SCRIPT = `export const words = ${JSON.stringify('fog '.repeat(500))};`;
let folder: string;
let server: Server;
let port: number;

const listen = (one: Server): Promise<number> =>
  new Promise((resolve) => {
    one.listen(0, '127.0.0.1', () => resolve((one.address() as AddressInfo).port));
  });

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Sends the path unchanged, which fetch would normalise. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'speeltafel-site-'));
  const dist = join(folder, 'dist');
  await mkdir(join(dist, 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'not for everybody');
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>Speeltafel</title>');
  await writeFile(join(dist, 'sw.js'), '/* worker */');
  await writeFile(join(dist, 'manifest.webmanifest'), '{}');
  await writeFile(join(dist, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(dist, 'assets', 'main-AbCd_12-.js'), SCRIPT);
  await writeFile(join(dist, 'assets', 'cabin-DZW_uTKI.woff2'), 'letters');
  const site = await readSite(dist);
  server = createServer((asked, response) => answerFrom(site, asked, response));
  port = await listen(server);
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

describe('the page as a site', () => {
  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/index.html', 'text/html; charset=utf-8'],
    ['/?from=home-screen', 'text/html; charset=utf-8'],
    ['/sw.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/icon.svg', 'image/svg+xml'],
    ['/assets/main-AbCd_12-.js', 'text/javascript; charset=utf-8'],
    ['/assets/cabin-DZW_uTKI.woff2', 'font/woff2'],
  ])('%s is %s', async (path, type) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
  });

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/....//secret.txt',
    '//secret.txt',
    '/assets',
    '/assets/',
    '/index.html%00.js',
    '/%E0%A4%A',
    '/nothing.js',
    'http://elsewhere.example/secret.txt',
  ])('%s is not found', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('everybody');
  });

  test('files that never change are cached, the others revalidated', async () => {
    expect((await ask('/assets/main-AbCd_12-.js')).headers['cache-control']).toContain('immutable');
    for (const path of ['/', '/sw.js', '/icon.svg', '/manifest.webmanifest']) {
      expect((await ask(path)).headers['cache-control']).toBe('no-cache');
    }
  });

  test('a file that the browser has is not sent again', async () => {
    const { headers } = await ask('/');
    const again = await ask('/', { 'If-None-Match': String(headers.etag) });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
    expect((await ask('/', { 'If-None-Match': '"old"' })).status).toBe(200);
  });

  test('text is compressed as the browser accepts it', async () => {
    const path = '/assets/main-AbCd_12-.js';
    const brotli = await ask(path, { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);
    const gzip = await ask(path, { 'Accept-Encoding': 'gzip, br;q=0' });
    expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);
    const plain = await ask(path);
    expect(plain.body.toString()).toBe(SCRIPT);
    expect(plain.headers.vary).toBe('Accept-Encoding');
    expect(new Set([brotli, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
    expect((await ask('/assets/cabin-DZW_uTKI.woff2', { 'Accept-Encoding': 'br' })).headers).not.toHaveProperty(
      'content-encoding',
    );
  });

  test('every answer has the security headers', async () => {
    const page = (await ask('/')).headers;
    expect(page['content-security-policy']).toContain("default-src 'none'; script-src 'self';");
    expect(page['referrer-policy']).toBe('no-referrer');
    for (const path of ['/', '/nothing', '/icon.svg', '/assets/main-AbCd_12-.js']) {
      const { headers } = await ask(path);
      expect(headers['content-security-policy']).toMatch(/^default-src '(none|self)'/);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('HEAD answers without a body; other methods are refused', async () => {
    const head = await ask('/', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body.length).toBe(0);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(0);
    const post = await ask('/', {}, 'POST');
    expect(post.status).toBe(405);
    expect(post.headers.allow).toBe('GET, HEAD');
  });
});
