/** Who can play against whom, and how one game of a match is played. */
import { type Budget, floorsPlayers, menhirsPlayers } from '@speeltafel/players';
import { fromSeed, menhirs } from '@speeltafel/rules';

export type Result = 'win' | 'loss' | 'tie';

export interface Terms {
  /** The number of the game in the match; the first player's seat goes round with it. */
  readonly game: number;
  readonly seed: number;
  /** Floors: how many sit at the table; all but one are the second player. */
  readonly players: number;
  /** The variant of Menhirs, or the set-up of Floors. */
  readonly variant: string;
  budget(): Budget;
}

export interface League {
  readonly names: readonly string[];
  readonly variants: readonly string[];
  play(first: string, second: string, terms: Terms): Result;
}

const withMax = <T>(named: readonly (readonly [string, T])[]): ReadonlyMap<string, T> =>
  new Map([...named, ['max', named.at(-1)![1]]]);

const menhirsTable = withMax<menhirsPlayers.MenhirsPlayer>([
  ['random', menhirsPlayers.randomPlayer],
  ['cautious', menhirsPlayers.cautiousPlayer],
  ['wary', menhirsPlayers.waryPlayer],
  ...menhirsPlayers.MENHIRS_LEVELS.map((level) => [level.id, menhirsPlayers.playerOf(level)] as const),
]);

const floorsTable = withMax<floorsPlayers.FloorsPlayer>([
  ['random', floorsPlayers.randomPlayer],
  ['careful', floorsPlayers.carefulRunner],
  ...floorsPlayers.FLOORS_LEVELS.map((level) => [level.id, floorsPlayers.playerOf(level)] as const),
]);

const seedText = (number: number): string => number.toString(16).padStart(32, '0');

const MILLION = 1_000_000;

/** Two games in a row have the same deal, with the seats changed. */
function playMenhirs(first: string, second: string, { game, seed, variant, budget }: Terms): Result {
  const options = menhirs.options({ variant });
  if (!options.ok) throw new Error(options.refusal.message);
  const one = { player: menhirsTable.get(first)!, budget };
  const two = { player: menhirsTable.get(second)!, budget };
  const deal = fromSeed(seedText(seed * MILLION + (game >> 1)));
  const seat = 1 + (game % 2);
  const { positions } = menhirsPlayers.playGame(
    options.value,
    deal,
    seat === 1 ? [one, two] : [two, one],
    seed * MILLION + game,
  );
  const winner = menhirs.outcome(positions.at(-1)!)?.winner ?? null;
  return winner === null ? 'tie' : winner === seat ? 'win' : 'loss';
}

function playFloors(first: string, second: string, { game, seed, players, variant, budget }: Terms): Result {
  const seat = 1 + (game % players);
  const table = Array.from({ length: players }, (_, i) => floorsTable.get(i + 1 === seat ? first : second)!);
  const { outcome } = floorsPlayers.playMatch(table, variant, seed * MILLION + game, budget);
  return outcome.winner === null ? 'tie' : outcome.winner === seat ? 'win' : 'loss';
}

export const LEAGUES: Readonly<Record<string, League>> = {
  menhirs: { names: [...menhirsTable.keys()], variants: ['adam', 'v2', 'base'], play: playMenhirs },
  floors: { names: [...floorsTable.keys()], variants: ['basic', 'random', 'lay'], play: playFloors },
};
