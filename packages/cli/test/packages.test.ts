/** The packages for the npm registry: made, installed elsewhere, and used as their READMEs show. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePackages } from '../../../scripts/make-packages.mjs';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'speeltafel-packages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(program: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
  return stdout;
}

/** The example of a README, as the file `name`. */
function example(of: 'rules' | 'players', name: string): string {
  const readme = readFileSync(join(folder, 'node_modules', '@speeltafel', of, 'README.md'), 'utf8');
  writeFileSync(join(folder, name), /```js\n(.*?)```/s.exec(readme)![1]!);
  return name;
}

let tarballs: Readonly<Record<'rules' | 'players', string>>;
beforeAll(async () => {
  tarballs = await makePackages(join(folder, 'tarballs'), 'https://example.org/speeltafel');
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarballs.rules, tarballs.players]);
});

describe('an installed package', () => {
  test('contains no sources, and only what was packed', () => {
    expect(readdirSync(join(folder, 'node_modules'))).toEqual(['.package-lock.json', '@speeltafel']);
    for (const name of ['rules', 'players']) {
      const files = readdirSync(join(folder, 'node_modules', '@speeltafel', name)).sort();
      expect(files).toEqual(['LICENSE', 'README.md', 'dist', 'package.json', 'types']);
    }
  });

  test('names its repository, as npm requires for provenance', () => {
    const manifest = JSON.parse(
      readFileSync(join(folder, 'node_modules', '@speeltafel', 'players', 'package.json'), 'utf8'),
    );
    expect(manifest.private).toBeUndefined();
    expect(manifest.repository).toEqual({
      type: 'git',
      url: 'https://example.org/speeltafel',
      directory: 'packages/players',
    });
    expect(manifest.license).toBe('MIT');
  });

  test('of rules plays the game of its README in Node', () => {
    const said = run(process.execPath, [example('rules', 'rules.mjs')]);
    expect(said).toMatch(/^v2 .+\n\{[\s\S]*reason: '\w+'[\s\S]*\}\n\d+ actions\n$/);
  });

  test('of players thinks, plays and finds the puzzle of its README in Node', () => {
    const said = run(process.execPath, [example('players', 'players.mjs')]);
    expect(said).toContain("'night-watch'");
    expect(said).toMatch(/A\d:p1-.* 1\/1\/A\/B\/tokens /);
    expect(said).toMatch(/\n(adam|v2|base) .+\n$/);
  });

  test('has subpath exports', () => {
    writeFileSync(
      join(folder, 'parts.mjs'),
      `import { PUZZLE_COUNTS, puzzleIndex } from '@speeltafel/players/puzzles';
       import { shareOf } from '@speeltafel/players/reports';
       console.log(Object.keys(PUZZLE_COUNTS).join(), puzzleIndex('floors').length > 50, typeof shareOf);`,
    );
    expect(run(process.execPath, ['parts.mjs'])).toBe('menhirs,floors true function\n');
  });

  test.each(['nodenext', 'bundler'])('has types that pass a strict compiler, with modules resolved as %s', (how) => {
    writeFileSync(
      join(folder, 'right.ts'),
      `import { GAMES, fromSeed, menhirs, type menhirsKit, type Result } from '@speeltafel/rules';
       const sure = <T>(result: Result<T>): T => {
         if (!result.ok) throw new Error(result.refusal.message);
         return result.value;
       };
       const start: menhirsKit.Position = menhirs.start(sure(menhirs.options({})), fromSeed('0'.repeat(32)));
       export const actions: readonly menhirsKit.Action[] = menhirs.actions(start, 1, 0);
       export const ids: readonly ('menhirs' | 'floors')[] = [GAMES.menhirs.id === 'menhirs' ? 'menhirs' : 'floors'];`,
    );
    writeFileSync(
      join(folder, 'wrong.ts'),
      `import { openTextGame } from '@speeltafel/players';
       import { puzzleIndex } from '@speeltafel/players/puzzles';
       export const kinds: readonly string[] = puzzleIndex('menhirs').map(({ kind }) => kind);
       // @ts-expect-error A level is text.
       openTextGame('floors')!.think('', 3, { nodes: 1, stop: () => true }, 1);
       // @ts-expect-error There is no such game.
       puzzleIndex('chess');`,
    );
    const module = how === 'nodenext' ? 'nodenext' : 'esnext';
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          ...{ strict: true, noEmit: true, target: 'es2022', lib: ['es2022', 'dom'], types: [] },
          ...{ module, moduleResolution: how, skipLibCheck: false },
        },
        files: ['right.ts', 'wrong.ts'],
      }),
    );
    run(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', '.']);
  });
});

test('the same sources make the same tarballs', async () => {
  const again = await makePackages(join(folder, 'again'), 'https://example.org/speeltafel');
  const hash = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');
  expect([again.rules, again.players].map(hash)).toEqual([tarballs.rules, tarballs.players].map(hash));
});
