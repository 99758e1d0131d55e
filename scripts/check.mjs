// Runs all static checks in parallel: `npm run check`, and the first part of `npm test`.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const CHECKS = {
  biome: ['@biomejs/biome/bin/biome', 'check', '.'],
  tsc: ['typescript/bin/tsc', '--noEmit'],
  'tsc for the page': ['typescript/bin/tsc', '--noEmit', '-p', 'packages/web'],
  knip: ['knip/bin/knip.js', '--no-progress'],
};

/** Buffers the output and shows it only on failure, because four tools at once would interleave theirs. */
function run([path, ...args]) {
  const child = spawn(process.execPath, [join(root, 'node_modules', path), ...args], { cwd: root });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  return new Promise((resolve) => child.once('close', (status) => resolve({ status, said })));
}

/** Returns the names of the checks that failed. */
export async function check() {
  const found = await Promise.all(
    Object.entries(CHECKS).map(async ([name, command]) => {
      const { status, said } = await run(command);
      if (status === 0) return [];
      console.error(said);
      return [name];
    }),
  );
  return found.flat();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = await check();
  for (const name of found) console.error(`${name} failed; see above.`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
