/**
 * Writes `sw.js` at the end of a build: the service worker with the list of all built files. Its version is a hash of their contents, so
 * the same sources give the same version.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { transform } from 'esbuild';
import type { Plugin } from 'vite';

/** A built file: its path and its subresource integrity hash. */
export type BuiltFile = readonly [path: string, integrity: string];

export async function listFiles(folder: string): Promise<readonly BuiltFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    // The embedded replay is not part of the page.
    .filter((path) => path !== 'sw.js' && !path.startsWith(join('embed', sep)))
    .map((path) => path.split(sep).join('/'))
    .toSorted();
  return Promise.all(
    paths.map(async (path): Promise<BuiltFile> => {
      const hash = createHash('sha256').update(await readFile(join(folder, path)));
      return [path, `sha256-${hash.digest('base64')}`];
    }),
  );
}

export const versionOf = (files: readonly BuiltFile[]): string =>
  createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);

export async function makeWorker(source: string, files: readonly BuiltFile[]): Promise<string> {
  const { code } = await transform(source, {
    loader: 'ts',
    target: 'es2022',
    minify: true,
    define: { FILES: JSON.stringify(files), VERSION: JSON.stringify(versionOf(files)) },
  });
  return `(()=>{${code}})();`;
}

export function offline(): Plugin {
  let folder = '';
  return {
    name: 'speeltafel-offline',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    writeBundle: {
      order: 'post',
      async handler() {
        const source = await readFile(join(import.meta.dirname, 'service-worker.ts'), 'utf8');
        await writeFile(join(folder, 'sw.js'), await makeWorker(source, await listFiles(folder)));
      },
    },
  };
}
