/** A report as plain text. */
import { reports } from '@speeltafel/players';

type Measure = reports.Measure;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const number = (value: number): string => value.toFixed(2);

function spoken({ kind, measured: { value, low, high } }: Measure): string {
  const form = kind === 'share' ? percent : number;
  return `${form(value)} (${form(low)} to ${form(high)})`;
}

const title = ({ game, options, levels, games, positions, seed, rotate }: reports.ReportSettings): string =>
  `${game} (${options}), ${games} games of ${levels.join(', ')}${rotate ? ' in changing seats' : ''}, at most ${positions} positions a turn, seed ${seed}`;

function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export const reportText = (report: reports.Report): string =>
  `${title(report.settings)}\n${table(report.measures.map((measure) => [`  ${measure.id}`, spoken(measure)]))}\n`;

const SIGNS: Readonly<Record<reports.Difference, string>> = {
  differs: '≠ differs',
  'may-be-chance': '≈ may be chance',
  'too-few-games': 'too few games',
};

export function comparisonText(first: reports.Report, second: reports.Report): string {
  const rows = reports
    .compareReports(first, second)
    .map((row) => [`  ${row.first.id}`, spoken(row.first), spoken(row.second), SIGNS[row.difference]]);
  return `${title(first.settings)}\n${title(second.settings)}\nIntervals are 95 %, differences are seen at 99 %.\n${table(rows)}\n`;
}
