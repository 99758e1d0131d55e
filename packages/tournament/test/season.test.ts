import { expect, test } from 'vitest';
import { foldAll, seasonStandings, type Tournament } from '../src/index.ts';
import { settingsFor, win } from './trial.ts';

/** A round of boards that the first player of each pair wins. */
function evening(...boards: readonly (readonly [string, string])[]): Tournament {
  const names = boards.flat();
  const entry = (name: string): string => `e${names.indexOf(name) + 1}`;
  const folded = foldAll([
    {
      kind: 'opened',
      at: 0,
      name: '',
      settings: settingsFor({ kind: 'swiss', rounds: 1 }, { tieBreaks: [] }),
      seed: '0'.repeat(32),
    },
    ...names.map((name) => ({
      ...({ kind: 'entered', at: 0, entry: entry(name), name } as const),
      ...(name.startsWith('computer') ? {} : { guest: name }),
    })),
    { kind: 'entered', at: 0, entry: 'e99', name: 'Never', guest: 'Never' },
    { kind: 'paired', at: 0, round: 1, boards: boards.map((pair) => pair.map(entry)), byes: [] },
    ...boards.map((_, i) => ({ kind: 'result', at: 0, round: 1, board: i + 1, result: win(1), by: 'x' }) as const),
  ]);
  if (!folded.ok) throw new Error(folded.refusal.message);
  return folded.value;
}

const row = (tournaments: readonly Tournament[], name: string) =>
  seasonStandings(tournaments).find((one) => one.name === name);

test('a player who finishes ahead of more players has more points; level players share them', () => {
  const one = evening(['Ann', 'Bea'], ['Cas', 'computer 1']);
  expect(row([one], 'Ann')).toMatchObject({ points: 3.5, firsts: 1, place: 1, scores: [3.5] });
  expect(row([one], 'Cas')).toMatchObject({ points: 3.5, place: 1 });
  expect(row([one], 'Bea')).toMatchObject({ points: 1.5, place: 3 });
  expect(row([one], 'computer 1')).toBeUndefined();
  expect(row([one], 'Never')).toBeUndefined();
});

test('tournaments add up, and a player who was not there gets nothing', () => {
  const season = [evening(['Ann', 'Bea']), evening(['Bea', 'Cas']), evening(['Bea', 'Dan'])];
  expect(seasonStandings(season).map(({ name, points, scores }) => [name, points, scores])).toEqual([
    ['Bea', 5, [1, 2, 2]],
    ['Ann', 2, [2, null, null]],
    ['Cas', 1, [null, 1, null]],
    ['Dan', 1, [null, null, 1]],
  ]);
  expect(row(season, 'Dan')!.place).toBe(3);
});
