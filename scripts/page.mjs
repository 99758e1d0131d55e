// Builds the page into packages/web/dist, only when a source is newer than the last build.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changedAt, newestIn } from './bundle.mjs';
import { withLock } from './install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const web = join(root, 'packages', 'web');

/** The folder that a web server hosts. */
export const PAGE = join(web, 'dist');

async function isStale() {
  const sources = ['rules', 'players', 'table', 'previews', 'tournament', 'web'].flatMap((name) =>
    ['src', 'data', 'public', 'build'].map((folder) => join(root, 'packages', name, folder)),
  );
  const files = [join(web, 'index.html'), join(web, 'vite.config.ts')];
  // The build writes the service worker last.
  return (await changedAt(join(PAGE, 'sw.js'))) <= (await newestIn(sources, files));
}

function build() {
  const started = performance.now();
  process.stderr.write('Building the page ... ');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', web, '--logLevel', 'error'], {
    // Tests start the page too. With their NODE_ENV it would be built without the service worker.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  console.error(status === 0 ? `done in ${seconds} s` : 'failed; see above.');
  return status === 0;
}

/** Returns whether the build is up to date or succeeded. */
export async function buildPage({ anew = false } = {}) {
  if (!anew && !(await isStale())) return true;
  mkdirSync(join(root, '.build'), { recursive: true });
  let built = false;
  withLock(join(root, '.build', 'page.lock'), () => {
    built = build();
  });
  return built;
}
