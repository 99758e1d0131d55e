/** The files that docs/architecture.md names exist. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');
const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

const packages = readdirSync(join(root, 'packages'));
const files = packages.flatMap((name) =>
  ['src', 'test'].flatMap((folder) =>
    readdirSync(join(root, 'packages', name, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `/packages/${name}/${folder}/${path}`,
    ),
  ),
);

const named = [...new Set([...text.matchAll(/`([\w/-]+\.tsx?)`/g)].map(([, path]) => path!))];

test('it names many files', () => {
  expect(named.length).toBeGreaterThan(30);
});

test.each(named)('%s', (path) => {
  expect(files.some((file) => file.endsWith(`/${path}`))).toBe(true);
});
