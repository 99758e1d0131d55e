/**
 * A puzzle is data: a position and its only solution.
 *
 *     {"id":"win-in-one-7","kind":"win-in-one","grade":2,"position":"adam a2.a3 ...","solution":["f4:N"]}
 *
 * A pack is a JSON array with one puzzle per line. Each game has its own kinds of puzzles. Positions and solutions are
 * in the text form of the game's rules; the solution is a list of actions.
 */

/** From 1, seen at a glance, to 5. */
export type Grade = 1 | 2 | 3 | 4 | 5;

export type Solution = readonly string[];

/** Every solution of a position of one kind; none for a position that cannot be read. */
export type Solutions = (position: string) => readonly Solution[];

export interface Puzzle<K extends string = string> {
  readonly id: string;
  readonly kind: K;
  readonly grade: Grade;
  readonly position: string;
  readonly solution: Solution;
}

/**
 * The number of puzzles of each grade, 1 to 5, of each kind. They are numbered from the easiest, so an id implies the
 * grade.
 */
export type PuzzleCounts<K extends string> = Readonly<Record<K, readonly number[]>>;

/** A puzzle without an id, before it is added to a pack. */
export type Found<K extends string = string> = Omit<Puzzle<K>, 'id'>;

/** Each true condition makes the puzzle one grade harder. */
export const gradeBy = (difficulties: readonly boolean[]): Grade =>
  Math.min(5, 1 + difficulties.filter(Boolean).length) as Grade;

export const makePack = (puzzles: readonly Puzzle[]): string =>
  `[\n${puzzles
    .map(({ id, kind, grade, position, solution }) => JSON.stringify({ id, kind, grade, position, solution }))
    .join(',\n')}\n]\n`;
