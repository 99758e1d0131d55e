/** Exports reports as CSV and JSON. */
import type { Report } from './report.ts';

const CSV_HEAD = 'options,measure,kind,games,value,low,high';

export const reportCsv = (all: readonly Report[]): string =>
  [
    CSV_HEAD,
    ...all.flatMap(({ settings, measures }) =>
      measures.map(({ id, kind, games, measured: { value, low, high } }) =>
        [`"${settings.options.replaceAll('"', '""')}"`, id, kind, games, value, low, high].join(','),
      ),
    ),
    '',
  ].join('\n');

/** Everything except the single values, of which there are as many as games. */
export const reportJson = (all: readonly Report[]): string =>
  `${JSON.stringify(
    all.map((report) => ({
      ...report,
      measures: report.measures.map((measure) =>
        measure.kind === 'mean' ? { ...measure, values: undefined } : measure,
      ),
    })),
  )}\n`;
