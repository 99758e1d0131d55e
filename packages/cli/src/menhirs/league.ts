/** Menhirs in the arena. Each deal is played twice, with the seats exchanged. */
import { menhirsPlayers } from '@speeltafel/players';
import { fromSeed, menhirs, menhirsKit } from '@speeltafel/rules';
import { type League, type Result, seedOf, type Terms, withMax } from '../arena/league.ts';

const players = withMax<menhirsPlayers.MenhirsPlayer>([
  ['random', menhirsPlayers.randomPlayer],
  ['cautious', menhirsPlayers.cautiousPlayer],
  ['wary', menhirsPlayers.waryPlayer],
  ...menhirsPlayers.MENHIRS_LEVELS.map((level) => [level.id, menhirsPlayers.playerOf(level)] as const),
]);

const seedText = (number: number): string => number.toString(16).padStart(32, '0');

function play(first: string, second: string, { game, seed, variant, budget }: Terms): Result {
  const options = menhirs.options({ variant });
  if (!options.ok) throw new Error(options.refusal.message);
  const one = { player: players.get(first)!, budget: () => budget(true) };
  const two = { player: players.get(second)!, budget: () => budget(false) };
  const deal = fromSeed(seedText(seedOf(seed, game >> 1)));
  const seat = 1 + (game % 2);
  const contestants = seat === 1 ? ([one, two] as const) : ([two, one] as const);
  const { positions } = menhirsPlayers.playGame(options.value, deal, contestants, seedOf(seed, game));
  const winner = menhirs.outcome(positions.at(-1)!)?.winner ?? null;
  return winner === null ? 'tie' : winner === seat ? 'win' : 'loss';
}

export const menhirsLeague: League = {
  names: [...players.keys()],
  levels: menhirsPlayers.MENHIRS_LEVELS.map(({ id }) => id),
  variants: menhirsKit.VARIANTS,
  mostPlayers: 2,
  play,
};
