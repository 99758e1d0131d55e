/**
 * Evaluates a position at the end of a round: each player's win chance, from the rounds every token needs to leave, the
 * rounds that are left, and the number of tokens that decides the race.
 */
import { floorsKit } from '@speeltafel/rules';
import { NO_WAY, type Route, roundsFor } from './route.ts';

const { CARDS, EATEN, LEFT, LEFT_COUNT, neededToWin, OUT, PILE, PLACE, SHOWS, STAGE, unplayed } = floorsKit;

/** The weight of a token: those before the one that decides the race, that one, and the spare one. */
interface Weights {
  readonly first: number;
  readonly decisive: number;
  readonly spare: number;
  /** The weight of leading by the tie-break rules. */
  readonly lead: number;
  /** How fast all weights grow while the rounds run out. */
  readonly growth: number;
}

/**
 * For two and six players fitted to the winners of 400 and 100 games between players of the castellan's strength. For
 * four set by hand: a fit to 200 games did no better against careful runners.
 */
const OF_TWO: Weights = { first: 2.54, decisive: 2.85, spare: 2.65, lead: 0.41, growth: 1.5 };
const OF_FOUR: Weights = { first: 3, decisive: 4, spare: 1.5, lead: 0.1, growth: 1 };
const OF_SIX: Weights = { first: 6.9, decisive: 14.5, spare: 0.6, lead: 0, growth: 0.2 };

const weightsFor = (players: number): Weights => (players === 2 ? OF_TWO : players <= 4 ? OF_FOUR : OF_SIX);

/** A token that needs this many rounds is worth almost nothing. */
const HORIZON = 10;
/** Its remaining value: enough to prefer a shorter way. */
const NEXT_TO_NOTHING = 0.01;

const MOST_ROUNDS = 16;
const SIDES = 7;

/** The number of rounds after the next card. */
export function roundsAfter(match: floorsKit.Match): number {
  let cards = 0;
  for (let card = 0; card < CARDS.length; card++) cards += match.bytes[PILE + card]!;
  const stage = match.bytes[STAGE]!;
  const here = cards - 1 - unplayed(stage, match.shortStage);
  return stage === 2 ? here : here + 8 - unplayed(2, match.shortStage);
}

/** The winner if no more tokens leave: most tokens out, then the player who reached that number first. */
export function leaderOf({ bytes }: floorsKit.Match): number | null {
  // Four bits for each player's count.
  let out = 0;
  let leader: number | null = null;
  let most = 0;
  for (let i = 0; i < bytes[LEFT_COUNT]!; i++) {
    const player = bytes[LEFT + i]!;
    out += 1 << (4 * player);
    const count = (out >> (4 * player)) & 15;
    if (count <= most) continue;
    most = count;
    leader = player;
  }
  return leader;
}

export class Evaluation {
  private readonly tables: (Float64Array | undefined)[] = [];
  private readonly sums: Float64Array;
  private readonly best = new Float64Array(4);
  private readonly match: floorsKit.Match;
  private readonly route: Route;
  private readonly weights: Weights;

  constructor(match: floorsKit.Match, route: Route) {
    this.match = match;
    this.route = route;
    this.weights = weightsFor(match.players);
    this.sums = new Float64Array(match.players);
  }

  /** The player's win chance if a round ends like this without a winner and `roundsLeft` rounds are left. */
  chance(player: number, roundsLeft: number): number {
    if (roundsLeft <= 0 || !this.measure(roundsLeft)) return leaderOf(this.match) === player ? 1 : 0;
    let all = 0;
    for (const sum of this.sums) all += Math.exp(sum - this.sums[player]!);
    return 1 / all;
  }

  /** Sums up the value of each player's tokens; false if none is left in play. */
  private measure(roundsLeft: number): boolean {
    const { match, sums, best, route, weights } = this;
    const { bytes, owner, tokens } = match;
    const table = this.tableFor(roundsLeft);
    const needed = neededToWin(match.players);
    let inPlay = false;
    sums.fill(0);
    for (let token = 0; token < tokens; ) {
      const player = owner[token]!;
      best.fill(0);
      for (; token < tokens && owner[token] === player; token++) {
        const place = bytes[PLACE + token]!;
        inPlay ||= place !== OUT && place !== EATEN;
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
    const leader = leaderOf(match);
    if (leader !== null) sums[leader]! += weights.lead * table[0]!;
    return inPlay;
  }

  /** The value of a token, by the points it needs and the side it shows. */
  private tableFor(roundsLeft: number): Float64Array {
    const left = Math.min(MOST_ROUNDS, roundsLeft);
    const known = this.tables[left];
    if (known !== undefined) return known;
    const table = new Float64Array((NO_WAY + 1) * SIDES);
    for (let points = 0; points <= NO_WAY; points++) {
      for (let shows = 0; shows < SIDES; shows++) table[points * SIDES + shows] = this.worth(points, shows, left);
    }
    this.tables[left] = table;
    return table;
  }

  private worth(points: number, shows: number, left: number): number {
    const growth = Math.exp((-this.weights.growth * (left - 7)) / 7);
    if (points === 0) return growth;
    // Mostly by what the sides allow, partly by the mean: a token may have to stop early because of another.
    const rounds = 0.75 * roundsFor(points, shows) + 0.25 * (points / 3.5 + 0.5);
    const inTime = Math.max(0, Math.min(1, (left + 1 - rounds) / 4));
    return growth * Math.max((1 - rounds / HORIZON) * inTime, NEXT_TO_NOTHING * (1 - points / NO_WAY));
  }
}
