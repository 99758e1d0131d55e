/** Serves the files of the page. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { cachingOf, safetyOf } from './headers.ts';
import type { Coding, Site, SiteFile } from './site.ts';

const PLAIN = 'text/plain; charset=utf-8';

/** The address that a request names; undefined if it is malformed. */
function addressOf(target: string): string | undefined {
  const path = target.split(/[?#]/, 1)[0]!;
  try {
    const address = decodeURIComponent(path);
    return address === '/' ? '/index.html' : address;
  } catch {
    return undefined;
  }
}

/** The best of the file's encodings that the browser accepts. */
function codingFor({ codings }: SiteFile, accepted: string): Coding {
  const refused = /;\s*q=0(\.0*)?\s*$/;
  const names = accepted
    .split(',')
    .filter((one) => !refused.test(one))
    .map((one) => one.split(';', 1)[0]!.trim());
  return codings.find((coding) => coding !== 'identity' && names.includes(coding)) ?? 'identity';
}

function say(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { ...safetyOf(PLAIN), ...headers, 'Content-Type': PLAIN });
  response.end(`${text}\n`);
}

async function send(request: IncomingMessage, response: ServerResponse, file: SiteFile): Promise<void> {
  const coding = codingFor(file, request.headers['accept-encoding']?.toString() ?? '');
  const etag = coding === 'identity' ? `"${file.etag}"` : `"${file.etag}-${coding}"`;
  const headers: Record<string, string> = {
    ...safetyOf(file.type),
    'Cache-Control': cachingOf(file.immutable),
    ETag: etag,
    ...(file.codings.length > 1 ? { Vary: 'Accept-Encoding' } : {}),
  };
  if (request.headers['if-none-match']?.split(/,\s*/).includes(etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = await file.body(coding);
  response.writeHead(200, {
    ...headers,
    'Content-Type': file.type,
    'Content-Length': body.length,
    ...(coding === 'identity' ? {} : { 'Content-Encoding': coding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** True if a request names a file of the page. */
export function isFile(site: Site, { url }: IncomingMessage): boolean {
  const address = addressOf(url ?? '/');
  return address !== undefined && site.has(address);
}

/** Answers a request with a file of the page. */
export function answerFrom(site: Site, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    say(response, 405, 'Only GET and HEAD are answered here.', { Allow: 'GET, HEAD' });
    return;
  }
  const address = addressOf(request.url ?? '/');
  const file = address === undefined ? undefined : site.get(address);
  if (file === undefined) say(response, 404, 'There is nothing at this address.');
  else send(request, response, file).catch(() => response.destroy());
}
