import type { Refusal } from '@speeltafel/rules';
import { whyNot as whyNotOnline } from '../online/refusals.ts';
import { say } from './words.ts';

/** Why the server or the device said no, in the reader's words. */
export function whyNot(refusal: Refusal): string {
  if (refusal.code === 'cancelled') return say().cancelled;
  const why: Readonly<Record<string, string>> = say().why;
  return why[refusal.code] ?? whyNotOnline(refusal);
}
