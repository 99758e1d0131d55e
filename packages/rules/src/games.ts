/**
 * The built-in games. A new game is a folder and one line in `GAMES`; every other package has a list with the same
 * keys, so the compiler reports what is missing.
 */
import { floors } from './floors/floors.ts';
import { menhirs } from './menhirs/menhirs.ts';

export * as floorsKit from './floors/index.ts';
export * as menhirsKit from './menhirs/index.ts';
export { floors, menhirs };

/** The built-in games, in the order in which lists show them. */
export const GAMES = { menhirs, floors } as const;
export type GameId = keyof typeof GAMES;

/** A package's entry for each game: one for every built-in game, and for games registered later, as tests do. */
export class GameList<Entry> {
  private readonly entries: Map<string, Entry>;

  constructor(builtIn: Readonly<Record<GameId, Entry>>) {
    this.entries = new Map(Object.entries(builtIn));
  }

  get ids(): readonly string[] {
    return [...this.entries.keys()];
  }

  has(id: string): boolean {
    return this.entries.has(id);
  }

  /** Ids must be validated at the boundary: an unknown one is a bug. */
  get(id: string): Entry {
    const entry = this.entries.get(id);
    if (entry === undefined) throw new Error(`There is no game ${JSON.stringify(id)}.`);
    return entry;
  }

  register(id: string, entry: Entry): void {
    if (this.entries.has(id)) throw new Error(`The game ${JSON.stringify(id)} is already registered.`);
    this.entries.set(id, entry);
  }
}
