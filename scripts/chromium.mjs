// Finds the Chromium that runs the browser tests. If it is missing, it is installed as root on Debian.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall, mayInstall } from './apt.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

export const HOW_TO_GET_IT =
  'install Chromium (Debian, Ubuntu: apt-get install chromium) or set CHROMIUM to its path, then run the command again';

function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of Chromium on this machine; the environment variable CHROMIUM takes precedence. */
export function findChromium() {
  const wished = process.env.CHROMIUM;
  if (wished) return runs(wished) ? wished : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  for (const name of NAMES) {
    for (const folder of folders) if (runs(join(folder, name))) return join(folder, name);
  }
  return undefined;
}

/** Like `findChromium`, but installs a missing Chromium, as root on Debian only. */
export function ensureChromium() {
  const found = findChromium();
  if (found !== undefined || process.env.CHROMIUM || !mayInstall()) return found;
  console.error('Installing Chromium for the browser tests (first run only).');
  return aptInstall('chromium') ? findChromium() : undefined;
}
