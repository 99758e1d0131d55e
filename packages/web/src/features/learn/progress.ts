/** Which steps of the lessons are done, kept on the device. */
import * as v from 'valibot';
import { FLOORS_STEPS } from '../../games/floors/lessons/steps.ts';
import { MENHIRS_STEPS } from '../../games/menhirs/lessons/steps.ts';
import { parseJson } from '../../storage/storage.ts';
import { storedSignal } from '../../storage/stored-signal.ts';

export const LESSONS = { menhirs: MENHIRS_STEPS, floors: FLOORS_STEPS } as const;
export type LessonGame = keyof typeof LESSONS;

const names = v.fallback(v.array(v.string()), []);
const schema = v.object({ menhirs: names, floors: names });
export type Progress = Readonly<Record<LessonGame, readonly string[]>>;

const NONE: Progress = { menhirs: [], floors: [] };

export const parseProgress = (text: string | null): Progress => parseJson(text, schema) ?? NONE;

/** Counts only steps that still exist. */
export const doneIn = (progress: Progress, game: LessonGame): readonly string[] =>
  LESSONS[game].filter((step) => progress[game].includes(step));

/** The first step that is not done, or the first of all. */
export function nextStep(progress: Progress, game: LessonGame): number {
  const steps: readonly string[] = LESSONS[game];
  return Math.max(
    0,
    steps.findIndex((step) => !progress[game].includes(step)),
  );
}

const [progress, setProgress] = storedSignal<Progress>('lessons', schema, () => NONE);

export { progress };

export function markDone(game: LessonGame, step: string): void {
  if (progress()[game].includes(step)) return;
  setProgress({ ...progress(), [game]: [...progress()[game], step] });
}
