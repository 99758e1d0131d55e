/** What was chosen for the last new game, stored for each game and company. */
import type { Choices, Company, GameOptions } from '../../games/contract/options.ts';
import type { GameId } from '../../games/registry.ts';
import { readStored, writeStored } from '../../storage/storage.ts';

const nameOf = (game: GameId, company: Company): string => `new.${game}.${company}`;

export const lastChoices = <C extends Choices>(
  game: GameId,
  company: Company,
  options: Pick<GameOptions<C>, 'schema' | 'usual'>,
): C => readStored(nameOf(game, company), options.schema) ?? options.usual(company);

export function keepChoices(game: GameId, company: Company, choices: Choices): void {
  writeStored(nameOf(game, company), choices);
}
