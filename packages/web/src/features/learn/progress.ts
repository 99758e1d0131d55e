/** Which steps of the lessons are done, kept on the device. */
import { createSignal } from 'solid-js';
import * as v from 'valibot';
import { FLOORS_STEPS } from '../../games/floors/lessons/steps.ts';
import { MENHIRS_STEPS } from '../../games/menhirs/lessons/steps.ts';
import { storage } from '../../storage/storage.ts';

export const LESSONS = { menhirs: MENHIRS_STEPS, floors: FLOORS_STEPS } as const;
export type LessonGame = keyof typeof LESSONS;

const KEY = 'speeltafel.lessons';
const names = v.fallback(v.array(v.string()), []);
const schema = v.object({ menhirs: names, floors: names });
export type Progress = Readonly<Record<LessonGame, readonly string[]>>;

export function parseProgress(kept: string | null): Progress {
  try {
    const read = v.safeParse(schema, JSON.parse(kept ?? '{}'));
    return read.success ? read.output : { menhirs: [], floors: [] };
  } catch {
    return { menhirs: [], floors: [] };
  }
}

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

function read(): Progress {
  try {
    return parseProgress(storage().getItem(KEY));
  } catch {
    return parseProgress(null);
  }
}

const [progress, setProgress] = createSignal(read());

export { progress };

export function markDone(game: LessonGame, step: string): void {
  if (progress()[game].includes(step)) return;
  const changed = { ...progress(), [game]: [...progress()[game], step] };
  setProgress(changed);
  try {
    storage().setItem(KEY, JSON.stringify(changed));
  } catch {
    // Without a place to keep it, it counts until the page is closed.
  }
}
