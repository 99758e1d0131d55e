/** The schema of facts from outside: an archive of another server. */
import * as v from 'valibot';
import { LONGEST_LOOK } from '../game.ts';
import { CONSENTS, type Fact } from './facts.ts';

const text = v.string();
const whole = v.pipe(v.number(), v.integer());
const seat = v.pipe(whole, v.minValue(1), v.maxValue(7));
const time = v.number();

const person = v.object({
  kind: v.literal('person'),
  guest: text,
  name: text,
  picture: v.exactOptional(whole),
});
const bot = v.object({ kind: v.literal('bot'), guest: text, name: text });
const sitter = v.variant('kind', [
  person,
  bot,
  v.object({
    kind: v.literal('computer'),
    level: text,
    keeps: v.nullable(person),
    left: v.exactOptional(v.literal(true)),
  }),
]);
const clock = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({ kind: v.literal('fischer'), initial: time, increment: time }),
  v.object({ kind: v.literal('turn'), each: time }),
]);
const seating = v.pipe(
  v.record(v.pipe(text, v.regex(/^[1-7]$/)), v.nullable(sitter)),
  v.transform((seats): Readonly<Record<number, v.InferOutput<typeof sitter> | null>> => seats),
);

const pledge = v.pipe(text, v.regex(/^[0-9a-f]{64}$/));
const pledges = v.record(text, pledge);

/** Unknown fields of a fact are kept: a newer version may have added them. */
export const factSchema: v.GenericSchema<unknown, Fact> = v.variant('kind', [
  v.looseObject({
    kind: v.literal('opened'),
    game: text,
    options: text,
    rules: v.exactOptional(whole),
    clock,
    host: text,
    listed: v.boolean(),
    seed: text,
    seating,
    standIn: v.exactOptional(text),
    look: v.exactOptional(v.pipe(text, v.maxLength(LONGEST_LOOK))),
    pledges: v.exactOptional(pledges),
    quiet: v.exactOptional(v.literal(true)),
    admits: v.exactOptional(v.literal(true)),
    rated: v.exactOptional(v.literal(true)),
    tournament: v.exactOptional(v.object({ id: text, round: whole, board: whole })),
  }),
  v.looseObject({ kind: v.literal('sat'), seat, sitter, pledge: v.exactOptional(pledge) }),
  v.looseObject({
    kind: v.literal('asked'),
    seat,
    sitter: v.variant('kind', [person, bot]),
    pledge: v.exactOptional(pledge),
  }),
  v.looseObject({ kind: v.literal('admitted'), guest: text }),
  v.looseObject({ kind: v.literal('turned-away'), guest: text }),
  v.looseObject({ kind: v.literal('rose'), seat, freed: v.exactOptional(v.literal(true)) }),
  v.looseObject({ kind: v.literal('closed-up'), options: text, seating }),
  v.looseObject({ kind: v.literal('drawing'), at: time }),
  v.looseObject({ kind: v.literal('showed'), guest: text, value: v.pipe(text, v.regex(/^[0-9a-f]{32}$/)) }),
  v.looseObject({ kind: v.literal('began'), at: time, unseen: v.exactOptional(v.literal(true)) }),
  v.looseObject({ kind: v.literal('stopped'), at: time, why: v.picklist(['unseen', 'pause', 'outage']) }),
  v.looseObject({ kind: v.literal('resumed'), at: time }),
  v.looseObject({ kind: v.literal('acted'), seat, action: text, at: time, lag: time }),
  v.looseObject({
    kind: v.literal('offered'),
    seat,
    what: v.picklist(CONSENTS),
    pledge: v.exactOptional(pledge),
  }),
  v.looseObject({ kind: v.literal('agreed'), seat, pledge: v.exactOptional(pledge) }),
  v.looseObject({ kind: v.literal('declined'), seat }),
  v.looseObject({ kind: v.literal('took-back'), left: whole, at: time }),
  v.looseObject({ kind: v.literal('tied'), at: time }),
  v.looseObject({ kind: v.literal('resigned'), seat, at: time }),
  v.looseObject({ kind: v.literal('fell'), at: time, seats: v.exactOptional(v.array(seat)) }),
  v.looseObject({ kind: v.literal('replaced'), seat, sitter }),
  v.looseObject({ kind: v.literal('said'), guest: text, name: text, text, at: time }),
  v.looseObject({
    kind: v.literal('moved-on'),
    to: text,
    pledges: v.exactOptional(pledges),
    without: v.exactOptional(v.array(seat)),
  }),
]);
