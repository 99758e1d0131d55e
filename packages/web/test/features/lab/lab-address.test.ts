import { beforeAll, describe, expect, it } from 'vitest';
import type { GameLaboratory } from '../../../src/games/contract/laboratory.ts';
import { fakeBrowser } from '../../browser.ts';

fakeBrowser();
const { addressOf, readSettings, usualSettings } = await import('../../../src/features/lab/lab-address.ts');
const { GAMES } = await import('../../../src/games/registry.ts');
const { fetchPart } = await import('../../../src/router/lazy-screen.ts');

let menhirs: GameLaboratory;
let floors: GameLaboratory;
beforeAll(async () => {
  menhirs = await fetchPart(GAMES.menhirs.laboratory!);
  floors = await fetchPart(GAMES.floors.laboratory!);
});

const readMenhirs = (query: string) => readSettings(new URLSearchParams(query), menhirs, GAMES.menhirs.levels);
const readFloors = (query: string) => readSettings(new URLSearchParams(query), floors, GAMES.floors.levels);

describe('the address of a report', () => {
  it('holds all settings, and has defaults for missing ones', () => {
    expect(readMenhirs('')).toEqual(usualSettings(menhirs));
    const settings = {
      options: 'v2 take=3,5,7/4,6,8',
      other: 'adam claims=off',
      levels: ['shepherd', 'druid'],
      games: 400,
      positions: 2000,
      seed: 7,
    };
    const address = addressOf('menhirs', settings);
    expect(readMenhirs(address.split('?')[1]!)).toEqual(settings);
  });

  it.each([
    ['options=v3', 'options'],
    ['options=v2+take=13/4', 'options'],
    [`options=${'a'.repeat(10_000)}`, 'options'],
    ['with=chess', 'options'],
    ['levels=king', 'levels'],
    ['levels=lamb,lamb,lamb', 'levels'],
    ['games=0', 'number'],
    ['games=1e9', 'number'],
    ['positions=-1', 'number'],
    ['seed=many', 'number'],
  ])('refuses invalid settings: %#', (query, why) => {
    expect(readMenhirs(query)).toBe(why);
  });

  it('needs one level for all seats, or one for each seat of both variants', () => {
    expect(readFloors('options=2+basic&levels=castellan,night-watch')).toMatchObject({ levels: { length: 2 } });
    expect(readFloors('options=2+basic&with=3+basic&levels=castellan,night-watch')).toBe('levels');
    expect(readFloors('options=2+basic&with=3+basic&levels=castellan')).toMatchObject({ other: '3 basic' });
  });
});

describe('a variant', () => {
  it('is named by its differences from the default', () => {
    expect(menhirs.variant('adam')?.name).toBe('Adam Way');
    expect(menhirs.variant('v2 take=3,5/4')?.name).toBe('2.0, 3-5 / 4');
    expect(floors.variant('6 random five=h3')).toMatchObject({ options: '6 random five=h3', seats: { length: 6 } });
    expect(floors.variant('9 basic')).toBe(null);
  });
});

describe('the measures of a report', () => {
  it('all have names', async () => {
    const { reports } = await import('@speeltafel/players');
    for (const [game, laboratory, options] of [
      ['menhirs', menhirs, 'adam'],
      ['floors', floors, '3 basic'],
    ] as const) {
      const reporter = reports.reporters.get(game);
      const settings = {
        game,
        options,
        levels: [reporter.usual.level],
        rotate: false,
        positions: 5,
        games: 5,
        seed: 2,
      };
      const samples = Array.from({ length: 5 }, (_, i) => reporter.play(settings, i));
      for (const { id } of reports.makeReport(settings, samples).measures) {
        expect(laboratory.measure(id), id).toBeTruthy();
      }
    }
  });
});
