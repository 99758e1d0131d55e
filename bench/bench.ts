/**
 * `npm run bench [core | web | server | cluster | notifications | tournament | solved | solving]`: compares our speed with a goal or another program. Both are measured in the same run on
 * the same machine, so that the ratios are meaningful.
 */
import { clusterRows } from './cluster.ts';
import { floorsRows } from './floors.ts';
import { menhirsRows } from './menhirs.ts';
import { notificationRows } from './notifications.ts';
import { playerRows } from './players.ts';
import { printTable } from './print-table.ts';
import { serverRows } from './server.ts';
import { solved } from './solved.ts';
import { solving } from './solving.ts';
import { tournamentRows } from './tournament.ts';
import { webRows } from './web.ts';

const PARTS: Readonly<Record<string, (more: readonly string[]) => Promise<void>>> = {
  core: async () => printTable([...(await menhirsRows()), ...floorsRows(), ...playerRows()]),
  web: async () => printTable(await webRows()),
  server: async () => printTable(await serverRows()),
  tournament: async () => printTable(tournamentRows()),
  notifications: async () => printTable(await notificationRows()),
  cluster: async () => printTable(await clusterRows()),
  solved: async ([seconds = '2', file, folder]) => solved(Number(seconds), file, folder),
  solving: ([board]) => solving(board),
};
const ALL = ['core', 'web', 'server', 'tournament'];

const [only, ...more] = process.argv.slice(2);
if (only !== undefined && !Object.hasOwn(PARTS, only)) {
  console.error(`Unknown benchmark "${only}". Choose one of: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
console.log(
  `Node ${process.version} on ${process.platform} ${process.arch}. Each figure is the best of several runs.\n`,
);
for (const part of only === undefined ? ALL : [only]) await PARTS[part]!(more);
