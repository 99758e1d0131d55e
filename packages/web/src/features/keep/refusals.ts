import type { Refusal } from '@speeltafel/rules';
import { whyNot as whyNotOnline } from '../online/refusals.ts';
import { say } from './words.ts';

/** Explains a refusal by the server or the device. */
export function whyNot(refusal: Refusal): string {
  if (refusal.code === 'cancelled') return say().cancelled;
  const why: Readonly<Record<string, string>> = say().why;
  return why[refusal.code] ?? whyNotOnline(refusal);
}
