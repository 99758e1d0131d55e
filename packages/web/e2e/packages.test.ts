/** The npm packages in a plain browser: the files of the tarballs and an import map, without a bundler. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makePackages } from '../../../scripts/make-packages.mjs';
import { sharedBrowser } from './harness/page-test.ts';

const IMPORTS = {
  '@speeltafel/rules': '/rules/package/dist/index.js',
  '@speeltafel/players': '/players/package/dist/index.js',
  '@speeltafel/players/puzzles': '/players/package/dist/puzzles.js',
};

test('the packages work in a page without a bundler', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'speeltafel-packages-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const examples: string[] = [];
  for (const [name, tarball] of Object.entries(await makePackages(folder))) {
    mkdirSync(join(folder, name));
    expect(spawnSync('tar', ['-xzf', tarball, '-C', join(folder, name)]).status).toBe(0);
    const readme = readFileSync(join(folder, name, 'package', 'README.md'), 'utf8');
    examples.push(/```js\n(.*?)```/s.exec(readme)![1]!);
  }
  const site = createServer(({ url = '' }, response) => {
    if (url === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(`<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,">
        <script type="importmap">${JSON.stringify({ imports: IMPORTS })}</script>
        ${examples.map((code) => `<script type="module">${code}\nconsole.log('done');</script>`).join('\n')}`);
    } else {
      response.setHeader('content-type', 'text/javascript; charset=utf-8');
      response.end(readFileSync(join(folder, normalize(url))));
    }
  });
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void site.close());

  const context = await (await sharedBrowser()).newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
  await expect.poll(() => said.filter((text) => text === 'done').length).toBe(2);
  const text = said.join('\n');
  expect(text).toMatch(/^\d+ actions$/m);
  expect(text).toContain('night-watch');
  expect(text).not.toContain('Error');
});
