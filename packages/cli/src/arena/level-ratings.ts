/**
 * Maximum likelihood ratings of levels from match results. The winner of a game is modelled as drawn by strength among all
 * players (Bradley-Terry for two, Plackett-Luce for more); 400 points are odds of ten to one.
 */

/** One player of level `first` against `players` - 1 of level `second`. */
export interface MatchResult {
  readonly first: string;
  readonly second: string;
  readonly players: number;
  readonly won: number;
  readonly lost: number;
  /** Games without a winner: every player gets an equal share of the win. */
  readonly tied: number;
}

export interface RatedLevel {
  readonly name: string;
  readonly rating: number;
  /** Half the width of the 95 % interval, relative to the anchor; 0 for the anchor itself. */
  readonly margin: number;
}

const POINTS = 400 / Math.LN10;
const ANCHOR_RATING = 1500;
const Z = 1.96;
/** A level that won every game must not become infinitely strong, so each match gets this fraction of a tied game. */
const BENEFIT_OF_DOUBT = 0.5;
const MOST_STEPS = 100;
const LONGEST_STEP = 1;
const CLOSE_ENOUGH = 1e-9;

/** Solves a system of linear equations with a symmetric positive definite matrix. */
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

/** The gradient of the log-likelihood by strength, and its information matrix. */
function gradientAt(strengths: ReadonlyMap<string, number>, results: readonly MatchResult[], names: readonly string[]) {
  const gradient = names.map(() => 0);
  const information = names.map(() => names.map(() => 0));
  for (const { first, second, players, won, lost, tied } of results) {
    const games = won + lost + tied + BENEFIT_OF_DOUBT;
    const wins = won + (tied + BENEFIT_OF_DOUBT) / players;
    const odds = Math.exp(strengths.get(first)! - strengths.get(second)!) / (players - 1);
    const chance = odds / (1 + odds);
    const weight = games * chance * (1 - chance);
    const [a, b] = [names.indexOf(first), names.indexOf(second)];
    // The anchor is fixed and has no row.
    if (a >= 0) gradient[a]! += wins - games * chance;
    if (b >= 0) gradient[b]! -= wins - games * chance;
    if (a >= 0) information[a]![a]! += weight;
    if (b >= 0) information[b]![b]! += weight;
    if (a < 0 || b < 0) continue;
    information[a]![b]! -= weight;
    information[b]![a]! -= weight;
  }
  return { gradient, information };
}

/** The levels that matches connect with the anchor, directly or through others. */
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

/** The levels connected with the anchor, the weakest first. The anchor has 1500. */
export function rateLevels(anchor: string, all: readonly MatchResult[]): readonly RatedLevel[] {
  const connected = connectedWith(anchor, all);
  const results = all.filter(({ first }) => connected.has(first));
  const names = [...connected].filter((name) => name !== anchor);
  const strengths = new Map([anchor, ...names].map((name) => [name, 0]));
  for (let step = 0; step < MOST_STEPS; step++) {
    const { gradient, information } = gradientAt(strengths, results, names);
    const steps = solve(information, gradient);
    const longest = Math.max(0, ...steps.map(Math.abs));
    const part = Math.min(1, LONGEST_STEP / longest);
    for (const [i, name] of names.entries()) strengths.set(name, strengths.get(name)! + part * steps[i]!);
    if (longest < CLOSE_ENOUGH) break;
  }
  const { information } = gradientAt(strengths, results, names);
  const rated = names.map((name, i): RatedLevel => {
    const variance = solve(
      information,
      names.map((_, j) => Number(i === j)),
    )[i]!;
    return { name, rating: ANCHOR_RATING + POINTS * strengths.get(name)!, margin: Z * POINTS * Math.sqrt(variance) };
  });
  return [...rated, { name: anchor, rating: ANCHOR_RATING, margin: 0 }].toSorted((a, b) => a.rating - b.rating);
}
