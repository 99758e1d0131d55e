/** Estimates how much stronger one player is than another, from the results of their games. */
export interface Score {
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
}

/** A figure with the bounds of its 95 % interval. */
export interface Measured {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

/** A share of the games, with its Wilson interval, which stays sensible if one side wins all. */
export function shareOf(points: number, games: number): Measured {
  const value = points / games;
  const widening = 1 + (Z * Z) / games;
  const middle = (value + (Z * Z) / (2 * games)) / widening;
  const reach = (Z * Math.sqrt((value * (1 - value)) / games + (Z * Z) / (4 * games * games))) / widening;
  return { value, low: value === 0 ? 0 : middle - reach, high: value === 1 ? 1 : middle + reach };
}

/** The Elo difference for a share of the points. */
const eloAt = (share: number): number => -400 * Math.log10(1 / share - 1);

/** A match between two players as a difference in Elo; a tie is half a point. */
export function eloOf({ wins, losses, ties }: Score): Measured {
  const { value, low, high } = shareOf(wins + ties / 2, wins + losses + ties);
  return { value: eloAt(value), low: eloAt(low), high: eloAt(high) };
}
