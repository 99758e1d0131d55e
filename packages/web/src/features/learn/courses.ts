/**
 * The courses: every game has a lesson, some also have a strategy course. `#/learn/<game>/3`,
 * `#/learn/<game>/strategy/3`.
 */
import type { GameLesson } from '../../games/contract/lesson.ts';
import { GAMES, type GameId, gamesWith } from '../../games/registry.ts';

export const STRATEGY = 'strategy';

/** Also the key under which progress is stored. */
export type CourseId = GameId | `${GameId}.${typeof STRATEGY}`;

export const strategyOf = (game: GameId): CourseId => `${game}.${STRATEGY}`;

export const gameOf = (course: CourseId): GameId => course.split('.', 1)[0] as GameId;

export const isStrategy = (course: CourseId): boolean => course.endsWith(`.${STRATEGY}`);

export const partOf = (course: CourseId): GameLesson | undefined =>
  GAMES[gameOf(course)][isStrategy(course) ? STRATEGY : 'lesson'];

export const stepsOf = (course: CourseId): readonly string[] => partOf(course)?.steps ?? [];

/** The course in an address, and the requested step. */
export function courseIn(path: readonly string[]): { readonly course: CourseId; readonly step?: string } | undefined {
  const [, name, ...rest] = path;
  const game = gamesWith('lesson').find((id) => id === name);
  if (game === undefined) return undefined;
  const second = rest[0] === STRATEGY && GAMES[game].strategy !== undefined;
  const step = rest[second ? 1 : 0];
  return { course: second ? strategyOf(game) : game, ...(step !== undefined && { step }) };
}
