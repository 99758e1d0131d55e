/** What was solved, and on how many days in a row, kept on the device. */
import * as v from 'valibot';
import { parseJson } from '../../storage/storage.ts';
import { storedSignal } from '../../storage/stored-signal.ts';
import { dayNumber } from './daily.ts';

/** Alone, or with the answer shown. */
export type How = 'alone' | 'helped';

const schema = v.object({
  solved: v.fallback(v.record(v.string(), v.picklist(['alone', 'helped'])), {}),
  /** The last day on which one was solved, and the row of days up to it. */
  day: v.fallback(v.number(), -1),
  row: v.fallback(v.number(), 0),
  best: v.fallback(v.number(), 0),
});
export type PuzzleProgress = v.InferOutput<typeof schema>;

export const NONE: PuzzleProgress = { solved: {}, day: -1, row: 0, best: 0 };

export const parseKept = (text: string | null): PuzzleProgress => parseJson(text, schema) ?? NONE;

/** Only what was solved alone makes the row of days longer; having been shown an answer never spoils an earlier success. */
export function withSolved(before: PuzzleProgress, id: string, how: How, date: Date): PuzzleProgress {
  const solved = before.solved[id] === 'alone' ? before.solved : { ...before.solved, [id]: how };
  const day = dayNumber(date);
  if (how === 'helped' || before.day === day) return { ...before, solved };
  const row = before.day === day - 1 ? before.row + 1 : 1;
  return { solved, day, row, best: Math.max(before.best, row) };
}

/** The row of days that still stands: it is broken when a whole day went by. */
export const rowOfDays = ({ day, row }: PuzzleProgress, date: Date): number => (dayNumber(date) - day <= 1 ? row : 0);

const [progress, setProgress] = storedSignal('puzzles', schema, () => NONE);

export { progress };

export const markSolved = (id: string, how: How): void => setProgress(withSolved(progress(), id, how, new Date()));
