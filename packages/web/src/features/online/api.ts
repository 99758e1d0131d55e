/**
 * The HTTP API of the server. A page without a server, such as a static copy, gets no answer and offers nothing online.
 */
import type { Refusal, Result } from '@speeltafel/rules';
import type { ClockRule } from '@speeltafel/table';
import { type GameId, isGame } from '../../games/registry.ts';

export interface Guest {
  readonly id: string;
  readonly name: string;
}

export interface ListedTable {
  readonly id: string;
  readonly code: string;
  readonly game: GameId;
  readonly status: 'gathering' | 'playing' | 'over';
  readonly changed: number;
  readonly options: string;
  readonly clock: ClockRule;
  /** The guest who opened it. */
  readonly host: string;
  /** By seat: a guest, a computer player's level, or null while the seat is free. */
  readonly players: readonly (
    | { readonly name: string; readonly guest: string; readonly picture?: number }
    | { readonly level: string }
    | null
  )[];
  readonly waiting: readonly number[];
  /** When the time of one of them runs out, as clock time. */
  readonly deadline?: number | null;
  /** Further terms. Older servers do not send them. */
  readonly standIn?: string;
  readonly look?: string;
  readonly quiet?: boolean;
  readonly rated?: boolean;
  /** The player who invites this guest. */
  readonly invited?: string;
}

export type RequestedSeat =
  | { readonly kind: 'open' }
  | { readonly kind: 'here'; readonly name: string; readonly picture?: number }
  | { readonly kind: 'computer'; readonly level: string };

export interface RequestedTable {
  readonly game: GameId;
  readonly options: Readonly<Record<string, unknown>>;
  readonly clock: ClockRule;
  readonly listed: boolean;
  readonly seats: readonly RequestedSeat[];
  /** The pledge for the chance of the game: see docs/fair-chance.md. */
  readonly pledge: string;
  /** The look of the table, as text of its game. */
  readonly look?: string | undefined;
  /** The computer player for players who are away. */
  readonly standIn: string;
  /** Whether table talk is off. */
  readonly quiet: boolean;
  /** Whether newcomers need the host's permission to sit down. */
  readonly admits: boolean;
  /** Whether the result counts for ratings. */
  readonly rated: boolean;
}

const unknownGame: Refusal = { code: 'unknown-game', message: 'This page does not know the game.', details: {} };
const away: Refusal = { code: 'away', message: 'The server cannot be reached just now.', details: {} };

let unknown = (): void => {};
/** Sets the function to call when the server does not know this browser. */
export const whenUnknown = (run: () => void): void => {
  unknown = run;
};

interface Asking {
  /** The operator's token. */
  readonly token?: string;
  /** Set when the page may be gone before the response arrives. */
  readonly leaving?: boolean;
}

export async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  { token, leaving = false }: Asking = {},
): Promise<Result<T>> {
  try {
    const reply = await fetch(new URL(`api/${path}`, location.origin + location.pathname), {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(leaving && { keepalive: true }),
    });
    const answer: unknown = await reply.json();
    if (reply.ok) return { ok: true, value: answer as T };
    if (reply.status === 401 && token === undefined) unknown();
    return { ok: false, refusal: answer as Refusal };
  } catch {
    return { ok: false, refusal: away };
  }
}

/** The guest of this browser; null for a new visitor, undefined where there is no server. */
export async function whoAmI(): Promise<Guest | null | undefined> {
  const answer = await ask<{ guest: Guest | null }>('GET', 'me');
  return answer.ok && typeof answer.value === 'object' && 'guest' in answer.value ? answer.value.guest : undefined;
}

export const sayName = (name: string) => ask<{ readonly guest: Guest }>('POST', 'me', { name });
export const forgetMe = () => ask<object>('DELETE', 'me');
export const openTable = (table: RequestedTable) =>
  ask<{ readonly id: string; readonly code: string }>('POST', 'tables', table);

/** Declines an invitation from a person the guest has played with. */
export const declineInvitation = (table: string) => ask<object>('DELETE', `me/challenges/${table}`);

/** Closes a table before its game. Only the host may do so. */
export const closeTable = (id: string) => ask<object>('DELETE', `tables/${id}`);

/** A newer server may have games that this page does not know. */
const isKnown = ({ game }: { readonly game: string }): boolean => isGame(game);

async function listTables(path: 'tables' | 'mine'): Promise<Result<readonly ListedTable[]>> {
  const answer = await ask<{ readonly tables: readonly ListedTable[] }>('GET', path);
  return answer.ok ? { ok: true, value: answer.value.tables.filter(isKnown) } : answer;
}
export const listLobby = () => listTables('tables');
export const listMine = () => listTables('mine');

/** A program of another person that can be invited. */
export interface Bot {
  readonly id: string;
  readonly name: string;
  /** From 1 to 7, according to its author. */
  readonly level: number;
  readonly games: readonly string[];
  readonly tables: number;
  readonly playing: number;
}

/** Bots that can be invited now; empty if the server is too old. */
export async function listBots(): Promise<readonly Bot[]> {
  const answer = await ask<{ readonly bots: readonly Bot[] }>('GET', 'bots');
  return answer.ok ? answer.value.bots.filter(({ playing, tables }) => playing < tables) : [];
}
export const askBot = (bot: string, table: string) =>
  ask<object>('POST', `bots/${encodeURIComponent(bot)}/ask`, { table });

/** Finds a table by its id or code. */
export async function findTable(name: string): Promise<Result<ListedTable>> {
  const answer = await ask<ListedTable>('GET', `tables/${encodeURIComponent(name)}`);
  return answer.ok && !isKnown(answer.value) ? { ok: false, refusal: unknownGame } : answer;
}

/** A television, and what it should show. */
export interface Television {
  readonly id: string;
  readonly code: string;
  readonly table: string | null;
  readonly tournament: string | null;
}
export type Shown = { readonly table: string } | { readonly tournament: string };
export const addTelevision = () => ask<Pick<Television, 'id' | 'code'>>('POST', 'screens');
/** By id only: the code of a television gives no access. */
export const readTelevision = (id: string) => ask<Television>('GET', `screens/${encodeURIComponent(id)}`);
/** By id or code. */
export const showOnTelevision = (name: string, shown: Shown) =>
  ask<object>('PUT', `screens/${encodeURIComponent(name)}`, shown);

export interface Privacy {
  /** For how many days each kind of data is stored. */
  readonly days: Readonly<Record<'finished' | 'abandoned' | 'talk' | 'guests' | 'reports', number>>;
  /** Whether network addresses are written to the server's log. */
  readonly addresses: boolean;
}

/** Undefined if there is no server. */
export async function fetchPrivacy(): Promise<Privacy | undefined> {
  const answer = await ask<Privacy>('GET', 'privacy');
  return answer.ok && typeof answer.value?.days === 'object' ? answer.value : undefined;
}

export const REASONS = ['talk', 'name', 'cheating', 'other'] as const;
export interface Report {
  readonly about?: string;
  readonly reason: (typeof REASONS)[number];
  readonly note?: string;
}
export const reportTable = (table: string, report: Report) => ask<object>('POST', `tables/${table}/report`, report);
