/**
 * What a round's end is worth: each player's chance to win, from the rounds every token needs to be out, the rounds that are left and
 * the number of tokens that decides the race.
 */
import { floorsKit } from '@speeltafel/rules';
import { NO_WAY, type Route, roundsFor } from './route.ts';

const { CARDS, EATEN, LEFT, LEFT_COUNT, neededToWin, PILE, PLACE, SHOWS, STAGE, unplayed } = floorsKit;

/** Found by fitting the winners of some thousand games between quick players. */
export interface Weights {
  /** The tokens before the one that decides the race, that one, and the one to spare. */
  readonly first: number;
  readonly decisive: number;
  readonly spare: number;
  /** What being out adds to being nearly there. */
  readonly safe: number;
  /** A token that needs so many rounds is worth nothing. */
  readonly horizon: number;
}

export const WEIGHTS: Weights = { first: 3, decisive: 4, spare: 1.5, safe: 0.1, horizon: 16 };

const MOST_ROUNDS = 16;
const SIDES = 7;

/** The rounds that follow the next card. */
export function roundsAfter(match: floorsKit.Match): number {
  let cards = 0;
  for (let card = 0; card < CARDS.length; card++) cards += match.bytes[PILE + card]!;
  const stage = match.bytes[STAGE]!;
  const here = cards - 1 - unplayed(stage, match.shortStage);
  return stage === 2 ? here : here + 8 - unplayed(2, match.shortStage);
}

/** Who wins if nobody else leaves: most tokens out, then whoever reached that number first. */
export function leaderOf({ bytes, players }: floorsKit.Match): number | null {
  const out = new Uint8Array(players);
  let leader: number | null = null;
  let most = 0;
  for (let i = 0; i < bytes[LEFT_COUNT]!; i++) {
    const player = bytes[LEFT + i]!;
    out[player]!++;
    if (out[player]! <= most) continue;
    most = out[player]!;
    leader = player;
  }
  return leader;
}

export class Stakes {
  private readonly tables: (Float64Array | undefined)[] = [];
  private readonly sums: Float64Array;
  private readonly best = new Float64Array(4);
  private readonly match: floorsKit.Match;
  private readonly route: Route;
  private readonly weights: Weights;

  constructor(match: floorsKit.Match, route: Route, weights: Weights = WEIGHTS) {
    this.match = match;
    this.route = route;
    this.weights = weights;
    this.sums = new Float64Array(match.players);
  }

  /** The player's chance to win if a round ends like this and so many are left. */
  chance(player: number, roundsLeft: number): number {
    const winner = roundsLeft > 0 ? this.winner() : leaderOf(this.match);
    if (winner !== null || roundsLeft <= 0) return winner === player ? 1 : 0;
    this.measure(roundsLeft);
    let all = 0;
    for (const sum of this.sums) all += Math.exp(sum - this.sums[player]!);
    return 1 / all;
  }

  /** Who has won at once, if anybody. */
  winner(): number | null {
    const { bytes, players } = this.match;
    const count = bytes[LEFT_COUNT]!;
    const needed = neededToWin(players);
    if (count < needed) return null;
    const last = bytes[LEFT + count - 1]!;
    return this.outOf(last) >= needed ? last : null;
  }

  private outOf(player: number): number {
    const { bytes } = this.match;
    let out = 0;
    for (let i = 0; i < bytes[LEFT_COUNT]!; i++) if (bytes[LEFT + i] === player) out++;
    return out;
  }

  private measure(roundsLeft: number): void {
    const { match, sums, best, route, weights } = this;
    const { bytes, owner, tokens } = match;
    const table = this.tableFor(roundsLeft);
    const needed = neededToWin(match.players);
    sums.fill(0);
    for (let token = 0; token < tokens; ) {
      const player = owner[token]!;
      best.fill(0);
      for (; token < tokens && owner[token] === player; token++) {
        const place = bytes[PLACE + token]!;
        let worth = place === EATEN ? 0 : table[route[place]! * SIDES + bytes[SHOWS + token]!]!;
        for (let i = 0; i < 4; i++) {
          if (worth <= best[i]!) continue;
          const lower = best[i]!;
          best[i] = worth;
          worth = lower;
        }
      }
      let sum = weights.decisive * best[needed - 1]! + weights.spare * best[needed]!;
      for (let i = 0; i < needed - 1; i++) sum += weights.first * best[i]!;
      sums[player] = sum;
    }
  }

  /** What a token is worth, by the points it needs and the side it shows. */
  private tableFor(roundsLeft: number): Float64Array {
    const left = Math.min(MOST_ROUNDS, roundsLeft);
    const known = this.tables[left];
    if (known !== undefined) return known;
    const table = new Float64Array((NO_WAY + 1) * SIDES);
    for (let points = 0; points <= NO_WAY; points++) {
      for (let shows = 1; shows < SIDES; shows++) table[points * SIDES + shows] = this.worth(points, shows, left);
    }
    this.tables[left] = table;
    return table;
  }

  private worth(points: number, shows: number, left: number): number {
    const { horizon, safe } = this.weights;
    if (points === 0) return 1 + safe;
    // Half by what the sides allow, half by the mean: a token may have to stop early where another stands.
    const rounds = (roundsFor(points, shows) + points / 3.5 + 0.5) / 2;
    const inTime = Math.max(0, Math.min(1, (left + 1.5 - rounds) / 2));
    return Math.max(0, 1 - rounds / horizon) * inTime;
  }
}
