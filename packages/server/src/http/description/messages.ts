/**
 * Schemas of the messages that the server sends over a socket, and to bots line by line. `hosted.fromClient` describes
 * those of clients.
 */
import type { hosted } from '@speeltafel/table';
import * as v from 'valibot';
import { clock } from '../request-schemas.ts';

const text = v.string();
const whole = v.pipe(v.number(), v.integer());
const seat = v.pipe(whole, v.minValue(1), v.maxValue(7));
const bySeat = v.pipe(
  v.record(v.pipe(text, v.regex(/^[1-7]$/)), v.number()),
  v.transform((found): Readonly<Record<number, number>> => found),
);

const person = v.strictObject({
  kind: v.literal('person'),
  ...{ guest: text, name: text, picture: v.exactOptional(whole) },
});
const occupant = v.variant('kind', [
  person,
  v.strictObject({ kind: v.literal('bot'), guest: text, name: text }),
  v.strictObject({
    ...{ kind: v.literal('computer'), level: text, keeps: v.nullable(person) },
    left: v.exactOptional(v.literal(true)),
  }),
]);
const seating = v.pipe(
  v.record(v.pipe(text, v.regex(/^[1-7]$/)), v.nullable(occupant)),
  v.transform((found): hosted.Seating => found),
);
const offer = v.nullable(
  v.strictObject({
    what: v.picklist(['take-back', 'tie', 'rematch', 'pause', 'go-on']),
    ...{ by: seat, agreed: v.array(seat), pledges: v.exactOptional(v.record(text, text)) },
  }),
);
const played = v.array(
  v.strictObject({ seat: v.pipe(whole, v.minValue(0), v.maxValue(7)), action: v.nullable(text), at: v.number() }),
);

const told = v.strictObject({
  ...{ game: text, options: text, rules: whole, clock, host: text, listed: v.boolean(), quiet: v.boolean() },
  ...{ rated: v.boolean(), seal: text, seed: v.nullable(text) },
  tournament: v.nullable(v.strictObject({ id: text, round: whole, board: whole })),
  draw: v.nullable(
    v.strictObject({
      shares: v.array(v.strictObject({ seat, guest: text, pledge: text, value: v.nullable(text) })),
      ...{ secret: v.nullable(text), seed: v.nullable(text) },
    }),
  ),
  ...{ seating, admits: v.boolean(), asking: v.array(v.strictObject({ seat, guest: text, name: text })) },
  ...{ turnedAway: v.array(text), freed: v.boolean(), began: v.number() },
  still: v.nullable(v.strictObject({ since: v.number(), why: v.picklist(['unseen', 'pause', 'outage']) })),
  ...{ start: v.nullable(text), dealt: text, played },
  /** Of hidden fog; its form depends on the game. */
  ...{ view: v.unknown(), before: v.array(v.unknown()) },
  ...{ left: bySeat, since: v.number(), granted: bySeat, standIn: v.nullable(text), look: v.nullable(text) },
  brokenOff: v.nullable(
    v.strictObject({
      by: v.picklist(['time', 'resigned', 'agreed']),
      seat: v.nullable(seat),
      winner: v.nullable(seat),
    }),
  ),
  ...{ over: v.boolean(), offer, request: offer },
  talk: v.array(v.strictObject({ guest: text, name: text, text, at: v.number() })),
  ...{ next: v.nullable(text), version: whole },
});

const own = v.strictObject({ organiser: v.boolean(), entry: v.nullable(text), table: v.nullable(text) });

/** Messages by type. */
export const FROM_SERVER = {
  table: v.strictObject({ type: v.literal('table'), table: text, from: whole, told, now: v.number() }),
  news: v.strictObject({
    ...{ type: v.literal('news'), table: text, from: whole, now: v.number() },
    news: v.strictObject({ played, left: bySeat, since: v.number(), granted: bySeat, version: whole }),
  }),
  here: v.strictObject({
    ...{ type: v.literal('here'), table: text, guests: v.array(text), away: v.record(text, v.number()) },
    ...{ watching: whole, screens: whole },
  }),
  tournament: v.strictObject({
    ...{ type: v.literal('tournament'), tournament: text, from: whole, own, now: v.number() },
    facts: v.array(v.looseObject({ kind: text })),
  }),
  'no-tournament': v.strictObject({ type: v.literal('no-tournament'), tournament: text }),
  done: v.strictObject({ type: v.literal('done'), nonce: text, version: whole }),
  refused: v.strictObject({
    ...{ type: v.literal('refused'), nonce: v.nullable(text), code: text, message: text },
    details: v.record(text, v.union([text, v.number()])),
  }),
} as const satisfies { readonly [T in hosted.FromServer['type']]: Says<T> };

/** Makes the compiler compare the schemas with the types of the messages sent. */
type Says<T extends hosted.FromServer['type']> = v.GenericSchema<
  unknown,
  Extract<hosted.FromServer, { readonly type: T }>
>;

/** A line of a bot's stream. */
export const botMessage = v.variant('type', [
  v.strictObject({
    ...{ type: v.literal('table'), table: text, from: whole, told, now: v.number() },
    ...{ seats: v.array(seat), actions: v.record(text, v.array(text)), unchanged: v.exactOptional(v.literal(true)) },
  }),
  v.strictObject({ type: v.literal('asked'), table: text, by: text }),
  v.strictObject({ type: v.literal('gone'), table: text }),
  v.strictObject({ type: v.literal('alive') }),
]);
