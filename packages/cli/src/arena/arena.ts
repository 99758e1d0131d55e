/** `speeltafel arena`: games between two players, both colours, and what follows about their strength. */
import { parseArgs } from 'node:util';
import {
  type Budget,
  cautiousPlayer,
  MENHIRS_LEVELS,
  type MenhirsPlayer,
  menhirsPlayer,
  nodeBudget,
  playGame,
  randomPlayer,
  waryPlayer,
} from '@speeltafel/players';
import { fromSeed, menhirs } from '@speeltafel/rules';
import { timeBudget } from '../clock.ts';
import { type Score, strengthOf } from './elo.ts';
import { Progress } from './progress.ts';

const PLAYERS: Readonly<Record<string, MenhirsPlayer>> = {
  random: randomPlayer,
  cautious: cautiousPlayer,
  wary: waryPlayer,
  ...Object.fromEntries(MENHIRS_LEVELS.map((level) => [level.name, menhirsPlayer(level)])),
};

export const ARENA_HELP = `speeltafel arena FIRST SECOND [--games 20] [--ms 100 | --nodes N] [--seed 1] [--variant adam]

Players: ${Object.keys(PLAYERS).join(', ')}
`;

interface Match {
  readonly first: MenhirsPlayer;
  readonly second: MenhirsPlayer;
  readonly games: number;
  readonly seed: number;
  readonly variant: string;
  budget(): Budget;
}

const seedText = (number: number): string => number.toString(16).padStart(32, '0');

/** The seat of the first player changes from game to game; two games in a row have the same deal. */
function playMatch({ first, second, games, seed, variant, budget }: Match, tell: (score: Score) => void): Score {
  const options = menhirs.options({ variant });
  if (!options.ok) throw new Error(options.refusal.message);
  let wins = 0;
  let losses = 0;
  for (let game = 0; game < games; game++) {
    const [one, two] = [first, second].map((player) => ({ player, budget }));
    const seats = game % 2 === 0 ? ([one!, two!] as const) : ([two!, one!] as const);
    const deal = fromSeed(seedText(seed * 1_000_000 + (game >> 1)));
    const { positions } = playGame(options.value, deal, seats, seed * 1_000_000 + game);
    const winner = menhirs.outcome(positions.at(-1)!)?.winner ?? null;
    if (winner === 1 + (game % 2)) wins++;
    else if (winner !== null) losses++;
    tell({ wins, losses, ties: game + 1 - wins - losses });
  }
  return { wins, losses, ties: games - wins - losses };
}

const signed = (elo: number): string =>
  Number.isFinite(elo) ? `${elo >= 0 ? '+' : ''}${elo.toFixed(0)}` : elo > 0 ? '+∞' : '-∞';

export function arena(args: readonly string[], out: NodeJS.WritableStream, bar: NodeJS.WritableStream): number {
  const number = { type: 'string' } as const;
  const parsed = (() => {
    try {
      return parseArgs({
        args: [...args],
        allowPositionals: true,
        options: { games: number, ms: number, nodes: number, seed: number, variant: number },
      });
    } catch {
      return undefined;
    }
  })();
  const [firstName = '', secondName = ''] = parsed?.positionals ?? [];
  const first = Object.hasOwn(PLAYERS, firstName) ? PLAYERS[firstName] : undefined;
  const second = Object.hasOwn(PLAYERS, secondName) ? PLAYERS[secondName] : undefined;
  const { games = '20', ms = '100', nodes, seed = '1', variant = 'adam' } = parsed?.values ?? {};
  const whole = [games, ms, seed, ...(nodes === undefined ? [] : [nodes])].every((text) => /^[1-9]\d{0,8}$/.test(text));
  if (first === undefined || second === undefined || !whole || !menhirs.options({ variant }).ok) {
    bar.write(ARENA_HELP);
    return 2;
  }
  const progress = new Progress(bar, Number(games));
  const budget = nodes === undefined ? () => timeBudget(Number(ms)) : () => nodeBudget(Number(nodes));
  const score = playMatch({ first, second, games: Number(games), seed: Number(seed), variant, budget }, (now) => {
    progress.show(now.wins + now.losses + now.ties, `${now.wins} won, ${now.losses} lost, ${now.ties} tied`);
  });
  progress.clear();
  const { share, elo, low, high } = strengthOf(score);
  const limit = nodes === undefined ? `${ms} ms a turn` : `${nodes} positions a turn`;
  out.write(
    `${firstName} against ${secondName}, ${variant}, ${games} games, ${limit}, seed ${seed}\n` +
      `${score.wins} won, ${score.losses} lost, ${score.ties} tied: ${(share * 100).toFixed(1)} % of the points\n` +
      `Elo ${signed(elo)}, 95 % between ${signed(low)} and ${signed(high)}\n`,
  );
  return 0;
}
