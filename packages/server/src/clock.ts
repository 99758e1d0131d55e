/**
 * The server's time: the system clock at the start, continued by a monotonic clock. When an operator sets the system
 * clock, or the machine wakes from sleep, games, deadlines and limits are not affected; the operator is told.
 */

/** A larger difference from the system clock is a jump; a smaller one is drift, which is corrected. */
const JUMP = 1000;
/** Drift is corrected by at most this much per call of `look`, in milliseconds. */
const STEP = 1;

export class Clock {
  private readonly wall: () => number;
  private readonly steady: () => number;
  /** Added to the monotonic clock to get the server's time. */
  private offset: number;
  /** The sum of all jumps of the system clock since the start. */
  private jumped = 0;
  private last = 0;

  constructor(wall: () => number = () => Date.now(), steady: () => number = () => performance.now()) {
    this.wall = wall;
    this.steady = steady;
    this.offset = wall() - steady();
  }

  /** Milliseconds since 1970; never goes back. */
  now(): number {
    this.last = Math.max(this.last, Math.floor(this.offset + this.steady()));
    return this.last;
  }

  /** Returns how far the system clock has jumped since the last call, in milliseconds, or 0. */
  look(): number {
    const apart = this.wall() - this.jumped - (this.offset + this.steady());
    if (Math.abs(apart) > JUMP) {
      this.jumped += apart;
      return Math.round(apart);
    }
    this.offset += Math.max(-STEP, Math.min(STEP, apart));
    return 0;
  }
}
