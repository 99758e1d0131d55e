/** The packs themselves, without the search that made them: what a page shows. Each is fetched when it is asked for. */
import type { FloorsKind, Grade, MenhirsKind, Puzzle } from './puzzle.ts';

export type { Puzzle, Solution } from './puzzle.ts';
export { FLOORS_KINDS, type FloorsKind, type Grade, type Kind, MENHIRS_KINDS, type MenhirsKind } from './puzzle.ts';

export const menhirsPack = async (): Promise<readonly Puzzle<MenhirsKind>[]> =>
  (await import('../../data/menhirs-puzzles.json')).default as readonly Puzzle<MenhirsKind>[];

export const floorsPack = async (): Promise<readonly Puzzle<FloorsKind>[]> =>
  (await import('../../data/floors-puzzles.json')).default as readonly Puzzle<FloorsKind>[];

/** How many puzzles of each grade, 1 to 5, a kind has: they are numbered from the easiest, so a name tells its grade. */
export const SHELVES = {
  menhirs: {
    'win-in-one': [10, 10, 10, 10, 10],
    'claim-or-not': [11, 17, 12, 12, 8],
    'which-taking': [0, 14, 12, 12, 12],
    'win-in-two': [21, 12, 11, 10, 6],
    'win-in-three': [0, 24, 13, 7, 6],
  },
  floors: { monster: [4, 18, 13, 7, 3], save: [8, 7, 9, 13, 8] },
} as const satisfies {
  readonly menhirs: Readonly<Record<MenhirsKind, readonly number[]>>;
  readonly floors: Readonly<Record<FloorsKind, readonly number[]>>;
};

export interface Shelved<K extends string = string> {
  readonly id: string;
  readonly kind: K;
  readonly grade: Grade;
  /** Counted from 1 within its kind. */
  readonly number: number;
}

/** Every puzzle of a game by name, kind and grade, in the order of the pack, without fetching the pack. */
export function shelved<G extends keyof typeof SHELVES>(
  game: G,
): readonly Shelved<keyof (typeof SHELVES)[G] & string>[] {
  const kinds = Object.entries(SHELVES[game]) as [keyof (typeof SHELVES)[G] & string, readonly number[]][];
  return kinds.flatMap(([kind, counts]) => {
    const grades = counts.flatMap((count, i) => new Array<Grade>(count).fill((i + 1) as Grade));
    return grades.map((grade, i) => ({ id: `${kind}-${i + 1}`, kind, grade, number: i + 1 }));
  });
}
