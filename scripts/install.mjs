// Installs the dependencies once per package-lock.json. A lock lets several commands start at the same time.
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

// A killed process leaves its lock behind: the owner is gone, its pid was reused by this process, or the lock is too old.
function isAbandoned(lock) {
  const owner = Number(readOr(join(lock, 'owner'), '0'));
  const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  if (age > LONGEST_INSTALL) return true;
  return owner === 0 ? age > 5000 : owner === process.pid || !alive(owner);
}

// Renaming is atomic, so only one process removes an abandoned lock.
function clearAway(lock) {
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  rmSync(aside, { recursive: true, force: true });
}

// mkdir is atomic, so only one process gets the lock. The pid inside shows whether the owner is still alive.
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
      if (waited === 5) console.error('Waiting for another command that is doing the same work.');
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
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });

/**
 * npm prints warnings that a newcomer can do nothing about, so its output is shown only on failure, and then in full.
 */
function attempt(folder) {
  const started = performance.now();
  process.stderr.write('Installing the dependencies (first run only) ... ');
  // The npm of a killed start may still be running and break the first attempt, so there is a second one.
  let ran = npmCi(folder);
  if (ran.status !== 0) ran = npmCi(folder);
  if (ran.status === 0) console.error(`done in ${Math.round((performance.now() - started) / 1000)} s`);
  else
    console.error(
      `failed.\n\n${ran.stdout ?? ''}${ran.stderr ?? ''}${ran.error ?? ''}\nIs the npm registry reachable?`,
    );
  return ran.status === 0;
}

/** Brings `folder`/node_modules up to date with its lock file. Returns whether that succeeded. */
export function install(folder) {
  const stamp = join(folder, 'node_modules', '.speeltafel-installed');
  // Native modules use Node's stable ABI, so all its versions share an installation.
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
  const fresh = () => readOr(stamp, '') === wanted;
  if (fresh()) return true;
  withLock(join(folder, '.install.lock'), () => {
    if (!fresh() && attempt(folder)) writeFileSync(stamp, wanted);
  });
  return fresh();
}
