/**
 * The ratings that make the results of many matches together most likely: who wins a game is drawn by strength among all at the table
 * (Bradley and Terry for two, Plackett and Luce for more); 400 points are odds of ten to one.
 */

/** One player of `first` alone among `players` - 1 of `second`. */
export interface MatchResult {
  readonly first: string;
  readonly second: string;
  readonly players: number;
  readonly won: number;
  readonly lost: number;
  /** Without a winner: each at the table has an equal part of the win. */
  readonly tied: number;
}

export interface RatedLevel {
  readonly name: string;
  readonly rating: number;
  /** The true rating, measured from the anchor, is within it in 19 of 20 cases; 0 for the anchor itself. */
  readonly margin: number;
}

const POINTS = 400 / Math.LN10;
const ANCHOR_RATING = 1500;
const Z = 1.96;
/** Who has won all games is not infinitely strong: every pairing counts as if this part of one more game had been tied. */
const BENEFIT_OF_DOUBT = 0.5;
const MOST_STEPS = 100;
const LONGEST_STEP = 1;
const CLOSE_ENOUGH = 1e-9;

/** Solves a system of linear equations, of which the matrix is symmetric and positive. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  for (const [i, row] of rows.entries()) {
    for (let j = i + 1; j < rows.length; j++) {
      const factor = rows[j]![i]! / row[i]!;
      rows[j] = rows[j]!.map((value, k) => value - factor * row[k]!);
    }
  }
  const found = rows.map(() => 0);
  for (let i = rows.length - 1; i >= 0; i--) {
    const known = found.reduce((sum, value, j) => sum + value * rows[i]![j]!, 0);
    found[i] = (rows[i]!.at(-1)! - known) / rows[i]![i]!;
  }
  return found;
}

/** How the likelihood changes with the strength of each name, and how much the results tell about each. */
function slopeAt(strengths: ReadonlyMap<string, number>, results: readonly MatchResult[], names: readonly string[]) {
  const slope = names.map(() => 0);
  const told = names.map(() => names.map(() => 0));
  for (const { first, second, players, won, lost, tied } of results) {
    const games = won + lost + tied + BENEFIT_OF_DOUBT;
    const wins = won + (tied + BENEFIT_OF_DOUBT) / players;
    const odds = Math.exp(strengths.get(first)! - strengths.get(second)!) / (players - 1);
    const chance = odds / (1 + odds);
    const weight = games * chance * (1 - chance);
    const [a, b] = [names.indexOf(first), names.indexOf(second)];
    // The anchor stays where it is.
    if (a >= 0) slope[a]! += wins - games * chance;
    if (b >= 0) slope[b]! -= wins - games * chance;
    if (a >= 0) told[a]![a]! += weight;
    if (b >= 0) told[b]![b]! += weight;
    if (a < 0 || b < 0) continue;
    told[a]![b]! -= weight;
    told[b]![a]! -= weight;
  }
  return { slope, told };
}

/** Whom games connect with the anchor, also over others. */
function connectedWith(anchor: string, results: readonly MatchResult[]): ReadonlySet<string> {
  const reached = new Set([anchor]);
  for (let size = 0; size < reached.size; ) {
    size = reached.size;
    for (const { first, second } of results) {
      if (reached.has(first)) reached.add(second);
      if (reached.has(second)) reached.add(first);
    }
  }
  return reached;
}

/** All whom games connect with the anchor, the weakest first; the anchor has 1500. */
export function rateLevels(anchor: string, all: readonly MatchResult[]): readonly RatedLevel[] {
  const connected = connectedWith(anchor, all);
  const results = all.filter(({ first }) => connected.has(first));
  const names = [...connected].filter((name) => name !== anchor);
  const strengths = new Map([anchor, ...names].map((name) => [name, 0]));
  for (let step = 0; step < MOST_STEPS; step++) {
    const { slope, told } = slopeAt(strengths, results, names);
    const steps = solve(told, slope);
    const longest = Math.max(0, ...steps.map(Math.abs));
    const part = Math.min(1, LONGEST_STEP / longest);
    for (const [i, name] of names.entries()) strengths.set(name, strengths.get(name)! + part * steps[i]!);
    if (longest < CLOSE_ENOUGH) break;
  }
  const { told } = slopeAt(strengths, results, names);
  const rated = names.map((name, i): RatedLevel => {
    const variance = solve(
      told,
      names.map((_, j) => Number(i === j)),
    )[i]!;
    return { name, rating: ANCHOR_RATING + POINTS * strengths.get(name)!, margin: Z * POINTS * Math.sqrt(variance) };
  });
  return [...rated, { name: anchor, rating: ANCHOR_RATING, margin: 0 }].toSorted((a, b) => a.rating - b.rating);
}
