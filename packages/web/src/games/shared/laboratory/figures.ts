/** Finds and formats the figures of a report. */
import type { Mean, Measure, Report, Share } from '@speeltafel/players/reports';
import { language } from '../../../i18n/language.ts';

const find = (report: Report, id: string): Measure | undefined => report.measures.find((measure) => measure.id === id);

export function shareIn(report: Report, id: string): Share | undefined {
  const found = find(report, id);
  return found?.kind === 'share' ? found : undefined;
}

export function meanIn(report: Report, id: string): Mean | undefined {
  const found = find(report, id);
  return found?.kind === 'mean' ? found : undefined;
}

export const hitsOf = (report: Report, id: string): number => shareIn(report, id)?.hits ?? 0;

export const percent = (share: number, digits = 1): string =>
  share.toLocaleString(language(), {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

export const decimal = (value: number, digits = 1): string =>
  value.toLocaleString(language(), { maximumFractionDigits: digits });
