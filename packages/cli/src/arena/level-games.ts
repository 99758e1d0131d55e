/** The arena games behind the published ratings of the levels: the plan, the file of results, and the ratings computed from it. */
import { nodeBudget } from '@speeltafel/players';
import type { GameId } from '@speeltafel/rules';
import { LEAGUES } from '../games.ts';
import type { League } from './league.ts';
import { type MatchResult, type RatedLevel, rateLevels } from './level-ratings.ts';

export interface LevelMatch extends MatchResult {
  readonly pool: string;
  /** The budget per turn, in words. */
  readonly limit: string;
  readonly seed: number;
}

export interface Plan {
  readonly pool: string;
  readonly games: number;
  /** Table sizes. */
  readonly players: readonly number[];
  /** Positions per turn. */
  readonly nodes: number;
  readonly seed: number;
  /** Only these levels play those below them; null means all. */
  readonly levels: readonly string[] | null;
}

const HEADER = 'pool,first,second,players,limit,seed,won,lost,tied';
/** The index of the level that is fixed at 1500. */
const ANCHOR = 3;
/** A level plays this many levels below it. */
const REACH = 2;

/** A pool is the id of a game, or of a game and a variant: `game-variant`. */
function placeOf(pool: string): { readonly game: GameId; readonly league: League; readonly variant: string } {
  const [game, variant] = pool.split('-') as [GameId, string | undefined];
  const league = LEAGUES[game];
  return { game, league, variant: variant ?? league.variants[0]! };
}

export function readMatches(text: string): readonly LevelMatch[] {
  const [header, ...lines] = text.trim().split('\n');
  if (header !== HEADER) throw new Error(`The first line is not ${HEADER}.`);
  return lines.map((line) => {
    const [pool, first, second, players, limit, seed, won, lost, tied] = line.split(',') as string[];
    const named = { pool: pool!, first: first!, second: second!, limit: limit! };
    return {
      ...named,
      ...{ players: Number(players), seed: Number(seed) },
      ...{ won: Number(won), lost: Number(lost), tied: Number(tied) },
    };
  });
}

export const matchLine = ({ pool, first, second, players, limit, seed, won, lost, tied }: LevelMatch): string =>
  [pool, first, second, players, limit, seed, won, lost, tied].join(',');

/** Plays the matches one by one. */
export function* playPlan({ pool, games, players, nodes, seed, levels }: Plan): Generator<LevelMatch> {
  const { league, variant } = placeOf(pool);
  for (const size of players) {
    for (const [i, first] of league.levels.entries()) {
      if (levels?.includes(first) === false) continue;
      for (const second of league.levels.slice(Math.max(0, i - REACH), i)) {
        const tally = { win: 0, loss: 0, tie: 0 };
        for (let game = 0; game < games; game++) {
          const terms = { game, seed, players: size, variant, budget: () => nodeBudget(nodes) };
          tally[league.play(first, second, terms)] += 1;
        }
        const { win: won, loss: lost, tie: tied } = tally;
        yield { pool, first, second, players: size, limit: `${nodes} positions`, seed, won, lost, tied };
      }
    }
  }
}

/** The ratings of a pool's levels, from matches at tables of all sizes or of one. */
export function ratingsOf(pool: string, matches: readonly LevelMatch[], players?: number): readonly RatedLevel[] {
  const own = matches.filter((one) => one.pool === pool && (players === undefined || one.players === players));
  const { levels } = placeOf(pool).league;
  return rateLevels(levels[ANCHOR]!, own).filter(({ name }) => levels.includes(name));
}

export const roundedTo10 = (rating: number): number => 10 * Math.round(rating / 10);

const counted = ({ won, lost, tied }: MatchResult): number => won + lost + tied;

/** A Markdown table: each level with its games, rating and margin, over all table sizes and for each. */
export function ratingsTable(pool: string, matches: readonly LevelMatch[]): string {
  const own = matches.filter((one) => one.pool === pool);
  const sizes = [...new Set(own.map(({ players }) => players))].toSorted((a, b) => a - b);
  const columns = [undefined, ...(sizes.length > 1 ? sizes : [])];
  const tables = columns.map((size) => new Map(ratingsOf(pool, own, size).map((one) => [one.name, one])));
  const cell = (one: RatedLevel | undefined): string =>
    one === undefined
      ? '–'
      : one.margin === 0
        ? `${one.rating}`
        : `${roundedTo10(one.rating)} ± ${one.margin.toFixed(0)}`;
  const gamesOf = (name: string): number =>
    own.filter(({ first, second }) => first === name || second === name).reduce((sum, one) => sum + counted(one), 0);
  const head = ['level', 'games', ...columns.map((size) => (size === undefined ? 'rating' : `tables of ${size}`))];
  const rows = [...tables[0]!.keys()].map((name) => [
    name,
    `${gamesOf(name)}`,
    ...tables.map((one) => cell(one.get(name))),
  ]);
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return [`${pool}: ${own.reduce((sum, one) => sum + counted(one), 0)} games`, '', ...lines].join('\n');
}
