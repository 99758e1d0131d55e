/** Describes a table in a list. */
import type { ClockRule } from '@speeltafel/table';
import { language } from '../../../i18n/language.ts';
import { levelName } from '../../../session/player-names.ts';
import type { ListedTable } from '../api.ts';
import { say } from '../words.ts';

const DAY = 24 * 60 * 60_000;

export function clockText(clock: ClockRule): string {
  const { ofClock } = say();
  if (clock.kind === 'none') return ofClock.none;
  return clock.kind === 'fischer'
    ? ofClock.game(Math.round(clock.initial / 60_000), Math.round(clock.increment / 1000))
    : ofClock.turn(Math.max(1, Math.round(clock.each / DAY)));
}

export function namesAt({ players }: ListedTable, except = ''): string {
  const names = players.flatMap((one) => {
    if (one === null) return [];
    if ('level' in one) return [levelName(one.level)];
    return one.guest === except ? [] : [one.name];
  });
  return new Intl.ListFormat(language()).format(names);
}

export const freeSeats = ({ players }: ListedTable): number => players.filter((one) => one === null).length;
