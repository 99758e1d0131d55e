// Installs Debian packages for tests that need a system program. Only as root on Debian.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const apt = (...args) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 8 * 60_000,
  }).status === 0;

export const mayInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Returns whether the installation succeeded. */
export function aptInstall(...packages) {
  apt('update');
  return apt('install', '-y', '--no-install-recommends', ...packages);
}
