// Finds Firefox and WebKit for the tests in engines other than Chromium. Missing ones are installed as root on Debian.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall, mayInstall } from './apt.mjs';

export const HOW_TO_GET_ENGINES =
  'install them (Debian, Ubuntu: apt-get install firefox-esr webkit2gtk-driver xvfb) and run the command again';

const inPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** The path of Debian's Firefox. The snaps of other distributions do not start without a session. */
export const findFirefox = () => inPath('firefox-esr');

/** Its small browser is among its libraries. */
function findMiniBrowser() {
  const libraries = '/usr/lib';
  for (const machine of existsSync(libraries) ? readdirSync(libraries) : []) {
    const folder = join(libraries, machine);
    if (!machine.includes('-linux-')) continue;
    const versions = readdirSync(folder).filter(
      (name) => name.startsWith('webkit2gtk-') || name.startsWith('webkitgtk-'),
    );
    const found = versions.map((name) => join(folder, name, 'MiniBrowser')).find((path) => existsSync(path));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The paths of WebKit's driver and browser; undefined without them or without a display server. */
export function findWebKit() {
  const [driver, browser] = [inPath('WebKitWebDriver'), findMiniBrowser()];
  return driver && browser && inPath('Xvfb') ? { driver, browser } : undefined;
}

const missing = () => [...(findFirefox() ? [] : ['Firefox']), ...(findWebKit() ? [] : ['WebKit'])];

/** Installs missing engines if possible; returns the names of those still missing. */
export function ensureEngines() {
  if (missing().length > 0 && mayInstall()) {
    console.error(`Installing ${missing().join(' and ')} for the browser tests (first run only).`);
    aptInstall('firefox-esr', 'webkit2gtk-driver', 'xvfb');
  }
  return missing();
}
