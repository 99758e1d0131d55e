/**
 * The wire protocol between page and server: schemas of what clients send, types of what the server sends. See
 * docs/api.md.
 */
import type { Refusal } from '@speeltafel/rules';
import * as v from 'valibot';
import { words } from '../typed-text.ts';
import type { ClientView, News } from './client-view.ts';
import { CONSENTS, PICTURES } from './facts.ts';

export { words };

export const LONGEST_NAME = 30;
export const LONGEST_TALK = 300;
/** The longest message of a client, in bytes. */
export const LONGEST_MESSAGE = 4096;

/** The version of the protocol, as a WebSocket subprotocol. Clients that name none speak the first version. */
export const PROTOCOL = 'speeltafel.1';
/** The close code for a client whose protocol version the server does not know: the page must be reloaded. */
export const OTHER_VERSION = 4426;

/** A value that a page contributes to the chance of a game, and its SHA-256, which it pledges before. */
const value = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
export const pledge = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const seat = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7));
export const tableId = v.pipe(v.string(), v.regex(/^[a-z0-9]{6,24}$/));
export const nonce = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{6,32}$/));
/**
 * A union of schemas, told apart by a keyword. Unlike `v.variant` it does not describe in each message what the others
 * are.
 */
function oneOf<Kinds extends Readonly<Record<string, v.GenericSchema>>>(key: string, kinds: Kinds) {
  const known: ReadonlyMap<unknown, v.GenericSchema> = new Map(Object.entries(kinds));
  const none = v.never();
  const kindOf = (input: unknown): unknown => (input as Readonly<Record<string, unknown>> | null | undefined)?.[key];
  const schema = v.lazy((input) => (known.get(kindOf(input)) ?? none) as Kinds[keyof Kinds]);
  // For API descriptions, which cannot read the kinds from a function.
  return Object.assign(schema, { choices: Object.values(kinds) });
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** One of the pictures that the page draws. */
export const picture = v.pipe(count, v.maxValue(PICTURES - 1));

const guestId = v.pipe(v.string(), v.minLength(1), v.maxLength(30));

export const commandSchema = oneOf('kind', {
  sit: v.strictObject({
    kind: v.literal('sit'),
    seat,
    name: words(LONGEST_NAME),
    pledge: v.exactOptional(pledge),
    picture: v.exactOptional(picture),
  }),
  admit: v.strictObject({ kind: v.literal('admit'), guest: guestId, yes: v.boolean() }),
  show: v.strictObject({ kind: v.literal('show'), value }),
  rise: v.strictObject({ kind: v.literal('rise'), seat }),
  free: v.strictObject({ kind: v.literal('free'), seat, guest: guestId }),
  start: v.strictObject({ kind: v.literal('start') }),
  seen: v.strictObject({ kind: v.literal('seen'), seat }),
  'hand-over': v.strictObject({ kind: v.literal('hand-over'), seat }),
  act: v.strictObject({ kind: v.literal('act'), seat, action: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  offer: v.strictObject({
    kind: v.literal('offer'),
    seat,
    what: v.picklist(CONSENTS),
    pledge: v.exactOptional(pledge),
  }),
  answer: v.strictObject({ kind: v.literal('answer'), seat, yes: v.boolean(), pledge: v.exactOptional(pledge) }),
  resign: v.strictObject({ kind: v.literal('resign'), seat }),
  say: v.strictObject({ kind: v.literal('say'), text: words(LONGEST_TALK) }),
  replace: v.strictObject({ kind: v.literal('replace'), seat, level: v.pipe(v.string(), v.maxLength(30)) }),
  return: v.strictObject({ kind: v.literal('return'), seat }),
});

/** Messages by type. */
export const FROM_CLIENT = {
  /** Watch a table; `version` is what the client already has. */
  watch: v.strictObject({ type: v.literal('watch'), table: tableId, version: count }),
  leave: v.strictObject({ type: v.literal('leave'), table: tableId }),
  /** Whether the page is hidden: then its player may be notified. Pages of older versions do not send this. */
  hide: v.strictObject({ type: v.literal('hide'), hidden: v.boolean() }),
  /** Watch a tournament; `version` is the number of facts the client already has. */
  follow: v.strictObject({ type: v.literal('follow'), tournament: tableId, version: count }),
  unfollow: v.strictObject({ type: v.literal('unfollow'), tournament: tableId }),
  /** `seen` is the number of the game's actions the client has seen; acting on another position is refused. */
  command: v.strictObject({ type: v.literal('command'), table: tableId, nonce, seen: count, command: commandSchema }),
};
export const fromClient = oneOf('type', FROM_CLIENT);
export type FromClient = v.InferOutput<typeof fromClient>;

export type FromServer =
  /** `played` replaces all actions from the index `from` on; the rest is complete. `now` is the server's clock. */
  | {
      readonly type: 'table';
      readonly table: string;
      readonly from: number;
      readonly told: ClientView;
      readonly now: number;
    }
  /** Like `table` when only actions were added: what is not in `news` has not changed. */
  | { readonly type: 'news'; readonly table: string; readonly from: number; readonly news: News; readonly now: number }
  /**
   * Which players are present, for how many milliseconds the others have been away, the number of spectators, and of
   * televisions.
   */
  | {
      readonly type: 'here';
      readonly table: string;
      readonly guests: readonly string[];
      readonly away: Readonly<Record<string, number>>;
      readonly watching: number;
      readonly screens: number;
    }
  /** Facts of a tournament, which replace those from the index `from` on; `own` is the guest's part in it. */
  | {
      readonly type: 'tournament';
      readonly tournament: string;
      readonly from: number;
      readonly facts: readonly unknown[];
      readonly own: { readonly organiser: boolean; readonly entry: string | null; readonly table: string | null };
      readonly now: number;
    }
  | { readonly type: 'no-tournament'; readonly tournament: string }
  | { readonly type: 'done'; readonly nonce: string; readonly version: number }
  | ({ readonly type: 'refused'; readonly nonce: string | null } & Refusal);
