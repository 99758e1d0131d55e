/** The puzzle of the day: the same for everybody on the same date, easy on Monday and hard on Sunday. */
import { type Shelved, shelved } from '@speeltafel/players/puzzles';

export type PuzzleGame = 'menhirs' | 'floors';
export const PUZZLE_GAMES: readonly PuzzleGame[] = ['menhirs', 'floors'];

/** From Monday to Sunday. */
const GRADES = [1, 2, 2, 3, 3, 4, 5];
const DAY = 86_400_000;
/** A number far from any pack's size that shares no factor with it: week after week another puzzle, each before one comes again. */
const STRIDE = 7919;

/** Counts the days of the calendar, wherever one lives. */
export const dayNumber = (date: Date): number =>
  Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);

export const dayName = (date: Date): string => new Date(dayNumber(date) * DAY).toISOString().slice(0, 10);

export function puzzleOfTheDay(game: PuzzleGame, date: Date): Shelved {
  const day = dayNumber(date);
  // The first of January 1970 was a Thursday.
  const weekday = (day + 3) % 7;
  const week = Math.floor((day + 3) / 7);
  const grade = GRADES[weekday];
  const fitting: readonly Shelved[] = shelved(game).filter((puzzle) => puzzle.grade === grade);
  // Days of the same grade stand half a row apart.
  const offset = GRADES.indexOf(grade!) === weekday ? 0 : Math.floor(fitting.length / 2);
  return fitting[(week * STRIDE + offset) % fitting.length]!;
}
