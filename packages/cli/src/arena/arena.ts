/** `speeltafel arena`: games between two players, in changing seats, and what follows about their strength. */
import { parseArgs } from 'node:util';
import { type Budget, nodeBudget } from '@speeltafel/players';
import { timeBudget } from '../clock.ts';
import { eloOf, type Measured, type Score, shareOf } from './elo.ts';
import { LEAGUES, type League } from './leagues.ts';
import { Progress } from './progress.ts';

const HELP = `speeltafel arena FIRST SECOND [--game menhirs] [--games 20] [--ms 100 | --nodes N] [--seed 1] [--variant V] [--players 2]

${Object.entries(LEAGUES)
  .map(([game, { names, variants }]) => `${game}: ${names.join(', ')}\n  variants: ${variants.join(', ')}`)
  .join('\n')}
In Floors FIRST sits alone among as many SECONDs as there are other players.
`;

interface Match {
  readonly league: League;
  readonly game: string;
  readonly first: string;
  readonly second: string;
  readonly games: number;
  readonly seed: number;
  readonly players: number;
  readonly variant: string;
  /** In words, and as what the players get for every turn. */
  readonly limit: string;
  budget(): Budget;
}

const text = { type: 'string' } as const;
const KNOWN = { game: text, games: text, ms: text, nodes: text, seed: text, variant: text, players: text };

const whole = (written: string | undefined, otherwise: number): number =>
  written === undefined ? otherwise : /^[1-9]\d{0,8}$/.test(written) ? Number(written) : Number.NaN;

/** What was asked for, or undefined where it makes no sense. */
function readMatch(args: readonly string[]): Match | undefined {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: KNOWN });
    const [first = '', second = '', ...rest] = positionals;
    const game = values.game ?? 'menhirs';
    const league = Object.hasOwn(LEAGUES, game) ? LEAGUES[game] : undefined;
    const variant = values.variant ?? league?.variants[0] ?? '';
    const [games, seed, ms] = [whole(values.games, 20), whole(values.seed, 1), whole(values.ms, 100)];
    const [nodes, players] = [whole(values.nodes, 0), whole(values.players, 2)];
    const known = league?.names.includes(first) && league.names.includes(second) && league.variants.includes(variant);
    const seats = players >= 2 && players <= (game === 'floors' ? 7 : 2);
    if (!league || !known || !seats || rest.length > 0 || [games, seed, ms, nodes].some(Number.isNaN)) return undefined;
    const limit = nodes > 0 ? `${nodes} positions a turn` : `${ms} ms a turn`;
    const budget = nodes > 0 ? () => nodeBudget(nodes) : () => timeBudget(ms);
    return { league, game, first, second, games, seed, players, variant, limit, budget };
  } catch {
    return undefined;
  }
}

function playAll(match: Match, tell: (score: Score) => void): Score {
  let score: Score = { wins: 0, losses: 0, ties: 0 };
  for (let game = 0; game < match.games; game++) {
    const result = match.league.play(match.first, match.second, { ...match, game });
    const { wins, losses, ties } = score;
    score = {
      wins: wins + Number(result === 'win'),
      losses: losses + Number(result === 'loss'),
      ties: ties + Number(result === 'tie'),
    };
    tell(score);
  }
  return score;
}

const signed = (elo: number): string =>
  Number.isFinite(elo) ? `${elo >= 0 ? '+' : ''}${elo.toFixed(0)}` : elo > 0 ? '+∞' : '-∞';
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const spoken = ({ value, low, high }: Measured, form: (figure: number) => string): string =>
  `${form(value)} (95 % between ${form(low)} and ${form(high)})`;

export function arena(args: readonly string[], out: NodeJS.WritableStream, bar: NodeJS.WritableStream): number {
  const match = readMatch(args);
  if (match === undefined) {
    bar.write(HELP);
    return 2;
  }
  const { game, first, second, games, seed, players, variant, limit } = match;
  const progress = new Progress(bar, games);
  const score = playAll(match, ({ wins, losses, ties }) => {
    progress.show(wins + losses + ties, `${wins} won, ${losses} lost, ${ties} tied`);
  });
  progress.clear();
  const others = players === 2 ? second : `${players - 1} x ${second}`;
  out.write(`${game} (${variant}): ${first} against ${others}, ${games} games, ${limit}, seed ${seed}\n`);
  out.write(
    `  ${score.wins} won, ${score.losses} lost, ${score.ties} tied: ${spoken(shareOf(score.wins, games), percent)} won\n`,
  );
  if (players === 2) out.write(`  Elo ${spoken(eloOf(score), signed)}\n`);
  return 0;
}
