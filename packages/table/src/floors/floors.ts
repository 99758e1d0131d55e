/** A table of Floors needs little more than the rules: nothing is hidden, and a token's whole path is one action. */
import { floors, type floorsKit } from '@speeltafel/rules';
import type { TableGame } from '../game.ts';
import { makeMonster, parseMonster } from './monster.ts';

function monsterText(text: string): string | undefined {
  const monster = parseMonster(text);
  return monster && makeMonster(monster);
}

export const floorsTable: TableGame<
  floorsKit.Options,
  floorsKit.Position,
  floorsKit.Action,
  floorsKit.Position,
  floorsKit.FloorsOutcome
> = {
  game: floors,
  score(position) {
    const ranking = floors.outcome(position)?.ranking.toSorted((a, b) => a.seat - b.seat);
    return ranking === undefined
      ? null
      : { places: ranking.map(({ place }) => place), points: ranking.map(({ out }) => out) };
  },
  look: monsterText,
  withSeats: (options, players) => floors.options({ ...options, players }),
};
