/** A game of Floors in words: every action as the log tells it, and the round it belongs to. Tokens are marks. */
import { CHANCE, floorsKit as kit } from '@speeltafel/rules';
import { say } from '../../../features/replay/words.ts';
import type { FloorsFilm } from '../../../session/game-record.ts';
import { nameAt } from '../../../session/record-names.ts';
import { cardName, type Saying, tell } from '../play/sentences.ts';
import { say as sayFloors } from '../words.ts';
import { tokenMark } from './turn-text.ts';

export function titleOf({ course }: FloorsFilm, action: number): string {
  const { phase, stage, round } = course.positions[action]!;
  return phase === 'lay' ? say().chapterSetUp : say().chapterStage(stage, round);
}

const tellOf = (film: FloorsFilm, action: number): readonly Saying[] => {
  const { played, positions } = film.course;
  return tell(positions[action]!, positions[action + 1]!, played[action]!, (seat) => nameAt(film, seat));
};

export function sentenceOf(film: FloorsFilm, index: number): string {
  const { action } = film.course.played[index]!;
  if (action.type !== 'card') return tellOf(film, index)[0]?.text ?? '';
  const before = film.course.positions[index]!;
  const card = cardName(action.card, before.fiveIsHits);
  const { eaten } = kit.walkOf(before, action.card);
  if (eaten.length === 0) return sayFloors().cardEatsNobody(card);
  return sayFloors().cardEats(card, sayFloors().list(eaten.map((name) => tokenMark(before, name))));
}

/** The steps of the walk that an action was; nothing for any other action. */
export const walkOf = (film: FloorsFilm, action: number): readonly string[] =>
  film.course.played[action]?.seat === CHANCE
    ? tellOf(film, action)
        .slice(1)
        .map(({ text }) => text)
    : [];
