// Installs what package-lock.json names, once per lock, also when two commands start at the same moment.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LONGEST_INSTALL = 10 * 60_000;

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

// Left behind by a process that was killed: its owner is gone, or it is this very process's number, or far too old.
function isAbandoned(lock) {
  const owner = Number(readOr(join(lock, 'owner'), '0'));
  const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  if (age > LONGEST_INSTALL) return true;
  return owner === 0 ? age > 5000 : owner === process.pid || !alive(owner);
}

// Renaming succeeds for one process only, so no two of them clear away the same lock.
function clearAway(lock) {
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  rmSync(aside, { recursive: true, force: true });
}

// A folder is made by one process only; its owner's number inside tells whether that owner still lives.
export function withLock(lock, work) {
  for (let waited = 0; ; waited++) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (isAbandoned(lock)) clearAway(lock);
    else {
      if (waited === 5) console.error('Another start is at the same work; waiting for it.');
      pause(200);
    }
  }
  try {
    writeFileSync(join(lock, 'owner'), String(process.pid));
    work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

const npmCi = (folder) =>
  spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  }).status === 0;

/** Brings `folder`/node_modules in step with its lock file. Answers whether that worked. */
export function install(folder) {
  const stamp = join(folder, 'node_modules', '.speeltafel-installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .update(`${process.version} ${process.platform} ${process.arch}`)
    .digest('hex');
  const fresh = () => readOr(stamp, '') === wanted;
  if (fresh()) return true;
  withLock(join(folder, '.install.lock'), () => {
    if (fresh()) return;
    console.error(`Installing what ${join(folder, 'package-lock.json')} names; this happens once.`);
    // A killed start may have left its npm running beside this one; by the second try it is done.
    if (npmCi(folder) || npmCi(folder)) writeFileSync(stamp, wanted);
    else console.error('The installation failed; npm says why above. Is the npm registry within reach?');
  });
  return fresh();
}
