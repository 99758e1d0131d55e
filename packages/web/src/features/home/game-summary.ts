/** Describes a stored game in a list. */
import type { Chair } from '@speeltafel/table';
import { language } from '../../i18n/language.ts';
import { levelName, nameOf } from '../../session/player-names.ts';
import type { SavedGame } from '../../session/saved-games.ts';
import { say } from './words.ts';

const isPerson = ({ controller }: Chair): boolean => controller.kind === 'person';

/** The players of a game: all people; for a single person the computer players, counted if there are several. */
export function othersAt(chairs: readonly Chair[]): string {
  const people = chairs.filter(isPerson);
  const levels = chairs.flatMap(({ controller }) => (controller.kind === 'computer' ? [controller.level] : []));
  const names = people.length === 1 && levels.length > 0 ? [] : people.map((chair) => nameOf(chair, chairs));
  if (levels.length === 1) names.push(levelName(levels[0]!));
  if (levels.length > 1) names.push(say().computers(levels.length));
  return new Intl.ListFormat(language()).format(names);
}

const waitedFor = ({ table, waiting }: SavedGame): Chair | undefined =>
  table.chairs.find(({ seat }) => waiting.includes(seat));

/** Whether it is the turn of a player on this device. */
export function isMine(game: SavedGame): boolean {
  const chair = waitedFor(game);
  return !game.over && chair !== undefined && isPerson(chair);
}

export function stateOf(game: SavedGame): string {
  const chair = waitedFor(game);
  if (game.over || chair === undefined) return say().ended;
  const alone = game.table.chairs.filter(isPerson).length === 1;
  return alone && isPerson(chair) ? say().yourMove : say().theirMove(nameOf(chair, game.table.chairs));
}
