/** `speeltafel lab report`: statistics of many games between computer players. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { reports } from '@speeltafel/players';
import { Progress } from '../arena/progress.ts';
import { playGames } from './report-pool.ts';
import { comparisonText, reportText } from './report-text.ts';

export const REPORT_HELP = `speeltafel lab report [--game NAME] [--options O] [--with OTHER] [--levels L[,L...]] [--rotate]
                      [--games 1000] [--positions 500] [--seed 1] [--threads N] [--real FILE] [--json | --csv]

report: plays games between computer players and counts results, lengths, points, claims, choices and more, with confidence intervals.
        --options are the game's options as text, such as "adam grace=10", "v2 take=4,6,8/5,7" or "4 basic"; --with compares another variant.
        --levels sets one level for all seats, or one for each; with --rotate they change seats from game to game.
        --real is a file with records of games between people, or a player's exported games: the report then estimates minutes.
        The same seed gives the same report, on any number of threads.
`;

type Format = 'text' | 'json' | 'csv';

interface Wish {
  readonly all: readonly reports.ReportSettings[];
  readonly threads: number;
  readonly format: Format;
  /** Records of games played by people. */
  readonly real: readonly string[] | undefined;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const KNOWN = {
  ...{ game: text, options: text, with: text, levels: text, games: text, positions: text, seed: text, threads: text },
  real: text,
  ...{ rotate: flag, json: flag, csv: flag },
};

const MOST_THREADS = 64;

function whole(name: string, written: string | undefined, otherwise: number, most: number): number {
  if (written === undefined) return otherwise;
  const value = /^\d{1,9}$/.test(written) ? Number(written) : Number.NaN;
  if (value >= 1 && value <= most) return value;
  throw new Error(`--${name} ${written} is not a whole number from 1 to ${most}.`);
}

function readReal(path: string): readonly string[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new Error(`The file ${path} cannot be read.`);
  }
  const records = reports.recordsIn(text);
  if (records.length === 0) throw new Error(`There are no game records in ${path}.`);
  return records;
}

/** Adds minutes to the report if there are enough real games of its kind. */
function timed(report: reports.Report, real: readonly string[]): reports.Report {
  const { settings } = report;
  const { lasts, realGame } = reports.reporters.get(settings.game);
  const pace = reports.paceOf(
    lasts,
    real.flatMap((record) => realGame(settings, record) ?? []),
  );
  if (pace !== undefined) return reports.withMinutes(report, pace);
  throw new Error(
    `Minutes need at least ${reports.FEWEST_REAL_GAMES} games of ${settings.game} (${settings.options}) that were played to their end with times.`,
  );
}

function readWish(args: readonly string[]): Wish {
  const { values } = parseArgs({ args: [...args], options: KNOWN });
  const game = values.game ?? reports.reporters.ids[0]!;
  if (!reports.reporters.has(game)) throw new Error(`There is no report of the game ${game}.`);
  if (values.json && values.csv) throw new Error('Use --json or --csv, not both.');
  const { usual } = reports.reporters.get(game);
  const settingsFor = (options: string): reports.ReportSettings => {
    const settings = reports.checkSettings(reports.reporters.get(game), {
      game,
      options,
      levels: (values.levels ?? usual.level).split(','),
      rotate: values.rotate ?? false,
      positions: whole('positions', values.positions, 500, reports.MOST_POSITIONS),
      games: whole('games', values.games, 1000, reports.MOST_GAMES),
      seed: whole('seed', values.seed, 1, 2 ** 31 - 1),
    });
    if (!settings.ok) throw new Error(settings.refusal.message);
    return settings.value;
  };
  return {
    all: [values.options ?? usual.options, ...(values.with === undefined ? [] : [values.with])].map(settingsFor),
    threads: whole('threads', values.threads, availableParallelism(), MOST_THREADS),
    format: values.json ? 'json' : values.csv ? 'csv' : 'text',
    real: values.real === undefined ? undefined : readReal(values.real),
  };
}

export async function report(
  args: readonly string[],
  script: URL,
  out: NodeJS.WritableStream,
  bar: NodeJS.WritableStream,
): Promise<number> {
  let wish: Wish;
  try {
    wish = readWish(args);
  } catch (error) {
    bar.write(`${error instanceof Error ? error.message : String(error)}\n\n${REPORT_HELP}`);
    return 2;
  }
  const made: reports.Report[] = [];
  for (const settings of wish.all) {
    const progress = new Progress(bar, settings.games);
    const samples = await playGames(settings, script, wish.threads, (done) => progress.show(done, settings.options));
    progress.clear();
    made.push(reports.makeReport(settings, samples));
  }
  try {
    const { real } = wish;
    out.write(written(real === undefined ? made : made.map((one) => timed(one, real)), wish.format));
    return 0;
  } catch (error) {
    bar.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

function written(made: readonly reports.Report[], format: Format): string {
  if (format === 'json') return reports.reportJson(made);
  if (format === 'csv') return reports.reportCsv(made);
  const [first, second] = made;
  return second === undefined ? reportText(first!) : comparisonText(first!, second);
}
