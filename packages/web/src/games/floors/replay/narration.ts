/** A game of Floors in words: a log entry for every action, and the round it belongs to. Tokens are marks. */
import { CHANCE, floorsKit as kit } from '@speeltafel/rules';
import { cardName, type Saying, tell } from '../play/sentences.ts';
import { say as sayFloors } from '../words.ts';
import { nameAt } from './names.ts';
import type { FloorsRecord } from './record.ts';
import { tokenMark } from './turn-text.ts';
import { say } from './words.ts';

/** The stage and round of an action; null for the set-up. */
export function chapterOf({ course }: FloorsRecord, action: number): string | null {
  const { phase, stage, round } = course.positions[action]!;
  return phase === 'lay' ? null : say().chapterStage(stage, round);
}

const tellOf = (record: FloorsRecord, action: number): readonly Saying[] => {
  const { played, positions } = record.course;
  return tell(positions[action]!, positions[action + 1]!, played[action]!, (seat) => nameAt(record, seat));
};

export function sentenceOf(record: FloorsRecord, index: number): string {
  const { action } = record.course.played[index]!;
  if (action.type !== 'card') return tellOf(record, index)[0]?.text ?? '';
  const before = record.course.positions[index]!;
  const card = cardName(action.card, before.fiveIsHits);
  const { eaten } = kit.walkOf(before, action.card);
  if (eaten.length === 0) return sayFloors().cardEatsNobody(card);
  return sayFloors().cardEats(card, sayFloors().list(eaten.map((name) => tokenMark(before, name))));
}

/** The steps of the walk if the action was a card; otherwise empty. */
export const stepsOf = (record: FloorsRecord, action: number): readonly string[] =>
  record.course.played[action]?.seat === CHANCE
    ? tellOf(record, action)
        .slice(1)
        .map(({ text }) => text)
    : [];
