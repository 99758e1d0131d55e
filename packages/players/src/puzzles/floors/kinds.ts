/** The kinds of Floors puzzles: place pieces for the monster's walk, where the position is a level; or save a token. */
export const FLOORS_KINDS = ['monster', 'save'] as const;
export type FloorsKind = (typeof FLOORS_KINDS)[number];
