/** A game is named in its own folders and in one list per package, so that a new game changes no shared file. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';

const packages = new URL('../../', import.meta.url);

/** The lists. Puzzles and reports have their own, because the page loads them separately. */
const LISTS = [
  'cli/src/games.ts',
  'players/src/games.ts',
  'players/src/puzzles/games.ts',
  'players/src/puzzles/packs.ts',
  'players/src/report/games.ts',
  'previews/src/games.ts',
  'previews/src/index.ts',
  'rules/src/games.ts',
  'table/src/games.ts',
  'tournament/src/games.ts',
  'web/src/embed/games.ts',
  'web/src/games/registry.ts',
];

const sources = ['rules', 'players', 'table', 'previews', 'tournament', 'server', 'cli', 'web'].flatMap((name) =>
  readdirSync(new URL(`${name}/src/`, packages), { recursive: true, encoding: 'utf8' })
    // Names in a dictionary are not dependencies.
    .filter((path) => /\.(ts|tsx|css)$/.test(path) && !path.includes('/words/'))
    .map((path) => `${name}/src/${path}`),
);

const naming = (name: RegExp): readonly string[] =>
  sources.filter((path) => name.test(readFileSync(new URL(path, packages), 'utf8')));

test('outside its folder a game is named in the lists only', () => {
  const ids = Object.keys(GAMES).join('|');
  const own = new RegExp(`/(${ids})(/|\\.ts$)`);
  expect(
    naming(new RegExp(ids, 'i'))
      .filter((path) => !own.test(path))
      .toSorted(),
  ).toEqual(LISTS);
});

test('no source file knows the game that the tests register', () => {
  expect(naming(/\bnim\b/i)).toEqual([]);
});
