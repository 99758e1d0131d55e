import { to } from '../../router/route.ts';
import { type CourseId, gameOf, isStrategy, STRATEGY } from './courses.ts';

export const END = 'end';

/** The address of a step (counted from 1), or of the end. */
export const addressOf = (course: CourseId, step: number | typeof END): string =>
  to('learn', gameOf(course), ...(isStrategy(course) ? [STRATEGY] : []), String(step));
