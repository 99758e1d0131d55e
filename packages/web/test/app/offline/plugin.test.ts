import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listFiles, makeWorker, versionOf } from '../../../build/service-worker-plugin.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'speeltafel-build-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), 'page');
  await writeFile(join(folder, 'assets', 'main-12345678.js'), 'code');
  await writeFile(join(folder, 'sw.js'), 'the last one');
});
afterEach(() => rm(folder, { recursive: true }));

test('lists every built file except the worker itself, with its hash', async () => {
  const files = await listFiles(folder);
  expect(files.map(([path]) => path)).toEqual(['assets/main-12345678.js', 'index.html']);
  expect(files[0]![1]).toBe('sha256-VpTQii5T/8rgwxA+Wtb2B2q9lg6x+KVldwQLwQKPcCs=');
});

test('the version depends on the contents of the files', async () => {
  const before = versionOf(await listFiles(folder));
  await writeFile(join(folder, 'sw.js'), 'another');
  expect(versionOf(await listFiles(folder))).toBe(before);
  await writeFile(join(folder, 'index.html'), 'page!');
  expect(versionOf(await listFiles(folder))).not.toBe(before);
});

test('the worker contains its file list and its version', async () => {
  const files = await listFiles(folder);
  const code = await makeWorker('declare const FILES: unknown, VERSION: string; console.log(FILES, VERSION)', files);
  expect(code).toContain('assets/main-12345678.js');
  expect(code).toContain(versionOf(files));
  expect(code).not.toContain('FILES');
});
