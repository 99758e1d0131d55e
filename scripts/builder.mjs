// Finds what the test of the container image needs: buildah, debootstrap for a base image where no registry can be
// reached, and a proxy. Missing programs are installed as root on Debian.
import { spawnSync } from 'node:child_process';
import { aptInstall, mayInstall } from './apt.mjs';

export const HOW_TO_GET_A_BUILDER =
  'run it as root on Debian or Ubuntu, with apt-get install buildah debootstrap caddy';

const NEEDED = ['buildah', 'debootstrap', 'caddy'];
const runs = (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).error === undefined;
const missing = () => NEEDED.filter((name) => !runs(name));

/** Installs missing programs if possible; returns the names of those still missing. */
export function ensureBuilder() {
  // Only root can make a base image.
  if (!mayInstall()) return NEEDED;
  if (missing().length > 0) {
    console.error(`Installing ${missing().join(' and ')} for the test of the image (first run only).`);
    aptInstall(...missing());
  }
  return missing();
}
