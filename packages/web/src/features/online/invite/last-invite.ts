/** What somebody wishes for a table with friends beyond the game itself, kept until the next time. */
import type { ClockRule } from '@speeltafel/table';
import * as v from 'valibot';
import { storage } from '../../../storage/storage.ts';
import { MOST_INCREMENT, MOST_MINUTES, type Sitter } from '../../new-game/last-choices.ts';
import type { WishedSeat } from '../api.ts';

const KEY = 'speeltafel.invite';
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

export function lastInvite(): InviteWish {
  let kept: unknown = {};
  try {
    kept = JSON.parse(storage().getItem(KEY) ?? '{}');
  } catch {
    // What cannot be read is wished anew.
  }
  const checked = v.safeParse(schema, kept);
  return checked.success ? checked.output : v.parse(schema, {});
}

/** Strangers are let in for this one table: the next is for friends again. */
export function keepInvite(wish: InviteWish): void {
  try {
    storage().setItem(KEY, JSON.stringify({ ...wish, listed: false }));
  } catch {
    // Where nothing can be kept, the table is opened all the same.
  }
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
