/** The time in which a claim can be made. */
import type { Seat } from '../game.ts';
import type { View } from './view.ts';

export interface ClaimWindow {
  /**
   * The last moment, by the table's clock, at which a claim counts; null if only the claimant's own move ends the time.
   */
  readonly until: number | null;
  /** The total length in milliseconds; null if unlimited. */
  readonly length: number | null;
}

/** When a seat may claim; null if it has nothing to claim. */
export function claimWindow(
  { claimant, claimUntil, options: { grace } }: Pick<View, 'claimant' | 'claimUntil' | 'options'>,
  seat: Seat,
): ClaimWindow | null {
  if (claimant !== seat) return null;
  return { until: claimUntil, length: claimUntil === null || grace === 'untimed' ? null : grace * 1000 };
}

export const isInTime = (window: ClaimWindow | null, at: number): boolean =>
  window !== null && (window.until === null || at <= window.until);
