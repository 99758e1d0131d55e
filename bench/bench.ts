/** `npm run bench`: our speed beside that of others, measured in one run on one machine, so that the ratio means something. */
import { floorsRows } from './floors.ts';
import { menhirsRows } from './menhirs.ts';
import { playerRows } from './players.ts';
import { printTable } from './table.ts';

console.log(`Node ${process.version} on ${process.platform} ${process.arch}; every figure is the best of its turns.\n`);
printTable([...(await menhirsRows()), ...floorsRows(), ...playerRows()]);
