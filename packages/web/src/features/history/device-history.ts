/** The games of this device as a history shows them: where there is no server, and beside those at the server. */
import type { Chair } from '@speeltafel/table';
import { nameOf } from '../../session/player-names.ts';
import type { SavedGame } from '../../session/saved-games.ts';
import type { Filter, GameResult, HistoryGame, Other } from './history-api.ts';

const isPerson = ({ controller }: Chair): boolean => controller.kind === 'person';

const otherOf = (chair: Chair, chairs: readonly Chair[]): Other =>
  chair.controller.kind === 'computer' ? { level: chair.controller.level } : { name: nameOf(chair, chairs) };

/** Who won, by the record and how it was broken off; 0 for a tie, undefined where the record does not tell. */
function winnerOf({ table: { record, brokenOff } }: SavedGame): number | undefined {
  if (brokenOff !== null) return brokenOff.winner ?? 0;
  const said = /^result (\d)/m.exec(record)?.[1];
  return said === undefined ? undefined : Number(said);
}

/** A result only where one person played. */
function resultOf(game: SavedGame, own: Chair | undefined): GameResult | null {
  const winner = winnerOf(game);
  if (!game.over || own === undefined || winner === undefined) return null;
  return winner === 0 ? 'tied' : winner === own.seat ? 'won' : 'lost';
}

export function gameOfDevice(game: SavedGame): HistoryGame {
  const { id, table, changed, over } = game;
  const people = table.chairs.filter(isPerson);
  const own = people.length === 1 ? people[0] : undefined;
  const waits = table.chairs.some((chair) => isPerson(chair) && game.waiting.includes(chair.seat));
  return {
    id,
    game: table.game,
    options: table.record.split('\n')[1]?.split(' ').slice(2).join(' ') ?? '',
    ended: over ? changed : null,
    place: null,
    players: table.chairs.length,
    result: resultOf(game, own),
    ...{ rated: false, tournament: null, device: true },
    others: table.chairs.filter((chair) => chair !== own).map((chair) => otherOf(chair, table.chairs)),
    ...(!over && { mine: waits }),
  };
}

/** Names without case and marks, as the server searches them. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

export function fits(filter: Filter, one: HistoryGame): boolean {
  const alone = one.others.every((other) => 'level' in other);
  if (filter.rated || filter.tournament || (filter.running && one.ended !== null)) return false;
  if (filter.game !== null && filter.game !== one.game) return false;
  if (filter.result !== null && filter.result !== one.result) return false;
  if (filter.opponent !== null && (filter.opponent === 'computer') !== alone) return false;
  const name = plain(filter.name.trim());
  return name === '' || one.others.some((other) => 'name' in other && plain(other.name).includes(name));
}

/** Under way before over, then the latest first. */
const before = (a: HistoryGame, b: HistoryGame): number =>
  (b.ended ?? Number.MAX_SAFE_INTEGER) - (a.ended ?? Number.MAX_SAFE_INTEGER);

/**
 * What the server has told so far with the games of this device among it. A game told twice, once under way and once over, is shown as it
 * was told last. Games of the device that are older than the last one told wait for the server's next page, if there is one.
 */
export function together(
  told: readonly HistoryGame[],
  device: readonly HistoryGame[],
  goesOn: boolean,
): readonly HistoryGame[] {
  const latest = new Map(told.map((one) => [one.id, one]));
  const last = goesOn ? (told.at(-1)?.ended ?? Number.MAX_SAFE_INTEGER) : 0;
  const own = device.filter(({ id, ended }) => !latest.has(id) && (ended ?? Number.MAX_SAFE_INTEGER) >= last);
  return [...latest.values(), ...own].toSorted(before);
}
