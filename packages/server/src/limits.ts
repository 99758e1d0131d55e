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
}

export const SAFE_RATES: Rates = { messages: 30, talk: 5, requests: 600, made: 200 };

const MOST_KEYS = 50_000;

/** A bucket per key that fills up evenly; `take` says whether there was something in it. */
function buckets(size: number, seconds: number, now: () => number): (key: string) => boolean {
  const filled = new Map<string, { left: number; at: number }>();
  return (key) => {
    const at = now();
    const bucket = filled.get(key) ?? { left: size, at };
    bucket.left = Math.min(size, bucket.left + ((at - bucket.at) / (seconds * 1000)) * size);
    bucket.at = at;
    // The oldest has had the longest time to fill up again.
    if (filled.size >= MOST_KEYS && !filled.has(key)) filled.delete(filled.keys().next().value!);
    filled.set(key, bucket);
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
  };
}

export type Limits = Readonly<Record<'message' | 'talk' | 'request' | 'make', (key: string) => boolean>>;

export const limitsOf = (rates: Rates, now: () => number): Limits => ({
  message: buckets(rates.messages, 1, now),
  talk: buckets(rates.talk, 10, now),
  request: buckets(rates.requests, 60, now),
  make: buckets(rates.made, 3600, now),
});
