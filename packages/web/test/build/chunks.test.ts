/** A module that was renamed or removed must not stay in the list of shared files: its group would miss it silently. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHUNKED_PATHS, filesOf } from '../../build/chunks.ts';

const packages = new URL('../../../', import.meta.url);
const files = ['web', 'rules', 'table', 'players'].flatMap((name) =>
  readdirSync(new URL(`${name}/src/`, packages), { recursive: true, encoding: 'utf8' }).map(
    (path) => `/packages/${name}/src/${path}`,
  ),
);

test.each(CHUNKED_PATHS)('%s is a module', (path) => {
  expect(files.some((file) => filesOf(path).test(file))).toBe(true);
});
