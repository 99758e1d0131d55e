/** docs/balance.md matches the stored reports. */
import { readdirSync, readFileSync } from 'node:fs';
import type { reports } from '@speeltafel/players';
import { expect, test } from 'vitest';

interface Pages {
  readonly STUDIES: readonly { readonly id: string; readonly args: readonly string[] }[];
  balancePage(reports: ReadonlyMap<string, reports.Report>): string;
}

const root = new URL('../../../', import.meta.url);
const { STUDIES, balancePage } = (await import(new URL('scripts/balance-page.mjs', root).href)) as Pages;
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const stored = new Map(
  STUDIES.map(({ id }) => [id, JSON.parse(read(`docs/balance/${id}.json`)) as reports.Report] as const),
);

test('docs/balance.md is made from the stored reports', () => {
  expect(balancePage(stored)).toBe(read('docs/balance.md'));
});

test('each report contains the games it is listed for, and none is unused', () => {
  const files = readdirSync(new URL('docs/balance/', root)).map((name) => name.replace('.json', ''));
  expect(files.toSorted()).toEqual(STUDIES.map(({ id }) => id).toSorted());
  for (const { id, args } of STUDIES) {
    const after = (name: string): string | undefined => args[args.indexOf(name, 0) + 1];
    const { games, options } = stored.get(id)!.settings;
    expect(String(games), id).toBe(args.findLast((_, i) => args[i - 1] === '--games'));
    if (args.includes('--options')) expect(options, id).toBe(after('--options'));
  }
});
