/** The time for a claim according to the rules: a function of the position and the current time. */
import type { Refusal, Seat } from '@speeltafel/rules';
import { menhirs, menhirsKit } from '@speeltafel/rules';
import { follow } from './table-game.ts';

type Position = menhirsKit.Position;

export interface ClaimTime {
  /** `open`: without a limit; `running`: counting down; `late`: the time is over; `closed`: nothing to claim. */
  readonly kind: 'open' | 'running' | 'late' | 'closed';
  /** Milliseconds until the grace is over, or since it was over. */
  readonly margin: number;
  /** The share of the grace that is left, from 1 to 0. The ring shows it. */
  readonly share: number;
}

const CLOSED: ClaimTime = { kind: 'closed', margin: 0, share: 0 };
const OPEN: ClaimTime = { kind: 'open', margin: 0, share: 1 };

export function claimTime(position: Position, seat: Seat, at: number): ClaimTime {
  const window = menhirsKit.claimWindow(menhirs.view(position, seat), seat);
  if (window === null) return follow(position, { kind: 'claim', by: seat, at }).ok ? OPEN : CLOSED;
  const { until, length } = window;
  if (until === null) return OPEN;
  const margin = until - at;
  if (margin < 0) return { kind: 'late', margin: -margin, share: 0 };
  return { kind: 'running', margin, share: length ? margin / length : 0 };
}

/** How much too late a claim came, if that is why it was refused. */
export const lateBy = ({ code, details }: Refusal): number | null =>
  code === 'too-late' && typeof details.late === 'number' ? details.late : null;

/** Whole seconds as counted aloud: 3, 2, 1. */
export const wholeSeconds = (margin: number): number => Math.ceil(margin / 1000);
