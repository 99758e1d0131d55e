// Bundles a TypeScript entry into .build/, only when a source file is newer than the last bundle.
import { mkdir, readdir, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const changedAt = async (path) => (await stat(path).catch(() => undefined))?.mtimeMs ?? 0;

async function newestSource(entry) {
  const packages = await readdir(join(root, 'packages'));
  const folders = [dirname(join(root, entry)), ...packages.map((name) => join(root, 'packages', name, 'src'))];
  const listings = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(folder, { recursive: true }).catch(() => []);
      return names.filter((name) => !name.includes('node_modules')).map((name) => join(folder, name));
    }),
  );
  const manifests = packages.map((name) => join(root, 'packages', name, 'package.json'));
  const files = [join(root, 'package-lock.json'), ...manifests, ...folders, ...listings.flat()];
  const times = await Promise.all(files.map(changedAt));
  return Math.max(...times);
}

/** The address of the fresh bundle of `entry` (a path from the project's root). */
export async function bundled(entry) {
  const out = join(root, '.build', entry.replace(/[\\/]/g, '.').replace(/\.ts$/, '.mjs'));
  if ((await changedAt(out)) <= (await newestSource(entry))) {
    const { build } = await import('esbuild');
    const draft = `${out}.${process.pid}`;
    await mkdir(dirname(out), { recursive: true });
    await build({
      absWorkingDir: root,
      entryPoints: [entry],
      outfile: draft,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      logLevel: 'warning',
    });
    await rename(draft, out);
  }
  return pathToFileURL(out).href;
}
