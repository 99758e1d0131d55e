/** The choices of the last new game, stored per game and kind of opponents. */
import type { Choices, GameOptions, OpponentKind } from '../../games/contract/options.ts';
import type { GameId } from '../../games/registry.ts';
import { readStored, writeStored } from '../../storage/storage.ts';

const nameOf = (game: GameId, opponents: OpponentKind): string => `new.${game}.${opponents}`;

export const lastChoices = <C extends Choices>(
  game: GameId,
  opponents: OpponentKind,
  options: Pick<GameOptions<C>, 'schema' | 'defaults'>,
): C => readStored(nameOf(game, opponents), options.schema) ?? options.defaults(opponents);

export function keepChoices(game: GameId, opponents: OpponentKind, choices: Choices): void {
  writeStored(nameOf(game, opponents), choices);
}
