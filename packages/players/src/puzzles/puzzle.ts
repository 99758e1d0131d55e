/**
 * Puzzles as data: a position, and the one solution it has.
 *
 *     {"id":"win-in-one-7","kind":"win-in-one","grade":2,"position":"adam a2.a3 ...","solution":["f4:N"]}
 *
 * A pack is a JSON array with one puzzle on each line. Each game has its own kinds of puzzles. Positions and solutions are texts as the
 * game's rules read them; the solution is a row of actions.
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

/** How many puzzles of each grade, 1 to 5, each kind has: they are numbered from the easiest, so a name tells its grade. */
export type PuzzleCounts<K extends string> = Readonly<Record<K, readonly number[]>>;

/** A puzzle that has not found its place in a pack yet. */
export type Found<K extends string = string> = Omit<Puzzle<K>, 'id'>;

/** Every difficulty that holds makes a puzzle one grade harder than the easiest. */
export const gradeBy = (difficulties: readonly boolean[]): Grade =>
  Math.min(5, 1 + difficulties.filter(Boolean).length) as Grade;

export const makePack = (puzzles: readonly Puzzle[]): string =>
  `[\n${puzzles
    .map(({ id, kind, grade, position, solution }) => JSON.stringify({ id, kind, grade, position, solution }))
    .join(',\n')}\n]\n`;
