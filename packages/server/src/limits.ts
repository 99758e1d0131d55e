/** How much one guest or one address may do. In memory: each node guards its own doors. */

export interface Rates {
  /** Socket messages of one guest in a second. */
  readonly messages: number;
  /** Lines of talk of one guest in ten seconds. */
  readonly talk: number;
  /** Requests of one address in a minute. */
  readonly requests: number;
  /** Guests, tables and bots that one address may make in an hour. */
  readonly made: number;
  /** Tables that one address may look up by their short code in ten minutes: codes can be guessed. */
  readonly lookups: number;
  /** Sockets and streams that one guest may have open at once. */
  readonly lines: number;
}

export const SAFE_RATES: Rates = { messages: 30, talk: 5, requests: 600, made: 200, lookups: 100, lines: 20 };

const MOST_KEYS = 50_000;
/** So long, in milliseconds, a bucket in use keeps its place in the order. */
const MOVED_AFTER = 1000;

/** A bucket per key that fills up evenly; `take` says whether there was something in it. */
function buckets(size: number, seconds: number, now: () => number): (key: string) => boolean {
  const filled = new Map<string, { left: number; at: number; moved: number }>();
  return (key) => {
    const at = now();
    const known = filled.get(key);
    const bucket = known ?? { left: size, at, moved: at };
    bucket.left = Math.min(size, bucket.left + ((at - bucket.at) / (seconds * 1000)) * size);
    bucket.at = at;
    // About in order of use: the first one has had the longest time to fill up again.
    if (known === undefined || at - bucket.moved > MOVED_AFTER) {
      bucket.moved = at;
      filled.delete(key);
      filled.set(key, bucket);
      if (filled.size > MOST_KEYS) filled.delete(filled.keys().next().value!);
    }
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
  };
}

/** How many of each key there are at once; the answer of `take` gives back, undefined means no more. */
function places(most: number): (key: string) => (() => void) | undefined {
  const taken = new Map<string, number>();
  return (key) => {
    const count = taken.get(key) ?? 0;
    if (count >= most) return undefined;
    taken.set(key, count + 1);
    return () => {
      const left = taken.get(key)! - 1;
      if (left === 0) taken.delete(key);
      else taken.set(key, left);
    };
  };
}

export interface Limits
  extends Readonly<Record<'message' | 'talk' | 'request' | 'make' | 'lookUp', (key: string) => boolean>> {
  line(key: string): (() => void) | undefined;
}

export const limitsOf = (rates: Rates, now: () => number): Limits => ({
  message: buckets(rates.messages, 1, now),
  talk: buckets(rates.talk, 10, now),
  request: buckets(rates.requests, 60, now),
  make: buckets(rates.made, 3600, now),
  lookUp: buckets(rates.lookups, 600, now),
  line: places(rates.lines),
});
