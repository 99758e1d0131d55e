/** The choices for the last table with friends, apart from the options of its game. */
import type { ClockRule } from '@speeltafel/table';
import * as v from 'valibot';
import type { SeatChoice } from '../../../games/contract/options.ts';
import type { GameId } from '../../../games/registry.ts';
import { readStored, writeStored } from '../../../storage/storage.ts';
import { MOST_INCREMENT, MOST_MINUTES } from '../../../ui/form/clock-limits.ts';
import type { RequestedSeat } from '../api.ts';

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
  quiet: v.fallback(v.boolean(), false),
  admits: v.fallback(v.boolean(), true),
  rated: v.fallback(v.boolean(), false),
  /** The stand-in for absent players, by game. */
  standIn: v.fallback(v.record(v.string(), v.string()), {}),
});
export type TableChoices = v.InferOutput<typeof schema>;

/** Each game has its own entry. */
const nameOf = (game: GameId): string => `${STORED}.${game}`;

export const lastInvite = (game: GameId): TableChoices => readStored(nameOf(game), schema) ?? v.parse(schema, {});

/** Listing and rating apply to this one table only; the next one is for friends again. */
export function keepInvite(game: GameId, choices: TableChoices): void {
  writeStored(nameOf(game), { ...choices, listed: false, rated: false });
}

/** Neither strong nor weak: it only stands in. */
const STAND_IN = 2;

export function standInOf({ standIn }: Pick<TableChoices, 'standIn'>, game: string, levels: readonly string[]): string {
  const chosen = standIn[game] ?? '';
  return levels.includes(chosen) ? chosen : (levels[STAND_IN] ?? levels.at(-1)!);
}

export function clockOf({ clock, minutes, increment, days }: TableChoices): ClockRule {
  if (clock === 'none') return { kind: 'none' };
  return clock === 'game'
    ? { kind: 'fischer', initial: minutes * MINUTE, increment: increment * 1000 }
    : { kind: 'turn', each: days * DAY };
}

/** The guest who opens the table is the first person on this device. */
export function seatsOf(
  seats: readonly SeatChoice[],
  me: { readonly name: string; readonly picture?: number },
  player: (number: number) => string,
): readonly RequestedSeat[] {
  const mine = seats.findIndex(({ kind }) => kind === 'person');
  return seats.map(({ kind, name, level }, i): RequestedSeat => {
    if (kind === 'friend') return { kind: 'open' };
    if (kind === 'computer') return { kind, level };
    return i === mine ? { kind: 'here', ...me } : { kind: 'here', name: name.trim() || player(i + 1) };
  });
}
