import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';

const script = (name: string): string => fileURLToPath(new URL(`../../../scripts/${name}`, import.meta.url));

/** The output of a program up to the expected text; the rest comes later. */
function until(program: ChildProcess, holds: (said: string) => boolean): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    for (const stream of [program.stdout!, program.stderr!]) {
      stream.on('data', (text) => {
        said += text;
        if (holds(said)) resolve(said);
      });
    }
    program.once('exit', (code) => reject(new Error(`It ended with ${code}:\n${said}`)));
  });
}

/** What `npm start` does once the dependencies are installed. */
const START = `(async () => {
  const { buildPage } = await import(${JSON.stringify(script('page.mjs'))});
  const { speeltafel } = await import(${JSON.stringify(script('speeltafel.mjs'))});
  process.exitCode = (await buildPage()) ? await speeltafel(['serve', ...process.argv.slice(1)]) : 1;
})()`;

test('npm start prints in a few lines where the page is, serves it, and ends when it is told to', async () => {
  const data = join(mkdtempSync(join(tmpdir(), 'speeltafel-')), 'data.db');
  const program = spawn(process.execPath, ['-e', START, '--', '--port', '0', '--data', data]);
  onTestFinished(() => void program.kill('SIGKILL'));
  const said = await until(program, (text) => /is open at .*\n/.test(text));
  for (const line of said.trim().split('\n')) expect(line).toMatch(/^(Building|Waiting|Speeltafel is open at) /);
  const address = /http:\S+/.exec(said)![0];
  expect(await (await fetch(`${address}healthz`)).json()).toEqual({ alive: true });
  expect(await (await fetch(address)).text()).toContain('<title>Speeltafel');
  // The test's page is the real page: it was built with its service worker.
  expect(await (await fetch(`${address}sw.js`)).text()).toContain('assets/service-worker-');
  const ended = new Promise((resolve) => program.once('exit', resolve));
  program.kill('SIGTERM');
  expect(await ended).toBe(0);
});

/** Installs with another program in place of npm. */
function installWith(npm: string) {
  const folder = mkdtempSync(join(tmpdir(), 'speeltafel-install-'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  const path = join(folder, 'npm');
  writeFileSync(path, `#!/bin/sh\nmkdir -p node_modules\n${npm}\n`);
  chmodSync(path, 0o755);
  const code = `import(${JSON.stringify(script('install.mjs'))}).then(({ install }) => process.exit(install(${JSON.stringify(folder)}) ? 0 : 1))`;
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  const { stdout, stderr, status } = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8', env });
  return { said: stdout + stderr, status };
}

describe('the first start', () => {
  test('hides the warnings of the package manager', () => {
    const { said, status } = installWith('echo npm warn EBADENGINE Unsupported engine >&2; echo added 217 packages');
    expect(said).toMatch(/^Installing the dependencies \(first run only\) \.\.\. done in \d+ s\n$/);
    expect(status).toBe(0);
  });

  test('shows the whole output of the package manager if it fails', () => {
    const { said, status } = installWith('echo npm warn first; echo npm error ENOTFOUND the registry >&2; exit 1');
    expect(said).toContain('failed');
    expect(said).toContain('npm warn first');
    expect(said).toContain('npm error ENOTFOUND the registry');
    expect(status).toBe(1);
  });
});
