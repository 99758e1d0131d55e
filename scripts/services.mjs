// Finds PostgreSQL and NATS for the server tests, and Python for the test of the record reader. Missing ones are
// installed as root on Debian.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall, mayInstall } from './apt.mjs';

export const HOW_TO_GET_THEM =
  'install them (Debian, Ubuntu: apt-get install postgresql nats-server python3) and run the command again';

const folders = () => [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin'];
const inPath = (name) => folders().some((folder) => folder !== '' && existsSync(join(folder, name)));

const DEBIAN = '/usr/lib/postgresql';
const hasPostgres = () =>
  inPath('initdb') ||
  (existsSync(DEBIAN) && readdirSync(DEBIAN).some((version) => existsSync(join(DEBIAN, version, 'bin', 'initdb'))));

const SERVICES = [
  { name: 'PostgreSQL', debian: 'postgresql', isHere: hasPostgres },
  { name: 'NATS', debian: 'nats-server', isHere: () => inPath('nats-server') },
  { name: 'Python', debian: 'python3', isHere: () => inPath('python3') },
];

/** Installs missing services if possible; returns the names of those still missing. */
export function ensureServices() {
  const wanted = SERVICES.filter(({ isHere }) => !isHere());
  if (wanted.length > 0 && mayInstall()) {
    console.error(`Installing ${wanted.map(({ name }) => name).join(' and ')} for the tests (first run only).`);
    aptInstall(...wanted.map(({ debian }) => debian));
  }
  return SERVICES.filter(({ isHere }) => !isHere()).map(({ name }) => name);
}
