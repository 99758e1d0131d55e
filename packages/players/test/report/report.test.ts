import { fromSeed, makeRecord, menhirs } from '@speeltafel/rules';
import { describe, expect, it } from 'vitest';
import { menhirsPlayers, reports } from '../../src/index.ts';
import { nodeBudget } from '../../src/player.ts';
import {
  compareMeans,
  compareSeats,
  compareShares,
  compareWithFair,
  meanOf,
  shareOf,
} from '../../src/report/statistics.ts';

const { checkSettings, compareReports, makeReport, reporters } = reports;

const settingsFor = (game: string, part: Partial<reports.ReportSettings> = {}): reports.ReportSettings => {
  const { options, level } = reporters.get(game).usual;
  return { game, options, levels: [level], rotate: false, positions: 40, games: 12, seed: 3, ...part };
};

function checked(settings: reports.ReportSettings): reports.ReportSettings {
  const result = checkSettings(reporters.get(settings.game), settings);
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
}

const made = new Map<string, reports.Report>();

/** Cached by settings: several tests use the same report. */
function reportOn(settings: reports.ReportSettings): reports.Report {
  const known = checked(settings);
  const key = JSON.stringify(known);
  const old = made.get(key);
  if (old !== undefined) return old;
  const { play } = reporters.get(known.game);
  const report = makeReport(
    known,
    Array.from({ length: known.games }, (_, i) => play(known, i)),
  );
  made.set(key, report);
  return report;
}

const measure = (report: reports.Report, id: string) => report.measures.find((one) => one.id === id)!;
const value = (report: reports.Report, id: string) => measure(report, id).measured.value;

describe('intervals and differences', () => {
  it('match the published Wilson interval for 8 of 10', () => {
    const { value, low, high } = shareOf(8, 10);
    expect([value, low.toFixed(3), high.toFixed(3)]).toEqual([0.8, '0.490', '0.943']);
    expect(shareOf(0, 10).low).toBe(0);
    expect(shareOf(10, 10).high).toBe(1);
  });

  it('give a mean with its standard error', () => {
    const { value, low, high } = meanOf([2, 4, 4, 4, 5, 5, 7, 9]);
    expect(value).toBe(5);
    expect(high - value).toBeCloseTo(1.96 * 0.7559, 3);
    expect(value - low).toBeCloseTo(high - value, 10);
  });

  it('report a difference only at 99 %, and with a hundred games', () => {
    expect(compareShares(50, 99, 99, 99)).toBe('too-few-games');
    expect(compareShares(500, 1000, 540, 1000)).toBe('may-be-chance');
    expect(compareShares(500, 1000, 560, 1000)).toBe('differs');
    expect(compareShares(0, 1000, 0, 1000)).toBe('may-be-chance');
    const values = (mean: number) => Array.from({ length: 200 }, (_, i) => mean + (i % 2 === 0 ? 1 : -1));
    expect(compareMeans(values(5), values(5.1))).toBe('may-be-chance');
    expect(compareMeans(values(5), values(5.5))).toBe('differs');
  });

  it('detect a better seat by the decided games, and a seat off its fair share', () => {
    expect(compareSeats(99, 104, 1000)).toBe('may-be-chance');
    expect(compareSeats(126, 385, 1000)).toBe('differs');
    expect(compareSeats(0, 0, 1000)).toBe('may-be-chance');
    expect(compareSeats(9, 80, 99)).toBe('too-few-games');
    expect(compareWithFair(240, 1000, 0.25)).toBe('may-be-chance');
    expect(compareWithFair(314, 1000, 0.25)).toBe('differs');
    expect(compareWithFair(31, 99, 0.25)).toBe('too-few-games');
  });
});

