/**
 * A folder of files as a web site. All files are read at the start, and a request can only name one of them, so
 * path traversal is impossible.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { RECORD_FILE } from '@speeltafel/rules';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  [RECORD_FILE.ending]: `${RECORD_FILE.type}; charset=utf-8`,
};
const SQUEEZED: readonly string[] = ['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt'];

export type Coding = 'br' | 'gzip' | 'identity';

export interface SiteFile {
  readonly type: string;
  readonly etag: string;
  /** Its name holds a hash of its content, so it never changes. */
  readonly immutable: boolean;
  readonly codings: readonly Coding[];
  /** The encoded body; compressed at the first request. */
  body(coding: Coding): Promise<Buffer>;
}

/** Files by their address, such as `/index.html`. */
export type Site = ReadonlyMap<string, SiteFile>;

const squeezeBrotli = promisify(brotliCompress);
const squeezeGzip = promisify(gzip);
const squeeze = {
  br: (content: Buffer): Promise<Buffer> => squeezeBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (content: Buffer): Promise<Buffer> => squeezeGzip(content),
  identity: async (content: Buffer): Promise<Buffer> => content,
};

function fileOf(address: string, content: Buffer): SiteFile {
  const extension = extname(address);
  const bodies = new Map<Coding, Promise<Buffer>>();
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    etag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    immutable: /^(\/embed)?\/assets\/.*-[\w-]{8}\.\w+$/.test(address),
    codings: SQUEEZED.includes(extension) ? ['br', 'gzip', 'identity'] : ['identity'],
    body(coding) {
      const made = bodies.get(coding) ?? squeeze[coding](content);
      bodies.set(coding, made);
      return made;
    },
  };
}

export async function readSite(folder: string): Promise<Site> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = await Promise.all(
    paths.map(async (path): Promise<[string, SiteFile]> => {
      const address = `/${path.slice(join(folder, sep).length).split(sep).join('/')}`;
      return [address, fileOf(address, await readFile(path))];
    }),
  );
  return new Map(files);
}
