/** A film in chapters: its rounds, and what comes before them. */
import type { Cast } from '../../games/replay-view.ts';

export interface Chapter {
  /** The first action of it. */
  readonly from: number;
  /** Behind the last one. */
  readonly to: number;
  readonly title: string;
}

export function chaptersOf({ film, title }: Pick<Cast, 'film' | 'title'>): readonly Chapter[] {
  const chapters: Chapter[] = [];
  for (let i = 0; i < film.course.played.length; i++) {
    const name = title(i);
    const last = chapters.at(-1);
    if (last?.title === name) chapters[chapters.length - 1] = { ...last, to: i + 1 };
    else chapters.push({ from: i, to: i + 1, title: name });
  }
  return chapters;
}
