/** The wire protocol between page and server: the schemas of what clients send, and the types of what the server sends. See docs/api.md. */
import type { Refusal } from '@speeltafel/rules';
import * as v from 'valibot';
import { words } from '../typed-text.ts';
import type { ClientView, News } from './client-view.ts';
import { CONSENTS, PICTURES } from './facts.ts';

export { words };

export const LONGEST_NAME = 30;
export const LONGEST_TALK = 300;
/** No message of a client is longer, in bytes. */
export const LONGEST_MESSAGE = 4096;

/** The version of these messages, as a socket's subprotocol. Clients that name none speak the first one. */
export const PROTOCOL = 'speeltafel.1';
/** A socket ends with this code where the client speaks a version that the server does not know: the page has to be loaded again. */
export const OTHER_VERSION = 4426;

/** A value that a page adds to the chance of a game, and its SHA-256, which it pledges before. */
const value = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
export const pledge = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const seat = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7));
export const tableId = v.pipe(v.string(), v.regex(/^[a-z0-9]{6,24}$/));
export const nonce = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{6,32}$/));
/** One of several kinds of things, each told by a word. Unlike `v.variant` it does not describe what a thing is not, message by message. */
function oneOf<Kinds extends Readonly<Record<string, v.GenericSchema>>>(key: string, kinds: Kinds) {
  const known: ReadonlyMap<unknown, v.GenericSchema> = new Map(Object.entries(kinds));
  const none = v.never();
  const kindOf = (input: unknown): unknown => (input as Readonly<Record<string, unknown>> | null | undefined)?.[key];
  const schema = v.lazy((input) => (known.get(kindOf(input)) ?? none) as Kinds[keyof Kinds]);
  // For descriptions: which they are cannot be read from a function.
  return Object.assign(schema, { choices: Object.values(kinds) });
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Of a guest, among those that the page draws. */
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

/** By their types. */
export const FROM_CLIENT = {
  /** Sit at the table's side; `version` is what the client has already. */
  watch: v.strictObject({ type: v.literal('watch'), table: tableId, version: count }),
  leave: v.strictObject({ type: v.literal('leave'), table: tableId }),
  /** Whether no one looks at the page now: then its player may be called. Pages of older versions do not say. */
  hide: v.strictObject({ type: v.literal('hide'), hidden: v.boolean() }),
  /** The same for a tournament: `version` is how many of its facts the client has already. */
  follow: v.strictObject({ type: v.literal('follow'), tournament: tableId, version: count }),
  unfollow: v.strictObject({ type: v.literal('unfollow'), tournament: tableId }),
  /** `seen`: how many actions of the game the client has seen; acting on another position is refused. */
  command: v.strictObject({ type: v.literal('command'), table: tableId, nonce, seen: count, command: commandSchema }),
};
export const fromClient = oneOf('type', FROM_CLIENT);
export type FromClient = v.InferOutput<typeof fromClient>;

export type FromServer =
  /** `played` replaces everything from the index `from` on; the rest is whole. `now` is the server's clock. */
  | {
      readonly type: 'table';
      readonly table: string;
      readonly from: number;
      readonly told: ClientView;
      readonly now: number;
    }
  /** The same where only actions were added: what is not in `news` is as it was told before. */
  | { readonly type: 'news'; readonly table: string; readonly from: number; readonly news: News; readonly now: number }
  /** Which players are there, for how many milliseconds the others have not been, how many watch, and how many televisions show the table. */
  | {
      readonly type: 'here';
      readonly table: string;
      readonly guests: readonly string[];
      readonly away: Readonly<Record<string, number>>;
      readonly watching: number;
      readonly screens: number;
    }
  /** A tournament's facts from the index `from` on replace those that were told before; `own` is what the guest is in it. */
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
