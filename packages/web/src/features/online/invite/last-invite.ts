/** What somebody wishes for a table with friends beyond the game itself, kept until the next time. */
import type { ClockRule } from '@speeltafel/table';
import * as v from 'valibot';
import { readStored, writeStored } from '../../../storage/storage.ts';
import { MOST_INCREMENT, MOST_MINUTES, type Sitter } from '../../new-game/last-choices.ts';
import type { WishedSeat } from '../api.ts';

const STORED = 'invite';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
export const MOST_DAYS = 14;

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const schema = v.object({
  clock: v.fallback(v.picklist(['none', 'game', 'turn']), 'none'),
  minutes: v.fallback(whole(1, MOST_MINUTES), 15),
  increment: v.fallback(whole(0, MOST_INCREMENT), 10),
  days: v.fallback(whole(1, MOST_DAYS), 2),
  listed: v.fallback(v.boolean(), false),
});
export type InviteWish = v.InferOutput<typeof schema>;

export const lastInvite = (): InviteWish => readStored(STORED, schema) ?? v.parse(schema, {});

/** Strangers may join this one table only: the next is for friends again. */
export function keepInvite(wish: InviteWish): void {
  writeStored(STORED, { ...wish, listed: false });
}

export function clockOf({ clock, minutes, increment, days }: InviteWish): ClockRule {
  if (clock === 'none') return { kind: 'none' };
  return clock === 'game'
    ? { kind: 'fischer', initial: minutes * MINUTE, increment: increment * 1000 }
    : { kind: 'turn', each: days * DAY };
}

/** The first person here is whoever opens the table. */
export function seatsOf(
  sitters: readonly Sitter[],
  myName: string,
  player: (number: number) => string,
): readonly WishedSeat[] {
  const mine = sitters.findIndex(({ kind }) => kind === 'person');
  return sitters.map(({ kind, name, level }, i): WishedSeat => {
    if (kind === 'friend') return { kind: 'open' };
    if (kind === 'computer') return { kind, level };
    return { kind: 'here', name: i === mine ? myName : name.trim() || player(i + 1) };
  });
}
