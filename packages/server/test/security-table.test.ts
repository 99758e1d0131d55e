/** The tests that docs/security.md names for each threat exist. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');
const table = readFileSync(join(root, 'docs/security.md'), 'utf8');

/** A file in the table, and the beginnings of the names of tests in it. */
interface Named {
  readonly file: string;
  readonly tests: readonly string[];
}

const cells = [...table.matchAll(/^\|(?! threat|---)[^|]*\|[^|]*\|([^|]*)\|$/gm)].map(([, cell]) => cell!);
const named: readonly Named[] = cells.flatMap((cell) =>
  [...cell.matchAll(/`([^`]+)`(?:: ([^;`]*))?/g)].map(([, file, tests = '']) => ({
    file: file!,
    tests: tests
      .split(/ ?\.\.\.,? ?/)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  })),
);

const pathOf = (file: string): string => {
  const path = join(root, file.startsWith('packages/') ? file : `packages/server/test/${file}`);
  return existsSync(`${path}.test.ts`) ? `${path}.test.ts` : `${path}.ts`;
};

test('every threat names a test', () => {
  expect(cells.length).toBeGreaterThan(30);
  for (const cell of cells) expect(cell).toMatch(/`[^`]+`/);
});

test.each(named)('$file: $tests', ({ file, tests }) => {
  const source = readFileSync(pathOf(file), 'utf8').replaceAll("\\'", "'");
  for (const name of tests) expect(source).toContain(name);
});
