/** A table of Floors needs no more than the rules: nothing is hidden, and a token's whole way is one action. */
import { floors, type floorsKit } from '@speeltafel/rules';
import type { TableGame } from '../game.ts';

export const floorsTable: TableGame<
  floorsKit.Options,
  floorsKit.Position,
  floorsKit.Action,
  floorsKit.Position,
  floorsKit.FloorsOutcome
> = { game: floors };
