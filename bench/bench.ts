/** `npm run bench [core | web | server | solved]`: our speed beside that of others, measured in one run on one machine, so that the ratio means something. */
import { floorsRows } from './floors.ts';
import { menhirsRows } from './menhirs.ts';
import { playerRows } from './players.ts';
import { serverRows } from './server.ts';
import { solved } from './solved.ts';
import { printTable } from './table.ts';
import { webRows } from './web.ts';

const PARTS: Readonly<Record<string, (more: readonly string[]) => Promise<void>>> = {
  core: async () => printTable([...(await menhirsRows()), ...floorsRows(), ...playerRows()]),
  web: async () => printTable(await webRows()),
  server: async () => printTable(await serverRows()),
  solved: async ([seconds = '2', file]) => solved(Number(seconds), file),
};
const ALL = ['core', 'web', 'server'];

const [only, ...more] = process.argv.slice(2);
if (only !== undefined && !Object.hasOwn(PARTS, only)) {
  console.error(`There is no bench ${only}; there are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
console.log(`Node ${process.version} on ${process.platform} ${process.arch}; every figure is the best of its turns.\n`);
for (const part of only === undefined ? ALL : [only]) await PARTS[part]!(more);
