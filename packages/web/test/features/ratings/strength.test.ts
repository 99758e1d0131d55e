import { act, keep, menhirsTable, NO_CLOCK, openTable, positionOf, waitsFor } from '@speeltafel/table';
import { levelsOf } from '@speeltafel/tournament';
import { beforeEach, expect, test } from 'vitest';
import { type FakeStorage, fakeBrowser } from '../../browser.ts';

let storage: FakeStorage = fakeBrowser();
const { removeGame, savedGames, writeGame } = await import('../../../src/session/saved-games.ts');
const { deviceRatings, levelAtStrength } = await import('../../../src/features/ratings/own-ratings.ts');

beforeEach(() => {
  for (const { id } of savedGames()) removeGame(id);
  storage = fakeBrowser();
});

const POOL = 'menhirs-adam';
const options = menhirsTable.game.options({});
if (!options.ok) throw new Error(options.refusal.message);
const settings = options.value;

/** Stores a finished game of seat 1 against seat 2, which is a computer player, or a person if `level` is null. */
function play(id: number, level: string | null, winner: 1 | 2, least = 2, helped = false): void {
  const controller = level === null ? ({ kind: 'person' } as const) : ({ kind: 'computer', level } as const);
  const chairs = [
    { seat: 1, name: '', controller: { kind: 'person' } as const },
    { seat: 2, name: '', controller },
  ];
  let table = openTable(menhirsTable, { options: settings, chairs, clock: NO_CLOCK, seed: 'a'.repeat(32) });
  const acted = (seat: number): number => table.course.played.filter((one) => one.seat === seat).length;
  while (Math.min(acted(1), acted(2)) < least) {
    const [next] = waitsFor(menhirsTable, table);
    const action = menhirsTable.game.actions(positionOf(table), next!, 0)[0]!;
    const played = act(menhirsTable, table, next!, action, 0);
    if (!played.ok) throw new Error(played.refusal.message);
    table = played.value;
  }
  const seat = winner === 1 ? 2 : 1;
  const kept = { ...keep(menhirsTable, table), brokenOff: { by: 'resigned', seat, winner } as const };
  writeGame({
    id: `g${id}`,
    table: kept,
    elapsed: 5,
    changed: 1e12 + id,
    waiting: [],
    over: true,
    ...(helped && { helped }),
  });
}

test("the level is the one nearest to the player's results on this device, after three games", () => {
  play(1, 'lamb', 2);
  play(2, 'lamb', 2);
  expect(levelAtStrength(POOL)).toBe(null);
  play(3, 'lamb', 2);
  expect(levelAtStrength(POOL)).toBe('lamb');
  for (let id = 4; id < 24; id++) play(id, 'druid', 1);
  expect(['druid', 'mist-walker']).toContain(levelAtStrength(POOL));
  expect(levelAtStrength('menhirs-base')).toBe(null);
});

test('games between people and levels without a rating do not count', () => {
  for (let id = 0; id < 5; id++) play(id, id % 2 === 0 ? null : 'nobody-measured-it', 1);
  expect(deviceRatings().get(POOL)?.games ?? 0).toBe(0);
});

test('games with help and games given up at once do not count', () => {
  for (let id = 0; id < 3; id++) play(id, 'lamb', 1, 2, true);
  for (let id = 3; id < 6; id++) play(id, 'lamb', 1, 1);
  expect(deviceRatings().has(POOL)).toBe(false);
  for (let id = 6; id < 9; id++) play(id, 'lamb', 1);
  expect(deviceRatings().get(POOL)!.games).toBe(3);
});

test('a rating from the server takes precedence', () => {
  for (let id = 0; id < 5; id++) play(id, 'lamb', 2);
  const [strongest, rating] = levelsOf(POOL).at(-1)!;
  storage.setItem('speeltafel.ratings', JSON.stringify({ [POOL]: { rating, games: 9 } }));
  expect(levelAtStrength(POOL)).toBe(strongest);
});
