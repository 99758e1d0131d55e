// The browser that the tests of the page run in: the system's Chromium, installed on Debian where that is allowed.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall, mayInstall } from './apt.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

export const HOW_TO_GET_IT =
  'install Chromium (Debian, Ubuntu: apt-get install chromium) or set CHROMIUM to the path of one, and run npm test again';

function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of a Chromium on this machine. */
export function findChromium() {
  const wished = process.env.CHROMIUM;
  if (wished) return runs(wished) ? wished : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  for (const name of NAMES) {
    for (const folder of folders) if (runs(join(folder, name))) return join(folder, name);
  }
  return undefined;
}

/** The same, and where there is none it is installed: as root on Debian only, nothing else is touched. */
export function ensureChromium() {
  const found = findChromium();
  if (found !== undefined || process.env.CHROMIUM || !mayInstall()) return found;
  console.error('Installing Chromium for the tests of the page; this happens once.');
  return aptInstall('chromium') ? findChromium() : undefined;
}
