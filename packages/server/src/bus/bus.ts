import type { Offer } from '../bots/offer.ts';

/** Hints between nodes. A hint may be lost: the log tells the truth, and `sweep` in hosting.ts finds what was missed. */
export type Hint =
  /** There is something new at that table. */
  | { readonly kind: 'changed'; readonly table: string }
  /** These guests look at that table through that node. */
  | {
      readonly kind: 'here';
      readonly node: string;
      readonly table: string;
      readonly guests: readonly string[];
      /** Those of them who do not look; nodes of older versions do not say. */
      readonly hidden?: readonly string[];
    }
  /** These programs can be asked to tables through that node. */
  | { readonly kind: 'offers'; readonly node: string; readonly offers: readonly Offer[] }
  /** A player wants that program at their table. */
  | { readonly kind: 'asked'; readonly bot: string; readonly table: string; readonly by: string }
  /** There is something new at that tournament. */
  | { readonly kind: 'tournament'; readonly tournament: string }
  /** That tournament was deleted. */
  | { readonly kind: 'no-tournament'; readonly tournament: string }
  /** That table was deleted. */
  | { readonly kind: 'removed'; readonly table: string }
  /** A guest's data was deleted, from these tables too. */
  | { readonly kind: 'forgotten'; readonly guest: string; readonly tables: readonly string[] }
  /** These sessions have ended. */
  | { readonly kind: 'ended'; readonly sessions: readonly string[] }
  /** Bans have changed; the network of a guest is banned too, by the node that knows it. The tokens of `revoked` are gone. */
  | {
      readonly kind: 'banned';
      readonly networkOf?: { readonly guest: string; readonly until: number; readonly why: string };
      readonly revoked?: string;
    };

export interface Bus {
  /** Whether there are no other nodes. */
  readonly alone: boolean;
  publish(hint: Hint): void;
  subscribe(receive: (hint: Hint) => void): void;
  close(): Promise<void>;
}

/** A single node has no other nodes to tell. */
export const noBus: Bus = { alone: true, publish() {}, subscribe() {}, async close() {} };