describe('counts common to all games', () => {
  const sample = (part: Partial<reports.Sample>): reports.Sample => ({
    events: {},
    numbers: {},
    maps: {},
    profiles: {},
    ...part,
  });

  it('share a game without a winner, and a win of several seats of one level', () => {
    expect(reports.scoresByLevel(['a', 'b'], 2)).toEqual({ 'score a': 0, 'score b': 1 });
    expect(reports.scoresByLevel(['a', 'b', 'b', 'b'], null)).toEqual({ 'score a': 0.25, 'score b': 0.25 });
    expect(reports.scoresByLevel(['a', 'b', 'b', 'b'], 3)['score b']).toBeCloseTo(1 / 3);
    expect(reports.scoresByLevel(['a', 'a'], 1)).toEqual({});
  });

  it('count a change of the lead across steps without a leader', () => {
    expect(reports.leadChanges([null, 1, null, 1, 2, null, 1])).toBe(2);
    expect(reports.leadChanges([])).toBe(0);
  });

  it('include in each step the games that reached it, and omit steps that few reach', () => {
    const long = sample({ profiles: { choices: [10, 20, 30] } });
    const short = Array.from({ length: 39 }, () => sample({ profiles: { choices: [4, 6] } }));
    const [profile] = makeReport(settingsFor('menhirs'), [long, ...short]).profiles;
    expect(profile!.steps.map(({ games, median }) => [games, median])).toEqual([
      [40, 4],
      [40, 6],
    ]);
  });
});

describe.each(reporters.ids)('a report on %s', (game) => {
  it('is the same for the same seed, whatever the order of the games, and another for another seed', () => {
    const known = checked(settingsFor(game));
    const { play } = reporters.get(game);
    const backwards = Array.from({ length: known.games }, (_, i) => play(known, known.games - 1 - i)).reverse();
    expect(makeReport(known, backwards)).toEqual(reportOn(known));
    expect(reportOn({ ...known, seed: 4 }).measures).not.toEqual(reportOn(known).measures);
  });

  it.each([
    [{ options: 'chess' }, 'bad-option'],
    [{ levels: [] }, 'bad-levels'],
    [{ levels: ['grandmaster'] }, 'bad-levels'],
    [{ levels: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] }, 'bad-levels'],
    [{ games: 0 }, 'bad-games'],
    [{ games: 1e6 }, 'bad-games'],
    [{ positions: 1.5 }, 'bad-positions'],
    [{ seed: 0 }, 'bad-seed'],
  ])('refuses %j with a sentence', (part, code) => {
    const result = checkSettings(reporters.get(game), settingsFor(game, part));
    expect(result).toMatchObject({ ok: false, refusal: { code } });
  });
});

describe('a report on Menhirs', () => {
  it('counts every game once as a win of a seat or a tie', () => {
    const report = reportOn(settingsFor('menhirs', { games: 30 }));
    const all = ['first-wins', 'second-wins', 'tie'].map((id) => value(report, id));
    expect(all.reduce((a, b) => a + b)).toBeCloseTo(1, 10);
    expect(value(report, 'choices')).toBeGreaterThan(10);
    expect(value(report, 'moves')).toBeGreaterThan(5);
  });

  it('shows how much more often the stronger level wins, if levels change seats', () => {
    const report = reportOn(settingsFor('menhirs', { levels: ['lamb', 'stone-setter'], rotate: true, games: 24 }));
    expect(value(report, 'wins stone-setter')).toBeGreaterThan(value(report, 'wins lamb') + 0.4);
  });

  it('has no claims or decisions to count in 2.0', () => {
    const ids = reportOn(settingsFor('menhirs', { options: 'v2' })).measures.map(({ id }) => id);
    expect(ids).not.toContain('won-by-claim');
    expect(ids).not.toContain('reaches-decision');
  });

  it('maps how often places lie under fog, at most eleven of thirty', () => {
    const [fog] = reportOn(settingsFor('menhirs')).maps;
    const shares = Object.values(fog!.places);
    expect(shares.reduce((a, b) => a + b)).toBeGreaterThan(4);
    expect(shares.reduce((a, b) => a + b)).toBeLessThanOrEqual(11);
    expect(Math.max(...shares)).toBeLessThanOrEqual(1);
  });

  it('compares two variants', () => {
    const games = 100;
    const rows = compareReports(
      reportOn(settingsFor('menhirs', { levels: ['shepherd'], games })),
      reportOn(settingsFor('menhirs', { levels: ['shepherd'], games, options: 'v2' })),
    );
    expect(rows.find(({ first }) => first.id === 'moves')!.difference).toBe('differs');
    expect(rows.some(({ first }) => first.id === 'won-by-claim')).toBe(false);
  });
});

