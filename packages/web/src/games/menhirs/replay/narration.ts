/** A game of Menhirs in words: every action as the log tells it, and the round it belongs to. */
import { menhirsKit } from '@speeltafel/rules';
import { say } from '../../../features/replay/words.ts';
import type { MenhirsFilm } from '../../../session/game-record.ts';
import { nameAt } from '../../../session/record-names.ts';
import { sentence } from '../sentences.ts';

const { DECIDING, FLIPPING, PLACING } = menhirsKit;

export function titleOf({ course }: MenhirsFilm, action: number): string {
  const { phase, pass, round, setting } = course.positions[action]!.state;
  if (phase === FLIPPING || (phase === PLACING && !setting.adam)) return say().chapterSetUp;
  return pass === 1 ? say().chapterRound(round) : say().chapterProlonged(round);
}

export function sentenceOf(film: MenhirsFilm, action: number): string {
  const { played, positions } = film.course;
  const one = played[action]!;
  const secret = film.running && positions.at(-1)!.state.phase === DECIDING;
  return sentence(one, nameAt(film, one.seat), secret);
}
