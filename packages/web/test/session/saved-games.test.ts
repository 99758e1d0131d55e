import { floorsTable, keep, menhirsTable, NO_CLOCK, openTable } from '@speeltafel/table';
import { createEffect, createRoot } from 'solid-js';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SavedGame } from '../../src/session/saved-games.ts';
import { type FakeStorage, fakeBrowser, happen } from '../browser.ts';

let storage: FakeStorage = fakeBrowser();
const { isKept, savedGames, readGame, removeGame, tidy, writeGame } = await import('../../src/session/saved-games.ts');

beforeEach(() => {
  storage = fakeBrowser();
  for (const { id } of savedGames()) removeGame(id);
});

const chairs = [1, 2].map((seat) => ({ seat, name: `Nr ${seat}`, controller: { kind: 'person' } as const }));
const options = menhirsTable.game.options({});
if (!options.ok) throw new Error(options.refusal.message);
const table = openTable(menhirsTable, { options: options.value, chairs, clock: NO_CLOCK, seed: 'a'.repeat(32) });

const game = (id: string, changed = 0, over = false): SavedGame => ({
  id,
  table: keep(menhirsTable, table),
  elapsed: 5,
  changed,
  waiting: [1],
  over,
});

describe('games stored in the browser', () => {
  test('a stored game is read back', () => {
    expect(writeGame(game('one'))).toBe(true);
    expect(readGame('one')).toEqual(game('one'));
  });

  test('a game from a position keeps its random results and the known part of its deal', () => {
    const kept = game('from');
    const from = { ...kept, table: { ...kept.table, luck: 'c'.repeat(32), dealt: 'a1.b2' } };
    writeGame(from);
    expect(readGame('from')).toEqual(from);
  });

  test('a game of Floors with a computer player and a clock is read back', () => {
    const wished = floorsTable.game.options({ players: 3 });
    if (!wished.ok) throw new Error(wished.refusal.message);
    const three = [1, 2, 3].map((seat) => ({
      seat,
      name: '',
      controller: seat === 1 ? ({ kind: 'person' } as const) : ({ kind: 'computer', level: 'castellan' } as const),
    }));
    const clock = { kind: 'fischer', initial: 60_000, increment: 1000 } as const;
    const opened = openTable(floorsTable, { options: wished.value, chairs: three, clock, seed: 'b'.repeat(32) });
    const kept = { ...game('floors'), table: keep(floorsTable, opened) };
    writeGame(kept);
    expect(readGame('floors')).toEqual(kept);
  });

  test('a game that cannot be stored lasts until the page is closed', () => {
    storage.room = 10;
    expect(writeGame(game('loose', 7))).toBe(false);
    expect(isKept('loose')).toBe(false);
    expect(readGame('loose')).toEqual(game('loose', 7));
    expect(savedGames().map(({ id }) => id)).toEqual(['loose']);
    storage.room = 1e6;
    expect(writeGame(game('loose', 8))).toBe(true);
    expect(isKept('loose')).toBe(true);
    storage = fakeBrowser();
    expect(readGame('loose')).toBeUndefined();
  });

  test('a game that could be stored only at first is listed once, in its latest state', () => {
    writeGame(game('one', 1));
    storage.room = 10;
    expect(writeGame(game('one', 2))).toBe(false);
    expect(savedGames().map(({ id, changed }) => `${id} ${changed}`)).toEqual(['one 2']);
    removeGame('one');
    expect(savedGames()).toEqual([]);
  });

  test('the latest change comes first', () => {
    for (const [id, changed] of [
      ['a', 3],
      ['b', 9],
      ['c', 5],
    ] as const)
      writeGame(game(id, changed));
    expect(savedGames().map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });

  test('damaged and foreign entries are skipped without an error', () => {
    writeGame(game('good'));
    const { table: inner, ...rest } = game('bad');
    const damaged = [
      'no JSON',
      'null',
      '[]',
      '{}',
      JSON.stringify(rest),
      JSON.stringify({
        ...rest,
        table: { ...inner, chairs: [{ seat: 99, name: '', controller: { kind: 'person' } }] },
      }),
      JSON.stringify({ ...rest, table: { ...inner, clocks: {} } }),
      JSON.stringify({ ...rest, table: inner, elapsed: 'long' }),
    ];
    for (const [i, text] of damaged.entries()) storage.setItem(`speeltafel.game.bad${i}`, text);
    storage.setItem('speeltafel.settings', '{}');
    storage.setItem('somebody-else', 'x');
    expect(savedGames().map(({ id }) => id)).toEqual(['good']);
    for (const i of damaged.keys()) expect(readGame(`bad${i}`)).toBeUndefined();
    expect(readGame('never')).toBeUndefined();
  });

  test('a full storage drops the oldest finished games, never a running one', () => {
    writeGame(game('playing', 1));
    for (const [i, id] of ['old', 'older', 'newest'].entries()) writeGame(game(id, 2 + i, true));
    storage.room = [...storage.kept.values()].reduce((sum, text) => sum + text.length, 0);
    const size = storage.getItem('speeltafel.game.playing')!.length;
    expect(writeGame({ ...game('longer', 9), waiting: Array(Math.floor(size / 4)).fill(1) })).toBe(true);
    expect(savedGames().map(({ id }) => id)).toEqual(['longer', 'newest', 'playing']);
  });

  test('reports if nothing can be stored', () => {
    writeGame(game('playing', 1));
    storage.room = 10;
    expect(writeGame(game('added', 4))).toBe(false);
    expect([...storage.kept.keys()]).toEqual(['speeltafel.game.playing']);
  });

  test('beyond sixty, the oldest finished games are removed; running games stay', () => {
    for (let i = 0; i < 70; i++) writeGame(game(`g${i}`, i, i % 2 === 0));
    tidy();
    const left = savedGames();
    expect(left.filter(({ over }) => !over)).toHaveLength(35);
    expect(left.filter(({ over }) => over)).toHaveLength(30);
    expect(left.some(({ id }) => id === 'g0')).toBe(false);
  });

  test('a list on the page follows local removals and changes in other tabs', () => {
    writeGame(game('one', 1));
    writeGame(game('two', 2));
    const seen: string[][] = [];
    const dispose = createRoot((dispose) => {
      createEffect(() => seen.push(savedGames().map(({ id }) => id)));
      return dispose;
    });
    removeGame('two');
    writeGame(game('other', 3));
    happen('storage', { key: 'speeltafel.game.other' });
    dispose();
    expect(seen).toEqual([['two', 'one'], ['one'], ['other', 'one']]);
  });
});
