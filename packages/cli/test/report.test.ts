/** `speeltafel lab report`, with one thread; the command's own test starts real ones. */
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { reports } from '@speeltafel/players';
import { describe, expect, test } from 'vitest';
import { report } from '../src/lab/report.ts';
import { comparisonText, reportText } from '../src/lab/report-text.ts';

async function run(...args: string[]): Promise<[number, string]> {
  let written = '';
  const sink = new Writable({
    write(data, _, done) {
      written += data;
      done();
    },
  });
  return [await report(args, pathToFileURL('/nowhere'), sink, sink), written];
}

describe('lab report', () => {
  test.each([
    [['--game', 'chess'], 'There is no report of the game chess.'],
    [['--games', '0'], '--games 0 is not a whole number from 1 to 100000.'],
    [['--positions', 'many'], '--positions many is not a whole number from 1 to 1000000.'],
    [['--levels', 'king'], 'Name one or two levels of: lamb, wanderer'],
    [['--options', 'v3'], 'one of adam, v2 and base'],
    [['--options', 'v2 take=13/4'], 'is not a schedule of takings'],
    [['--with', 'v2 grace=3'], 'does not exist in the variant v2'],
    [['--real', '/nowhere/games.txt'], 'The file /nowhere/games.txt cannot be read.'],
    [['--json', '--csv'], 'Use --json or --csv, not both.'],
    [['--fast'], "Unknown option '--fast'"],
  ])('answers %j with a sentence', async (args, message) => {
    const [code, written] = await run(...args);
    expect(code).toBe(2);
    expect(written).toContain(message);
  });

  const settings: reports.ReportSettings = {
    game: 'menhirs',
    options: 'adam',
    levels: ['lamb'],
    rotate: false,
    positions: 10,
    games: 2,
    seed: 1,
  };
  const { play } = reports.reporters.get('menhirs');
  const made = (options: string) => {
    const chosen = { ...settings, options };
    return reports.makeReport(chosen, [play(chosen, 0), play(chosen, 1)]);
  };

  test('writes a report as text, CSV and JSON, and two side by side', () => {
    const adam = made('adam');
    expect(reportText(adam)).toMatch(/^menhirs \(adam\), 2 games of lamb, .*\n {2}first-wins +\d+\.\d % \(/);
    expect(reports.reportCsv([adam]).split('\n')[1]).toMatch(/^"adam",first-wins,share,2,/);
    expect(JSON.parse(reports.reportJson([adam]))[0].measures[0]).toMatchObject({ id: 'first-wins', games: 2 });
    expect(comparisonText(adam, made('v2'))).toMatch(/moves .* too few games/);
  });
});
