/** Charts a whole game: every player's win chance in every position. */
import { floorsKit } from '@speeltafel/rules';
import { Random } from '../random.ts';
import { ALL_CARDS } from './card-outcomes.ts';
import { Rollout } from './rollout.ts';
import { routeOf } from './route.ts';
import { WinChance } from './win-chance.ts';

const { Match } = floorsKit;

/** The static estimate, as if the monster walked now, counts as one rollout. */
export function chancesOf(position: floorsKit.Position, imagined: number, seed: number): number[] {
  const players = Array.from({ length: position.players }, (_, player) => player);
  if (position.phase === 'lay') return players.map(() => 1 / position.players);
  const match = new Match(position);
  const winChance = new WinChance(match, routeOf(match));
  const sums = players.map((player) => winChance.chance(player, ALL_CARDS));
  if (position.phase !== 'tokens') return sums;
  const rollout = new Rollout(winChance);
  for (let i = 0; i < imagined; i++) {
    const mark = match.mark();
    // The same seeds in every position, so that all of them have the same luck.
    rollout.restOfRound(0, new Random(seed + i * 7919));
    for (const player of players) sums[player]! += winChance.chance(player, ALL_CARDS);
    match.undo(mark);
  }
  return sums.map((sum) => sum / (imagined + 1));
}

/** `report` is called with the number of positions done. */
export function chartFloors(
  positions: readonly floorsKit.Position[],
  imagined: number,
  seed: number,
  report?: (done: number) => void,
): number[][] {
  return positions.map((position, i) => {
    const chances = chancesOf(position, imagined, seed);
    report?.(i + 1);
    return chances;
  });
}
