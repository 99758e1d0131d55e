/**
 * The games of this device in the form of the history: without a server alone, otherwise together with the games on the
 * server.
 */
import type { Chair } from '@speeltafel/table';
import { nameOf } from '../../session/player-names.ts';
import type { SavedGame } from '../../session/saved-games.ts';
import type { Filter, GameResult, HistoryGame, Other } from './history-api.ts';

const isPerson = ({ controller }: Chair): boolean => controller.kind === 'person';

const otherOf = (chair: Chair, chairs: readonly Chair[]): Other =>
  chair.controller.kind === 'computer' ? { level: chair.controller.level } : { name: nameOf(chair, chairs) };

/** The winner according to the record and how it was broken off; 0 for a tie, undefined if the record does not say. */
function winnerOf({ table: { record, brokenOff } }: SavedGame): number | undefined {
  if (brokenOff !== null) return brokenOff.winner ?? 0;
  const said = /^result (\d)/m.exec(record)?.[1];
  return said === undefined ? undefined : Number(said);
}

/** The result for the only person who played, if there was one. */
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

/** Ignores case and diacritics in names, like the search on the server. */
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

/** Running games before finished ones, then the latest first. */
const before = (a: HistoryGame, b: HistoryGame): number =>
  (b.ended ?? Number.MAX_SAFE_INTEGER) - (a.ended ?? Number.MAX_SAFE_INTEGER);

/**
 * Merges the games sent by the server so far with those of this device. A game that was sent twice, once running and
 * once finished, is shown as it was sent last. Games of the device that are older than the last one sent wait for the
 * server's next page, if there is one.
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
