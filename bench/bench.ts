/** `npm run bench [core | web | server | solved]`: our speed beside that of others, measured in one run on one machine, so that the ratio means something. */
import { floorsRows } from './floors.ts';
import { menhirsRows } from './menhirs.ts';
import { playerRows } from './players.ts';
import { serverRows } from './server.ts';
import { solved } from './solved.ts';
import { printTable } from './table.ts';
import { webRows } from './web.ts';

console.log(`Node ${process.version} on ${process.platform} ${process.arch}; every figure is the best of its turns.\n`);
const [only, ...more] = process.argv.slice(2);
if (only === 'solved') solved(Number(more[0] ?? 2), more[1]);
if (only === undefined || only === 'core') printTable([...(await menhirsRows()), ...floorsRows(), ...playerRows()]);
if (only === undefined || only === 'web') printTable(await webRows());
if (only === undefined || only === 'server') printTable(await serverRows());
