/** The history of a device, alone and merged with the games on the server. */
import { describe, expect, test, vi } from 'vitest';
import type { SavedGame } from '../../../src/session/saved-games.ts';
import { fakeBrowser } from '../../browser.ts';

fakeBrowser();
vi.mock('../../../src/session/player-names.ts', () => ({
  nameOf: ({ name, seat }: { name: string; seat: number }) => name || `Player ${seat}`,
}));
const { fits, gameOfDevice, together } = await import('../../../src/features/history/device-history.ts');
const { NO_FILTER } = await import('../../../src/features/history/history-api.ts');

const saved = (id: string, changed: number, result: string, more: Partial<SavedGame['table']> = {}): SavedGame => ({
  id,
  table: {
    game: 'menhirs',
    chairs: [
      { seat: 1, name: '', controller: { kind: 'person' } },
      { seat: 2, name: '', controller: { kind: 'computer', level: 'druid' } },
    ],
    record: `speeltafel 1\nmenhirs 1 adam\nplay \nresult ${result}\n`,
    clocks: { rule: { kind: 'none' }, left: {}, since: 0 },
    ...{ tentative: null, brokenOff: null, version: 1 },
    ...more,
  },
  ...{ elapsed: 0, changed, waiting: result === '-' ? [1] : [], over: result !== '-' },
});

describe('a game of this device in the history', () => {
  test('takes its result from the record, or from how it was broken off', () => {
    const of = (result: string, more = {}) => gameOfDevice(saved('a', 5, result, more));
    expect(of('1 uncovered')).toMatchObject({ result: 'won', ended: 5, others: [{ level: 'druid' }], options: 'adam' });
    expect(of('2 uncovered').result).toBe('lost');
    expect(of('0 agreed').result).toBe('tied');
    expect(of('-')).toMatchObject({ result: null, ended: null, mine: true });
    const brokenOff = { by: 'resigned', seat: 1, winner: 2 } as const;
    expect(of('1 x', { brokenOff }).result).toBe('lost');
    const two = [1, 2].map((seat) => ({
      seat,
      name: seat === 1 ? '' : 'Zoë',
      controller: { kind: 'person' } as const,
    }));
    expect(of('1 uncovered', { chairs: two })).toMatchObject({
      result: null,
      others: [{ name: 'Player 1' }, { name: 'Zoë' }],
    });
  });

  test('matches every filter that applies to it', () => {
    const won = gameOfDevice(saved('a', 5, '1 uncovered'));
    for (const [filter, shown] of [
      [{}, true],
      [{ game: 'floors' }, false],
      [{ opponent: 'computer' }, true],
      [{ opponent: 'people' }, false],
      [{ result: 'won' }, true],
      [{ result: 'lost' }, false],
      [{ running: true }, false],
      [{ rated: true }, false],
      [{ name: 'zoe' }, false],
    ] as const)
      expect(fits({ ...NO_FILTER, ...filter }, won), JSON.stringify(filter)).toBe(shown);
  });
});

test('is sorted among the games of the server; a game sent twice is shown as it was sent last', () => {
  const told = (id: string, ended: number | null) => ({ ...gameOfDevice(saved(id, 1, '1 x')), id, ended });
  const device = [gameOfDevice(saved('d1', 50, '1 x')), gameOfDevice(saved('d2', 5, '1 x'))];
  const first = [told('a', null), told('b', 90), told('c', 40)];
  expect(together(first, device, true).map(({ id }) => id)).toEqual(['a', 'b', 'd1', 'c']);
  const all = [...first, told('a', 95), told('e', 3)];
  expect(together(all, device, false).map(({ id }) => id)).toEqual(['a', 'b', 'd1', 'c', 'd2', 'e']);
});
