/**
 * `speeltafel arena`: games between two players with alternating seats, and an estimate of the difference in strength.
 */
import { parseArgs } from 'node:util';
import { type Budget, nodeBudget } from '@speeltafel/players';
import { timeBudget } from '../clock.ts';
import { LEAGUES } from '../games.ts';
import { eloOf, type Measured, type Score, shareOf } from './elo.ts';
import type { League } from './league.ts';
import { Progress } from './progress.ts';

const [DEFAULT_GAME = ''] = Object.keys(LEAGUES);
const leagues: Readonly<Record<string, League>> = LEAGUES;

export const ARENA_HELP = `speeltafel arena FIRST SECOND [--game ${DEFAULT_GAME}] [--games 20] [--ms 100 | --nodes N[,N]] [--seed 1] [--variant V] [--players 2]

${Object.entries(leagues)
  .map(([game, { names, variants }]) => `${game}: ${names.join(', ')}\n  variants: ${variants.join(', ')}`)
  .join('\n')}
${Object.values(leagues)
  .flatMap(({ note }) => note ?? [])
  .join('\n')}
--nodes N gives every turn so many positions; --nodes N,M gives FIRST's turns N and SECOND's M.
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
  /** The limit in words, and as the budget for every turn. */
  readonly limit: string;
  budget(first: boolean): Budget;
}

const text = { type: 'string' } as const;
const KNOWN = { game: text, games: text, ms: text, nodes: text, seed: text, variant: text, players: text };

function whole(name: string, written: string | undefined, otherwise: number): number {
  if (written === undefined) return otherwise;
  if (/^[1-9]\d{0,8}$/.test(written)) return Number(written);
  throw new Error(`--${name} ${written} is not a whole number from 1.`);
}

/** The positions for a turn of each player; one number is for both. */
function readNodes(written: string | undefined): readonly [number, number] | undefined {
  if (written === undefined) return undefined;
  const [first, second = first, ...more] = written.split(',');
  if (more.length > 0) throw new Error(`--nodes ${written} has more than two numbers.`);
  return [whole('nodes', first, 0), whole('nodes', second, 0)];
}

function oneOf(things: readonly string[], name: string, what: string): string {
  if (things.includes(name)) return name;
  throw new Error(`There is no ${what} ${name}.`);
}

/** Reads the arguments; throws with an explanation if they make no sense. */
function readMatch(args: readonly string[]): Match {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: KNOWN });
  const game = oneOf(Object.keys(LEAGUES), values.game ?? DEFAULT_GAME, 'game');
  const league = leagues[game]!;
  if (positionals.length !== 2) throw new Error('Name two players.');
  const [first, second] = positionals.map((name) => oneOf(league.names, name, `player of ${game}`)) as [string, string];
  const variant = oneOf(league.variants, values.variant ?? league.variants[0]!, `variant of ${game}`);
  const players = whole('players', values.players, 2);
  if (players < 2 || players > league.mostPlayers) throw new Error(`${players} cannot play ${game}.`);
  const nodes = readNodes(values.nodes);
  const ms = whole('ms', values.ms, 100);
  if (values.ms !== undefined && nodes !== undefined) throw new Error('Use --ms or --nodes, not both.');
  return {
    ...{ league, game, first, second, variant, players },
    games: whole('games', values.games, 20),
    seed: whole('seed', values.seed, 1),
    limit: nodes === undefined ? `${ms} ms a turn` : `${[...new Set(nodes)].join(' and ')} positions a turn`,
    budget: nodes === undefined ? () => timeBudget(ms) : (first) => nodeBudget(nodes[first ? 0 : 1]),
  };
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
  let match: Match;
  try {
    match = readMatch(args);
  } catch (error) {
    bar.write(`${error instanceof Error ? error.message : String(error)}\n\n${ARENA_HELP}`);
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
