/**
 * The server's time: the system's clock as it was at the start, carried on by one that only runs forward. When an operator or a machine
 * that was asleep moves the system's clock, games, deadlines and limits do not notice; the operator is told.
 */

/** A larger difference is a jump; a smaller one is drift, and followed. */
const JUMP = 1000;
/** So much of a drift is followed at each look, in milliseconds. */
const STEP = 1;

export class Clock {
  private readonly wall: () => number;
  private readonly steady: () => number;
  /** What is added to the steady clock. */
  private offset: number;
  /** How far the system's clock has jumped since the start. */
  private jumped = 0;
  private last = 0;

  constructor(wall: () => number = () => Date.now(), steady: () => number = () => performance.now()) {
    this.wall = wall;
    this.steady = steady;
    this.offset = wall() - steady();
  }

  /** Milliseconds since 1970; never less than before. */
  now(): number {
    this.last = Math.max(this.last, Math.floor(this.offset + this.steady()));
    return this.last;
  }

  /** How far the system clock has jumped since the last call, in milliseconds, or 0. */
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
