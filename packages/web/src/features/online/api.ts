/** The HTTP API of the server. A page without a server, such as a static copy, gets no answer and offers nothing online. */
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
  /** By seat: a guest, the level of a computer player, or null while the seat is free. */
  readonly players: readonly (
    | { readonly name: string; readonly guest: string; readonly picture?: number }
    | { readonly level: string }
    | null
  )[];
  readonly waiting: readonly number[];
  /** When the time of one of them runs out. */
  readonly deadline?: number | null;
  /** What else is agreed; a server of an older version tells nothing of it. */
  readonly standIn?: string;
  readonly look?: string;
  readonly quiet?: boolean;
  readonly rated?: boolean;
  /** Who invites this player to it. */
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
  /** For the chance of the game: see docs/fair-chance.md. */
  readonly pledge: string;
  /** How the table looks, as text of its game. */
  readonly look?: string | undefined;
  /** The computer player for players who are away. */
  readonly standIn: string;
  /** Nothing is said at this table. */
  readonly quiet: boolean;
  /** The host lets newcomers in before they sit down. */
  readonly admits: boolean;
  /** The result counts for the players' ratings. */
  readonly rated: boolean;
}

const unknownGame: Refusal = { code: 'unknown-game', message: 'This page does not know the game.', details: {} };
const away: Refusal = { code: 'away', message: 'The server cannot be reached just now.', details: {} };

let unknown = (): void => {};
/** Calls back when the server says that it does not know this browser. */
export const whenUnknown = (run: () => void): void => {
  unknown = run;
};

interface Asking {
  /** The operator's. */
  readonly token?: string;
  /** The page may be gone before the answer comes. */
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

/** An invitation of someone one has played with. */
export const declineInvitation = (table: string) => ask<object>('DELETE', `me/challenges/${table}`);

/** By its host, before the game. */
export const closeTable = (id: string) => ask<object>('DELETE', `tables/${id}`);

/** A newer server may have games that this page does not know. */
const isKnown = ({ game }: { readonly game: string }): boolean => isGame(game);

async function listTables(path: 'tables' | 'mine'): Promise<Result<readonly ListedTable[]>> {
  const answer = await ask<{ readonly tables: readonly ListedTable[] }>('GET', path);
  return answer.ok ? { ok: true, value: answer.value.tables.filter(isKnown) } : answer;
}
export const listLobby = () => listTables('tables');
export const listMine = () => listTables('mine');

/** A program of another person that offers itself. */
export interface Bot {
  readonly id: string;
  readonly name: string;
  /** From 1 to 7, as its author says. */
  readonly level: number;
  readonly games: readonly string[];
  readonly tables: number;
  readonly playing: number;
}

/** Those that can be asked now; none where the server is older. */
export async function listBots(): Promise<readonly Bot[]> {
  const answer = await ask<{ readonly bots: readonly Bot[] }>('GET', 'bots');
  return answer.ok ? answer.value.bots.filter(({ playing, tables }) => playing < tables) : [];
}
export const askBot = (bot: string, table: string) =>
  ask<object>('POST', `bots/${encodeURIComponent(bot)}/ask`, { table });

/** By id or code. */
export async function findTable(name: string): Promise<Result<ListedTable>> {
  const answer = await ask<ListedTable>('GET', `tables/${encodeURIComponent(name)}`);
  return answer.ok && !isKnown(answer.value) ? { ok: false, refusal: unknownGame } : answer;
}

/** A screen for a whole room; `table` is what it is to show. */
export interface Television {
  readonly id: string;
  readonly code: string;
  readonly table: string | null;
}
export const addTelevision = () => ask<Pick<Television, 'id' | 'code'>>('POST', 'screens');
/** By id: a code tells nothing. */
export const readTelevision = (id: string) => ask<Television>('GET', `screens/${encodeURIComponent(id)}`);
/** By id or code. */
export const showOnTelevision = (name: string, table: string) =>
  ask<object>('PUT', `screens/${encodeURIComponent(name)}`, { table });

export interface Privacy {
  /** How many days what is kept. */
  readonly days: Readonly<Record<'finished' | 'abandoned' | 'talk' | 'guests' | 'reports', number>>;
  /** Whether network addresses are written to the server's log. */
  readonly addresses: boolean;
}

/** Undefined where there is no server. */
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
