/** A game of Menhirs in words: a log entry for every action, and the round it belongs to. */
import { menhirsKit } from '@speeltafel/rules';
import { sentence } from '../sentences.ts';
import { say as sayMenhirs } from '../words.ts';
import { nameAt } from './names.ts';
import type { MenhirsRecord } from './record.ts';
import { say } from './words.ts';

const { DECIDING, FLIPPING, PLACING } = menhirsKit;

/** The round of an action; null for the set-up. */
export function chapterOf({ course }: MenhirsRecord, action: number): string | null {
  const claims = course.played[action]!.action.kind === 'claim';
  const { phase, pass, round, setting } = course.positions[claims ? action + 1 : action]!.state;
  if (phase === FLIPPING || (phase === PLACING && !setting.adam)) return null;
  return pass === 1 ? sayMenhirs().roundNumber(round) : say().chapterProlonged(round);
}

export function sentenceOf(record: MenhirsRecord, action: number): string {
  const { played, positions } = record.course;
  const one = played[action]!;
  const { phase: now, setting } = positions.at(-1)!.state;
  const secret = record.running && now === DECIDING && !setting.aloud;
  return sentence(one, nameAt(record, one.seat), secret);
}
