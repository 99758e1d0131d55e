// Runs tests on the other supported versions of Node, whose binaries come from the npm registry.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundle.mjs';
import { withLock } from './install.mjs';

const SUPPORTED = [20, 22, 24];
const PACKAGE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** The tests that depend on the version: native modules, threads, sockets, HTTP, and the start itself. */
const SHORT = [
  'packages/cli/test/start.test.ts',
  'packages/cli/test/speeltafel.test.ts',
  'packages/server/test/server.test.ts',
  'packages/server/test/store.test.ts',
  'packages/server/test/unattended.test.ts',
  'packages/table/test/hosted.test.ts',
];
const ALL = [
  'packages/cli/',
  'packages/server/',
  'packages/table/',
  'packages/rules/',
  'packages/players/',
  'packages/tournament/',
];

const major = (version) => Number(/^v?(\d+)/.exec(version)?.[1]);

/** The path of the newest Node of this major version, downloaded once; undefined if the registry cannot be reached. */
export function binaryOf(version) {
  const folder = join(root, '.build', 'node', String(version));
  const binary = join(folder, 'node_modules', PACKAGE, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  mkdirSync(folder, { recursive: true });
  withLock(join(root, '.build', `node-${version}.lock`), () => {
    if (existsSync(binary)) return;
    console.error(`Fetching Node ${version} for its tests (first run only).`);
    const args = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--loglevel=error'];
    spawnSync('npm', [...args, `${PACKAGE}@${version}`], {
      stdio: ['ignore', 'ignore', 2],
      shell: process.platform === 'win32',
    });
  });
  return existsSync(binary) ? binary : undefined;
}

/**
 * Runs the tests on one version; returns whether they passed. Their output is shown at the end, or at once if only one
 * version runs.
 */
function testOn(version, binary, files, quiet) {
  const vitest = [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--project=unit', '--reporter=dot'];
  if (!quiet) console.error(`Tests on Node ${version}:`);
  const child = spawn(binary, [...vitest, ...files], { stdio: quiet ? 'pipe' : 'inherit', cwd: root });
  let said = '';
  for (const stream of quiet ? [child.stdout, child.stderr] : []) stream.on('data', (text) => (said += text));
  return new Promise((resolve) =>
    child.once('close', (status) => {
      if (quiet) console.error(`Tests on Node ${version}:\n${said}`);
      resolve(status === 0);
    }),
  );
}

/**
 * Returns the versions on which a test failed, and those that could not be downloaded. The short tests mostly wait for
 * timers, so they run on all versions at the same time, except on the version that runs this script.
 */
export async function testOnOtherVersions({ all = false } = {}) {
  const [failed, missing, running] = [[], [], []];
  for (const version of SUPPORTED) {
    const here = version === major(process.version);
    if (here && !all) continue;
    const binary = here ? process.execPath : binaryOf(version);
    if (binary === undefined) {
      missing.push(`Node ${version}`);
      continue;
    }
    const passed = testOn(version, binary, all ? ALL : SHORT, !all);
    running.push(passed.then((passed) => passed || failed.push(`Node ${version}`)));
    if (all) await passed;
  }
  await Promise.all(running);
  return { failed, missing };
}
