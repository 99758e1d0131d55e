// Writes docs/balance.md from the reports in docs/balance/: node scripts/make-balance.mjs. Missing reports are made
// first.
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { balancePage, STUDIES } from './balance-page.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'docs', 'balance');
const run = promisify(execFile);

async function report({ id, args }) {
  const path = join(folder, `${id}.json`);
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  console.log(`${id}: ${args.join(' ')}`);
  const command = ['packages/cli/bin/speeltafel.mjs', 'lab', 'report', ...args, '--json'];
  const { stdout } = await run(process.execPath, command, { cwd: root, maxBuffer: 1 << 26 });
  const [made] = JSON.parse(stdout);
  await mkdir(folder, { recursive: true });
  await writeFile(path, `${JSON.stringify(made)}\n`);
  return made;
}

const reports = new Map();
for (const study of STUDIES) reports.set(study.id, await report(study));
await writeFile(join(root, 'docs', 'balance.md'), balancePage(reports));
