// Installs what package-lock.json names, once per lock, also when two commands start at the same moment.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const readOr = (path, otherwise) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return otherwise;
  }
};

const pause = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

const alive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

// A folder is made by one process only; its owner's number inside tells whether that owner still lives.
function withLock(lock, work) {
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const owner = Number(readOr(join(lock, 'owner'), '0'));
      const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (owner ? !alive(owner) : age > 5000) rmSync(lock, { recursive: true, force: true });
      else pause(200);
    }
  }
  try {
    writeFileSync(join(lock, 'owner'), String(process.pid));
    work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** Brings `folder`/node_modules in step with its lock file. */
export function install(folder) {
  const stamp = join(folder, 'node_modules', '.speeltafel-installed');
  const wanted = () =>
    createHash('sha256')
      .update(readFileSync(join(folder, 'package-lock.json')))
      .update(`${process.version} ${process.platform} ${process.arch}`)
      .digest('hex');
  const fresh = () => readOr(stamp, '') === wanted();
  if (fresh()) return;
  withLock(join(folder, '.install.lock'), () => {
    if (fresh()) return;
    console.error(`Installing what ${join(folder, 'package-lock.json')} names; this happens once.`);
    const npm = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    });
    if (npm.status !== 0) {
      console.error('The installation failed; npm says why above. Is the npm registry within reach?');
      process.exit(1);
    }
    writeFileSync(stamp, wanted());
  });
}
