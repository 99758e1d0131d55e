/** How much stronger one player is than another, from the results of their games. */
export interface Score {
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
}

const eloOf = (share: number): number => -400 * Math.log10(1 / share - 1);

export interface Strength {
  /** The share of points: a tie is half a point. */
  readonly share: number;
  readonly elo: number;
  /** The bounds of the 95 % interval. */
  readonly low: number;
  readonly high: number;
}

/** A finished match as an Elo difference with its 95 % interval (Wilson's, which stays sensible when one side wins all). */
export function strengthOf({ wins, losses, ties }: Score): Strength {
  const games = wins + losses + ties;
  const share = (wins + ties / 2) / games;
  const z = 1.96;
  const middle = (share + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const reach = (z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))) / (1 + (z * z) / games);
  return {
    share,
    elo: eloOf(share),
    low: share === 0 ? Number.NEGATIVE_INFINITY : eloOf(middle - reach),
    high: share === 1 ? Number.POSITIVE_INFINITY : eloOf(middle + reach),
  };
}
