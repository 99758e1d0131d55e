/** The operator's part of the server's API (docs/api.md). */
import type { Result } from '@speeltafel/rules';
import { ask, type Report } from '../online/api.ts';

export interface Evidence {
  readonly code: string;
  /** The name of a tournament; not set for tables. */
  readonly tournament?: string;
  readonly game: string;
  readonly host: string;
  readonly seating: Readonly<Record<string, { readonly name?: string; readonly guest?: string } | null>>;
  readonly talk: readonly {
    readonly guest: string;
    readonly name: string;
    readonly text: string;
    readonly at: number;
  }[];
}
export interface Case {
  readonly id: string;
  readonly at: number;
  readonly table: string;
  readonly guest: string;
  readonly about: string | null;
  readonly reason: Report['reason'];
  readonly note: string;
  readonly closed: number | null;
  readonly evidence: Evidence;
}
export interface Overview {
  readonly reports: readonly Case[];
  readonly bans: readonly { readonly kind: string; readonly subject: string; readonly until: number }[];
  readonly log: readonly {
    readonly id: string;
    readonly at: number;
    readonly done: Readonly<Record<string, unknown>>;
  }[];
}

export type Order =
  | { readonly order: 'close-report'; readonly report: string }
  | { readonly order: 'remove-table' | 'remove-talk'; readonly table: string }
  | { readonly order: 'remove-tournament'; readonly tournament: string }
  | { readonly order: 'ban-guest'; readonly guest: string; readonly hours: number; readonly withNetwork: boolean }
  | { readonly order: 'unban'; readonly subject: string }
  | { readonly order: 'revoke-tokens'; readonly guest: string };

export const overview = (token: string): Promise<Result<Overview>> => ask('GET', 'admin', undefined, { token });
export const sendOrder = (token: string, order: Order): Promise<Result<object>> =>
  ask('POST', 'admin', order, { token });
export const lookAt = (token: string, table: string): Promise<Result<Evidence & { readonly table: string }>> =>
  ask('GET', `admin/tables/${encodeURIComponent(table)}`, undefined, { token });
