/** A recorded game in chapters: the set-up, then one for each round. */
import type { ReplayView } from '../../games/contract/replay.ts';

export interface Chapter {
  /** Its first action. */
  readonly from: number;
  /** The action after its last one. */
  readonly to: number;
  readonly title: string;
}

export function chaptersOf(
  { record, chapter }: Pick<ReplayView, 'record' | 'chapter'>,
  setUp: string,
): readonly Chapter[] {
  const chapters: Chapter[] = [];
  for (let i = 0; i < record.course.played.length; i++) {
    const title = chapter(i) ?? setUp;
    const last = chapters.at(-1);
    if (last?.title === title) chapters[chapters.length - 1] = { ...last, to: i + 1 };
    else chapters.push({ from: i, to: i + 1, title });
  }
  return chapters;
}
