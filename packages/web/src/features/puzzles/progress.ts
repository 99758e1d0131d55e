/** The solved puzzles and the streak of days, stored on the device. */
import * as v from 'valibot';
import type { SolvedHow } from '../../games/contract/puzzles.ts';
import { parseJson } from '../../storage/storage.ts';
import { storedSignal } from '../../storage/stored-signal.ts';
import { dayNumber } from './daily.ts';

const schema = v.object({
  solved: v.fallback(v.record(v.string(), v.picklist(['alone', 'helped'])), {}),
  /** The last day with a solved puzzle, and the length of the streak that ends on it. */
  day: v.fallback(v.number(), -1),
  row: v.fallback(v.number(), 0),
  best: v.fallback(v.number(), 0),
  /** All days with a solved puzzle. Older versions stored only the last streak. */
  days: v.optional(v.fallback(v.array(v.number()), [])),
  /** The best timed run of each game, in puzzles solved. */
  runs: v.fallback(v.record(v.string(), v.number()), {}),
});
export type PuzzleProgress = v.InferOutput<typeof schema>;

export const NONE: PuzzleProgress = { solved: {}, day: -1, row: 0, best: 0, runs: {} };

export const parseProgress = (text: string | null): PuzzleProgress => parseJson(text, schema) ?? NONE;

const MOST_DAYS = 1000;

/** The numbers of the days with a solved puzzle, in order. */
export function solvedDays({ days = [], day, row }: PuzzleProgress): readonly number[] {
  const last = Array.from({ length: Math.min(row, MOST_DAYS) }, (_, i) => day - i);
  return [...new Set([...days, ...last])].filter((one) => one >= 0).toSorted((a, b) => a - b);
}

/** Only a puzzle solved alone extends the streak. Seeing an answer later does not undo a success. */
export function withSolved(before: PuzzleProgress, id: string, how: SolvedHow, date: Date): PuzzleProgress {
  const solved = before.solved[id] === 'alone' ? before.solved : { ...before.solved, [id]: how };
  const day = dayNumber(date);
  if (how === 'helped' || before.day === day) return { ...before, solved };
  const row = before.day === day - 1 ? before.row + 1 : 1;
  const days = [...solvedDays(before), day].slice(-MOST_DAYS);
  return { ...before, solved, day, row, best: Math.max(before.best, row), days };
}

/** The current streak. It ends when a whole day passes. */
export const rowOfDays = ({ day, row }: PuzzleProgress, date: Date): number => (dayNumber(date) - day <= 1 ? row : 0);

const [progress, setProgress] = storedSignal('puzzles', schema, () => NONE);

export { progress };

export const markSolved = (id: string, how: SolvedHow): void =>
  setProgress(withSolved(progress(), id, how, new Date()));

export const withRun = (before: PuzzleProgress, game: string, solved: number): PuzzleProgress => ({
  ...before,
  runs: { ...before.runs, [game]: Math.max(before.runs[game] ?? 0, solved) },
});

export const markRun = (game: string, solved: number): void => setProgress(withRun(progress(), game, solved));
