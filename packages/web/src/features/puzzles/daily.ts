/** The puzzle of the day: the same for everyone on the same date, easy on Monday and hard on Sunday. */
import type { PuzzleEntry } from '@speeltafel/players/puzzles';

/** Grades from Monday to Sunday. */
const GRADES = [1, 2, 2, 3, 3, 4, 5];
const DAY = 86_400_000;
/** Larger than any pack and coprime to its size, so that every puzzle comes up once before any repeats. */
const STRIDE = 7919;

/** The number of the calendar day, in the player's time zone. */
export const dayNumber = (date: Date): number =>
  Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);

export const dayName = (date: Date): string => new Date(dayNumber(date) * DAY).toISOString().slice(0, 10);

export function puzzleOfTheDay(entries: readonly PuzzleEntry[], date: Date): PuzzleEntry {
  const day = dayNumber(date);
  // 1 January 1970 was a Thursday.
  const weekday = (day + 3) % 7;
  const week = Math.floor((day + 3) / 7);
  const grade = GRADES[weekday];
  const fitting = entries.filter((puzzle) => puzzle.grade === grade);
  // Two days of the same grade start half a list apart.
  const offset = GRADES.indexOf(grade!) === weekday ? 0 : Math.floor(fitting.length / 2);
  return fitting[(week * STRIDE + offset) % fitting.length]!;
}
