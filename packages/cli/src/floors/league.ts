/** Floors in the arena: the first player has one seat, the second player all others. */
import { floorsPlayers } from '@speeltafel/players';
import { type League, type Result, seedOf, type Terms, withMax } from '../arena/league.ts';

const players = withMax<floorsPlayers.FloorsPlayer>([
  ['random', floorsPlayers.randomPlayer],
  ['careful', floorsPlayers.carefulRunner],
  [floorsPlayers.HAND_SET.id, floorsPlayers.playerOf(floorsPlayers.HAND_SET)],
  ...floorsPlayers.FLOORS_LEVELS.map((level) => [level.id, floorsPlayers.playerOf(level)] as const),
]);

function play(first: string, second: string, terms: Terms): Result {
  const seat = 1 + (terms.game % terms.players);
  const table = Array.from({ length: terms.players }, (_, i) => players.get(i + 1 === seat ? first : second)!);
  const budget = (toAct: number) => terms.budget(toAct === seat);
  const { outcome } = floorsPlayers.playMatch(table, terms.variant, seedOf(terms.seed, terms.game), budget);
  return outcome.winner === null ? 'tie' : outcome.winner === seat ? 'win' : 'loss';
}

export const floorsLeague: League = {
  names: [...players.keys()],
  levels: floorsPlayers.FLOORS_LEVELS.map(({ id }) => id),
  variants: ['basic', 'random', 'lay'],
  mostPlayers: 7,
  note: 'In Floors FIRST has one seat and SECOND all others.',
  play,
};
