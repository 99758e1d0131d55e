/** The finished steps by course, stored on the device. */
import * as v from 'valibot';
import { gamesWith } from '../../games/registry.ts';
import { parseJson } from '../../storage/storage.ts';
import { storedSignal } from '../../storage/stored-signal.ts';
import { type CourseId, stepsOf } from './courses.ts';

export type Progress = Readonly<Record<string, readonly string[]>>;

const none = (): Progress => Object.fromEntries(gamesWith('lesson').map((game) => [game, []]));

const schema = v.pipe(
  v.record(v.string(), v.fallback(v.array(v.string()), [])),
  v.transform((stored): Progress => ({ ...none(), ...stored })),
);

export const parseProgress = (text: string | null): Progress => parseJson(text, schema) ?? none();

export const isDone = (progress: Progress, course: CourseId, step: string): boolean =>
  progress[course]?.includes(step) ?? false;

/** Counts only steps that still exist. */
export const doneIn = (progress: Progress, course: CourseId): readonly string[] =>
  stepsOf(course).filter((step) => isDone(progress, course, step));

/** The first step that is not done, or the first of all. */
export const nextStep = (progress: Progress, course: CourseId): number =>
  Math.max(
    0,
    stepsOf(course).findIndex((step) => !isDone(progress, course, step)),
  );

const [progress, setProgress] = storedSignal<Progress>('lessons', schema, none);

export { progress };

export function markDone(course: CourseId, step: string): void {
  if (isDone(progress(), course, step)) return;
  setProgress({ ...progress(), [course]: [...(progress()[course] ?? []), step] });
}
