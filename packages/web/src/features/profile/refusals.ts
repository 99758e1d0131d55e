/** Explains refusals about a player's own data. */
import type { Refusal } from '@speeltafel/rules';
import { whyNot } from '../online/refusals.ts';
import { say } from './words.ts';

export function refusalText(refusal: Refusal): string {
  const own: Readonly<Record<string, string>> = say().refused;
  return Object.hasOwn(own, refusal.code) ? own[refusal.code]! : whyNot(refusal);
}
