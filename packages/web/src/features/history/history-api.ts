/**
 * API calls for the history, and the types of what the server stores about the guest's games and the people they played
 * with.
 */
import type { playerData } from '@speeltafel/table';
import { ask } from '../online/api.ts';

export type GameResult = 'won' | 'tied' | 'lost';
export type Other =
  | { readonly name: string; readonly guest?: string; readonly bot?: true }
  | { readonly level: string };

export interface HistoryGame {
  readonly id: string;
  /** A newer server may have games that this page does not know. */
  readonly game: string;
  readonly options: string;
  /** Null while the game is running. */
  readonly ended: number | null;
  readonly place: number | null;
  readonly players: number;
  readonly result: GameResult | null;
  readonly rated: boolean;
  readonly tournament: string | null;
  readonly others: readonly Other[];
  /** It is this player's turn. */
  readonly mine?: boolean;
  /** When they have to play at the latest. */
  readonly deadline?: number;
  /** The change of the rating. */
  readonly change?: number;
  /** Whether it was imported. */
  readonly brought?: true;
  /** Whether it is stored on this device. */
  readonly device?: true;
}

export interface Filter {
  readonly game: string | null;
  readonly opponent: 'people' | 'computer' | null;
  readonly result: GameResult | null;
  readonly running: boolean;
  readonly rated: boolean;
  readonly tournament: boolean;
  readonly name: string;
}

export const NO_FILTER: Filter = {
  ...{ game: null, opponent: null, result: null, name: '' },
  ...{ running: false, rated: false, tournament: false },
};

export interface HistoryPage {
  readonly games: readonly HistoryGame[];
  readonly cursor: string | null;
}

function query(all: Readonly<Record<string, string | boolean | null>>): string {
  const set = Object.entries(all).flatMap(([key, value]) =>
    value === null || value === '' || value === false ? [] : [[key, value === true ? '1' : value]],
  );
  return set.length === 0 ? '' : `?${new URLSearchParams(set)}`;
}

export const fetchHistory = (filter: Filter, cursor: string | null) =>
  ask<HistoryPage>('GET', `me/games${query({ ...filter, cursor })}`);

export const fetchGame = (id: string) =>
  ask<HistoryGame & { readonly record: string; readonly seat: number }>('GET', `me/games/${id}`);

export const fetchExport = (cursor: string | null) =>
  ask<{ readonly games: readonly playerData.PastGame[]; readonly cursor: string | null }>(
    'GET',
    `me/export${query({ cursor })}`,
  );

export const bringGames = (games: readonly playerData.PastGame[]) =>
  ask<{ readonly added: number }>('POST', 'me/games', { games });