describe('a report on Finstere Flure', () => {
  it('gives every game one winner or none, and one way to end', () => {
    const report = reportOn(settingsFor('floors'));
    const sum = (ids: string[]) => ids.reduce((total, id) => total + value(report, id), 0);
    expect(sum(['seat 1 wins', 'seat 2 wins', 'seat 3 wins', 'seat 4 wins', 'no-winner'])).toBeCloseTo(1, 10);
    expect(sum(['ends-early', 'ends-with-last-card', 'ends-with-none-left'])).toBeCloseTo(1, 10);
  });

  it('counts eaten tokens once on the map and once in a stage', () => {
    const report = reportOn(settingsFor('floors'));
    const mapped = Object.values(report.maps[0]!.places).reduce((a, b) => a + b);
    expect(mapped).toBeCloseTo(value(report, 'eaten-first-half') + value(report, 'eaten-second-half'), 10);
  });

  it('measures luck against exact odds: over many games it averages out', () => {
    const report = reportOn(settingsFor('floors', { levels: ['lost-guest'], games: 80 }));
    const { low, high } = measure(report, 'bad-luck').measured;
    expect(low).toBeLessThan(0.5);
    expect(high).toBeGreaterThan(-0.5);
  });
});

describe('a report on a drawn board', () => {
  it('has games that differ', () => {
    const settings = checked(settingsFor('menhirs', { options: 'v2 board=b1.b4.e4.f2.g2', games: 12 }));
    const { play } = reporters.get('menhirs');
    const games = Array.from({ length: settings.games }, (_, i) => JSON.stringify(play(settings, i)));
    expect(new Set(games).size).toBeGreaterThan(8);
    expect(JSON.stringify(play(settings, 3))).toBe(games[3]);
  });
});

describe('minutes', () => {
  const minute = 60_000;
  /** The text of a played game with that much time between two actions. */
  const recordOf = (pause: number): string => {
    const options = menhirs.parseOptions('adam');
    if (!options.ok) throw new Error(options.refusal.message);
    const seed = '7'.repeat(32);
    const player = { player: menhirsPlayers.playerOf(menhirsPlayers.MENHIRS_LEVELS[1]!), budget: () => nodeBudget(1) };
    const { positions, played } = menhirsPlayers.playGame(options.value, fromSeed(seed), [player, player], 1);
    const timed = played.map((one, i) => ({ ...one, at: i * pause }));
    return makeRecord(menhirs, { options: options.value, seed, seal: null, positions, played: timed });
  };

  it('are the time per move in real games, times the moves of each game', () => {
    const { lasts, realGame } = reporters.get('menhirs');
    const settings = checked(settingsFor('menhirs'));
    const records = reports.recordsIn([10, 20, 90].map((seconds) => recordOf(seconds * 1000)).join('\n'));
    expect(records.length).toBe(3);
    const played = records.flatMap((record) => realGame(settings, record) ?? []);
    expect(played.length).toBe(3);
    const pace = reports.paceOf(lasts, played)!;
    const middle = played[1]!;
    expect(pace).toEqual({ games: 3, per: 'moves', minutes: middle.milliseconds / middle.units / minute });
    const report = reports.withMinutes(reportOn(settings), pace);
    expect(value(report, 'minutes')).toBeCloseTo(value(report, 'moves') * pace.minutes, 6);
    expect(reports.reportCsv([report])).toContain(',minutes,mean,12,');
  });

  it('are not estimated from two games, from games without times, or from another game', () => {
    const { lasts, realGame } = reporters.get('menhirs');
    const settings = checked(settingsFor('menhirs'));
    const told = (pauses: readonly number[]) =>
      reports.paceOf(
        lasts,
        pauses.flatMap((pause) => realGame(settings, recordOf(pause)) ?? []),
      );
    expect(told([1000, 2000])).toBeUndefined();
    expect(told([0, 0, 0])).toBeUndefined();
    expect(reporters.get('floors').realGame(settingsFor('floors'), recordOf(1000))).toBeUndefined();
  });

  it('accept records in JSON, such as an export', () => {
    const record = recordOf(1000);
    expect(reports.recordsIn(JSON.stringify({ name: 'Ada', games: [{ record }, { record }] }))).toEqual([
      record,
      record,
    ]);
    expect(reports.recordsIn('nothing of the kind')).toEqual([]);
  });
});
