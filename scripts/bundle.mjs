// Bundles a TypeScript entry into .build/, only when a source file is newer than the last bundle.
import { mkdir, readdir, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

export const changedAt = async (path) => (await stat(path).catch(() => undefined))?.mtimeMs ?? 0;

/** When something in these folders, or one of these files, or what is installed, was changed last. */
export async function newestIn(folders, files = []) {
  const listings = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(folder, { recursive: true }).catch(() => []);
      return names.filter((name) => !name.includes('node_modules')).map((name) => join(folder, name));
    }),
  );
  const packages = await readdir(join(root, 'packages'));
  const manifests = packages.map((name) => join(root, 'packages', name, 'package.json'));
  const all = [join(root, 'package-lock.json'), ...manifests, ...files, ...folders, ...listings.flat()];
  return Math.max(...(await Promise.all(all.map(changedAt))));
}

async function newestSource(entry) {
  const packages = (await readdir(join(root, 'packages'))).filter((name) => name !== 'web');
  return newestIn([dirname(join(root, entry)), ...packages.map((name) => join(root, 'packages', name, 'src'))]);
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
