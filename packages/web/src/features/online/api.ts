/** The server's HTTP door. A page without a server, such as a static copy, finds nobody there and offers nothing online. */
import type { Refusal, Result } from '@speeltafel/rules';
import type { ClockRule } from '@speeltafel/table';

export interface Guest {
  readonly id: string;
  readonly name: string;
}

export interface ListedTable {
  readonly id: string;
  readonly code: string;
  readonly game: 'menhirs' | 'floors';
  readonly status: 'gathering' | 'playing' | 'over';
  readonly changed: number;
  readonly options: string;
  readonly clock: ClockRule;
  /** By seat: somebody, a computer player's level, or nobody yet. */
  readonly players: readonly ({ readonly name: string; readonly guest: string } | { readonly level: string } | null)[];
  readonly waiting: readonly number[];
}

export type WishedSeat =
  | { readonly kind: 'open' }
  | { readonly kind: 'here'; readonly name: string }
  | { readonly kind: 'computer'; readonly level: string };

export interface WishedTable {
  readonly game: 'menhirs' | 'floors';
  readonly options: Readonly<Record<string, unknown>>;
  readonly clock: ClockRule;
  readonly listed: boolean;
  readonly seats: readonly WishedSeat[];
}

const away: Refusal = { code: 'away', message: 'The server cannot be reached just now.', details: {} };

let unknown = (): void => {};
/** Calls back when the server says that it does not know this browser. */
export const whenUnknown = (run: () => void): void => {
  unknown = run;
};

async function ask<T>(method: string, path: string, body?: unknown): Promise<Result<T>> {
  try {
    const reply = await fetch(new URL(`api/${path}`, location.origin + location.pathname), {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const answer: unknown = await reply.json();
    if (reply.ok) return { ok: true, value: answer as T };
    if (reply.status === 401) unknown();
    return { ok: false, refusal: answer as Refusal };
  } catch {
    return { ok: false, refusal: away };
  }
}

/** Who this browser is there; null for somebody new, undefined where there is no server. */
export async function whoAmI(): Promise<Guest | null | undefined> {
  const answer = await ask<{ guest: Guest | null }>('GET', 'me');
  return answer.ok && typeof answer.value === 'object' && 'guest' in answer.value ? answer.value.guest : undefined;
}

export const sayName = (name: string) => ask<{ readonly guest: Guest }>('POST', 'me', { name });
export const forgetMe = () => ask<object>('DELETE', 'me');
export const openTable = (table: WishedTable) =>
  ask<{ readonly id: string; readonly code: string }>('POST', 'tables', table);
export const lobby = () => ask<{ readonly tables: readonly ListedTable[] }>('GET', 'tables');
export const mine = () => ask<{ readonly tables: readonly ListedTable[] }>('GET', 'mine');
export const findTable = (name: string) => ask<ListedTable>('GET', `tables/${encodeURIComponent(name)}`);
