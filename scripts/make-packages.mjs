// Makes the packages for the npm registry, as tarballs with their types:
//
// node scripts/make-packages.mjs [<folder>] [--repository <address>]
//
// npm compares the repository with a provenance statement, which `npm publish --provenance <tarball>` makes in a CI
// job. The same sources make the same tarballs, byte for byte.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from './bundle.mjs';

/** The packages that need nothing but each other. */
const PACKAGES = ['rules', 'players'];

const manifestOf = (name) => JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));

/** The exported sources of a package, by import path. */
const entriesOf = ({ exports }) => Object.entries(typeof exports === 'string' ? { '.': exports } : exports);
const partOf = (path) => (path === '.' ? 'index' : path.slice('./'.length));

/**
 * Makes the declarations of all packages at once, because one package imports another. Returns a folder with
 * `<package>/src`. `paths` maps their names to their sources, because packages found in `node_modules` count as
 * external and get no declarations.
 */
function makeTypes(into) {
  const packages = join(root, 'packages');
  const config = join(into, 'tsconfig.json');
  const sources = PACKAGES.flatMap((name) => {
    const manifest = manifestOf(name);
    return entriesOf(manifest).map(([path, source]) => [
      manifest.name + path.slice(1),
      resolve(packages, name, source),
    ]);
  });
  const files = sources.map(([, file]) => file);
  const paths = Object.fromEntries(sources.map(([path, file]) => [path, [file]]));
  const compilerOptions = { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: packages };
  // The folder for types is next to those of the sources, so Node's types are not found from there.
  const typeRoots = [join(root, 'node_modules', '@types')];
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: { ...compilerOptions, paths, typeRoots, outDir: into },
      include: [],
      files,
    }),
  );
  // One thread, so that the order in which files are found is deterministic.
  const args = [join(root, 'node_modules/typescript/bin/tsc'), '-p', config, '--singleThreaded'];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error('The declarations were not made.');
}

/** Sources import each other with the extension `.ts`, but declarations are found with that of JavaScript. */
function copyTypes(from, to) {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const copy = join(to, path.slice(from.length));
    mkdirSync(join(copy, '..'), { recursive: true });
    writeFileSync(copy, readFileSync(path, 'utf8').replace(/((?:from |import\()'\.{1,2}\/[^']+)\.ts'/g, "$1.js'"));
  }
}

/** The published manifest: that of the sources, with the paths of the built files. */
function publishedManifest(manifest, repository) {
  const { private: _, exports: __, ...told } = manifest;
  const built = entriesOf(manifest).map(([path, source]) => {
    const types = source.replace('./src/', './types/').replace(/\.ts$/, '.d.ts');
    return [path, { types, default: `./dist/${partOf(path)}.js` }];
  });
  return {
    ...told,
    engines: { node: '>=20' },
    exports: Object.fromEntries(built),
    files: ['dist', 'types'],
    ...(repository && {
      repository: { type: 'git', url: repository, directory: `packages/${manifest.name.split('/')[1]}` },
    }),
    publishConfig: { access: 'public' },
  };
}

async function buildScripts(name, manifest, folder) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: join(root, 'packages', name),
    entryPoints: Object.fromEntries(entriesOf(manifest).map(([path, source]) => [partOf(path), source])),
    outdir: join(folder, 'dist'),
    // Puzzles and reports share code with the rest, and data loads on demand.
    splitting: true,
    bundle: true,
    packages: 'external',
    platform: 'neutral',
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
  });
}

function pack(folder, into) {
  const args = ['pack', '--json', '--pack-destination', into];
  const { stdout, status } = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm pack ended with ${status}.`);
  return join(into, basename(JSON.parse(stdout)[0].filename));
}

/** Returns the paths of the tarballs, by the names of their folders. */
export async function makePackages(into, repository) {
  mkdirSync(into, { recursive: true });
  mkdirSync(join(root, '.build'), { recursive: true });
  const work = mkdtempSync(join(root, '.build', 'packages-'));
  try {
    const types = join(work, 'types');
    mkdirSync(types);
    makeTypes(types);
    const tarballs = {};
    for (const name of PACKAGES) {
      const manifest = manifestOf(name);
      const folder = join(work, name);
      mkdirSync(folder);
      await buildScripts(name, manifest, folder);
      copyTypes(join(types, name, 'src'), join(folder, 'types'));
      cpSync(join(root, 'packages', name, 'README.md'), join(folder, 'README.md'));
      cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
      writeFileSync(
        join(folder, 'package.json'),
        `${JSON.stringify(publishedManifest(manifest, repository), null, 2)}\n`,
      );
      tarballs[name] = pack(folder, into);
    }
    return tarballs;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { repository: { type: 'string' } },
  });
  const made = await makePackages(resolve(positionals[0] ?? join(root, '.build', 'packages')), values.repository);
  for (const path of Object.values(made)) console.log(path);
}
