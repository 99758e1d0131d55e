import type { Offer } from '../bots/offer.ts';

/** Hints between nodes. A hint may be lost: the log is the truth, and `sweep` in hosting.ts finds what was missed. */
export type Hint =
  /** The table has changed. */
  | { readonly kind: 'changed'; readonly table: string }
  /** These guests watch the table through that node. */
  | {
      readonly kind: 'here';
      readonly node: string;
      readonly table: string;
      readonly guests: readonly string[];
      /** Those of them whose page is in the background. Nodes of older versions omit it. */
      readonly hidden?: readonly string[];
    }
  /** These bots can be asked to tables through that node. */
  | { readonly kind: 'offers'; readonly node: string; readonly offers: readonly Offer[] }
  /** A player asks that bot to their table. */
  | { readonly kind: 'asked'; readonly bot: string; readonly table: string; readonly by: string }
  /** The tournament has changed. */
  | { readonly kind: 'tournament'; readonly tournament: string }
  /** The tournament was deleted. */
  | { readonly kind: 'no-tournament'; readonly tournament: string }
  /** The table was deleted. */
  | { readonly kind: 'removed'; readonly table: string }
  /** The guest's data was deleted, also from these tables. */
  | { readonly kind: 'forgotten'; readonly guest: string; readonly tables: readonly string[] }
  /** These sessions have ended. */
  | { readonly kind: 'ended'; readonly sessions: readonly string[] }
  /**
   * Bans have changed. If a guest was banned with their network, the node that knows that network bans it too. The
   * tokens of `revoked` are deleted.
   */
  | {
      readonly kind: 'banned';
      readonly networkOf?: { readonly guest: string; readonly until: number; readonly why: string };
      readonly revoked?: string;
    };

export interface Bus {
  /** True if there are no other nodes. */
  readonly alone: boolean;
  publish(hint: Hint): void;
  subscribe(receive: (hint: Hint) => void): void;
  close(): Promise<void>;
}

/** The bus of a single node. */
export const noBus: Bus = { alone: true, publish() {}, subscribe() {}, async close() {} };
