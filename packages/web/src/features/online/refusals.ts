/** Explains refusals by the server. */
import type { Refusal } from '@speeltafel/rules';
import { language } from '../../i18n/language.ts';
import { say } from './words.ts';

export function whyNot({ code, details }: Refusal): string {
  const { why } = say();
  if (code === 'too-late') {
    const seconds = Number(details.late) / 1000;
    const digits = seconds < 0.1 ? 3 : 1;
    return why.tooLate(seconds.toLocaleString(language(), { maximumFractionDigits: digits }));
  }
  if (code === 'present') return why.present(String(details.name ?? ''));
  if (code === 'not-yet') return why.notYet(String(details.name ?? ''), Math.ceil(Number(details.left) / 1000));
  if (code === 'banned') {
    const until = new Date(Number(details.until)).toLocaleString(language(), {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    return why.banned(until);
  }
  const known: Readonly<Record<string, string>> = why.codes;
  return known[code] ?? why.other;
}
