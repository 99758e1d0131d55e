/** What page and server say to each other over a socket, checked at the door. The words are in docs/api.md. */
import type { Refusal } from '@speeltafel/rules';
import * as v from 'valibot';
import type { News, Told } from './tell.ts';

export const LONGEST_NAME = 30;
export const LONGEST_TALK = 300;
/** No message of a client is longer, in bytes. */
export const LONGEST_MESSAGE = 4096;

const seat = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7));
export const tableId = v.pipe(v.string(), v.regex(/^[a-z0-9]{6,24}$/));
export const nonce = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{6,32}$/));
/** Halves of letters, what controls or hides, and what looks like nothing at all. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Text of people: one line of what can be seen, not empty. It is data everywhere and never markup. */
export const words = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest * 2),
    v.transform((text) => text.normalize().replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim()),
    v.minLength(1),
    v.maxLength(longest),
  );

/** In both variants the most frequent kind comes first: a kind is looked for in order, and each miss is described for nobody. */
export const commandSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('act'), seat, action: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  v.strictObject({ kind: v.literal('sit'), seat, name: words(LONGEST_NAME) }),
  v.strictObject({ kind: v.literal('rise'), seat }),
  v.strictObject({ kind: v.literal('offer'), seat, what: v.picklist(['take-back', 'tie', 'rematch']) }),
  v.strictObject({ kind: v.literal('answer'), seat, yes: v.boolean() }),
  v.strictObject({ kind: v.literal('resign'), seat }),
  v.strictObject({ kind: v.literal('say'), text: words(LONGEST_TALK) }),
  v.strictObject({ kind: v.literal('replace'), seat, level: v.pipe(v.string(), v.maxLength(30)) }),
  v.strictObject({ kind: v.literal('return'), seat }),
]);

export const fromClient = v.variant('type', [
  /** `seen`: how many actions of the game the client has seen; acting on another position is refused. */
  v.strictObject({
    type: v.literal('command'),
    table: tableId,
    nonce,
    seen: v.pipe(v.number(), v.integer(), v.minValue(0)),
    command: commandSchema,
  }),
  /** Sit at the table's side; `version` is what the client has already. */
  v.strictObject({ type: v.literal('watch'), table: tableId, version: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  v.strictObject({ type: v.literal('leave'), table: tableId }),
]);
export type FromClient = v.InferOutput<typeof fromClient>;

export type FromServer =
  /** `played` replaces everything from the index `from` on; the rest is whole. `now` is the server's clock. */
  | { readonly type: 'table'; readonly table: string; readonly from: number; readonly told: Told; readonly now: number }
  /** The same where only actions were added: what is not in `news` is as it was told before. */
  | { readonly type: 'news'; readonly table: string; readonly from: number; readonly news: News; readonly now: number }
  /** Which players are there, for how many milliseconds the others have not been, and how many watch. */
  | {
      readonly type: 'here';
      readonly table: string;
      readonly guests: readonly string[];
      readonly away: Readonly<Record<string, number>>;
      readonly watching: number;
    }
  | { readonly type: 'done'; readonly nonce: string; readonly version: number }
  | ({ readonly type: 'refused'; readonly nonce: string | null } & Refusal);

/** What is known after such a message; `undefined` where something was missed: then one watches again, with version 0. */
export function heard(
  before: Told | undefined,
  message: Extract<FromServer, { readonly type: 'table' | 'news' }>,
): Told | undefined {
  const known = before?.played ?? [];
  if (message.from > known.length) return undefined;
  const played = (more: Told['played']): Told['played'] => [...known.slice(0, message.from), ...more];
  if (message.type === 'table') return { ...message.told, played: played(message.told.played) };
  return before && { ...before, ...message.news, played: played(message.news.played) };
}
