/** The packs of all games without the search code: what a page shows. Each is loaded on demand. */
import type { GameId } from '@speeltafel/rules';
import { FLOORS_COUNTS, floorsPack } from './floors/pack.ts';
import { MENHIRS_COUNTS, menhirsPack } from './menhirs/pack.ts';
import type { Grade, Puzzle } from './puzzle.ts';

export { FLOORS_KINDS, type FloorsKind } from './floors/kinds.ts';
export { MENHIRS_KINDS, type MenhirsKind } from './menhirs/kinds.ts';
export type { Grade, Puzzle, Solution } from './puzzle.ts';

export const PUZZLE_COUNTS = { menhirs: MENHIRS_COUNTS, floors: FLOORS_COUNTS } as const satisfies Record<
  GameId,
  unknown
>;

const PACKS: Readonly<Record<GameId, () => Promise<readonly Puzzle[]>>> = { menhirs: menhirsPack, floors: floorsPack };

/** Undefined if the puzzle, or the game, does not exist. */
export async function findPuzzle(game: string, id: string): Promise<Puzzle | undefined> {
  const pack = Object.hasOwn(PACKS, game) ? await PACKS[game as GameId]() : [];
  return pack.find((puzzle) => puzzle.id === id);
}

export { floorsPack, menhirsPack };

export interface PuzzleEntry<K extends string = string> {
  readonly id: string;
  readonly kind: K;
  readonly grade: Grade;
  /** Counted from 1 within its kind. */
  readonly number: number;
}

/** Every puzzle of a game by name, kind and grade, in the order of the pack, without loading the pack. */
export function puzzleIndex<G extends keyof typeof PUZZLE_COUNTS>(
  game: G,
): readonly PuzzleEntry<keyof (typeof PUZZLE_COUNTS)[G] & string>[] {
  const kinds = Object.entries(PUZZLE_COUNTS[game]) as [keyof (typeof PUZZLE_COUNTS)[G] & string, readonly number[]][];
  return kinds.flatMap(([kind, counts]) => {
    const grades = counts.flatMap((count, i) => new Array<Grade>(count).fill((i + 1) as Grade));
    return grades.map((grade, i) => ({ id: `${kind}-${i + 1}`, kind, grade, number: i + 1 }));
  });
}
