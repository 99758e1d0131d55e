/**
 * Puzzles as data: a position, and the one solution it has.
 *
 *     {"id":"win-in-one-7","kind":"win-in-one","grade":2,"position":"adam a2.a3 ...","solution":["f4:N"]}
 *
 * A pack is a JSON array with one puzzle on each line. Positions and solutions are texts as the rules read them: a position of Menhirs
 * or of Floors, or a level of Floors for the kind `monster`; the solution is a row of actions.
 */

export const MENHIRS_KINDS = ['win-in-one', 'claim-or-not', 'which-taking', 'win-in-two', 'win-in-three'] as const;
export type MenhirsKind = (typeof MENHIRS_KINDS)[number];

export const FLOORS_KINDS = ['monster', 'save'] as const;
export type FloorsKind = (typeof FLOORS_KINDS)[number];

export type Kind = MenhirsKind | FloorsKind;

/** From 1, seen at a glance, to 5. */
export type Grade = 1 | 2 | 3 | 4 | 5;

export type Solution = readonly string[];

export interface Puzzle<K extends Kind = Kind> {
  readonly id: string;
  readonly kind: K;
  readonly grade: Grade;
  readonly position: string;
  readonly solution: Solution;
}

/** A puzzle that has not found its place in a pack yet. */
export type Found<K extends Kind = Kind> = Omit<Puzzle<K>, 'id'>;

/** Every difficulty that holds makes a puzzle one grade harder than the easiest. */
export const gradeBy = (difficulties: readonly boolean[]): Grade =>
  Math.min(5, 1 + difficulties.filter(Boolean).length) as Grade;

export const makePack = (puzzles: readonly Puzzle[]): string =>
  `[\n${puzzles
    .map(({ id, kind, grade, position, solution }) => JSON.stringify({ id, kind, grade, position, solution }))
    .join(',\n')}\n]\n`;
