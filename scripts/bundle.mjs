// Bundles a TypeScript entry into .build/, only when a source file is newer than the last bundle.
import { mkdir, readdir, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

export const changedAt = async (path) => (await stat(path).catch(() => undefined))?.mtimeMs ?? 0;

/** The newest modification time of these folders, these files, the lock file and the package manifests. */
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

async function ourPackages() {
  const names = await readdir(join(root, 'packages'));
  const files = names.map((name) => [`@speeltafel/${name}`, join(root, 'packages', name, 'src', 'index.ts')]);
  const found = await Promise.all(files.map(async (one) => ((await changedAt(one[1])) > 0 ? [one] : [])));
  return Object.fromEntries(found.flat());
}

/** The file URL of an up-to-date bundle of `entry` (a path from the project's root). */
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
      // Our own packages are TypeScript and are bundled; npm packages stay external.
      packages: 'external',
      alias: await ourPackages(),
      platform: 'node',
      format: 'esm',
      target: 'node20',
      logLevel: 'warning',
    });
    await rename(draft, out);
  }
  return pathToFileURL(out).href;
}
