/** Rate limits per guest and network. In memory: each node counts by itself. */
import type { hosted } from '@speeltafel/table';
import { networksAround } from './http/client-address.ts';

export interface Rates {
  /** Socket messages of one guest per second. */
  readonly messages: number;
  /** Lines of talk of one guest per ten seconds. */
  readonly talk: number;
  /** Offers, answers, and changes of seats of one guest per ten seconds. */
  readonly changes: number;
  /** Whole tables that one guest may request per ten seconds; one network may request five times as many. */
  readonly watches: number;
  /** Requests of one network per minute. */
  readonly requests: number;
  /** Guests, tables and bots that one network may make per hour. */
  readonly made: number;
  /** Tables that one network may look up by their short code per ten minutes: codes can be guessed. */
  readonly lookups: number;
  /** Failed lookups of short codes per ten minutes, by all networks together. */
  readonly misses: number;
  /** Sockets and streams one guest may have open at once. */
  readonly lines: number;
  /** Streams one guest may have open at one table. */
  readonly streams: number;
  /** Bots one network may have on offer in the lobby at once. */
  readonly offers: number;
  /** Unfinished games with computer players that one guest may have open, counting those with a change within a day. */
  readonly computers: number;
  /** Tables one guest may have open in the lobby. */
  readonly listed: number;
  /** Reports of one guest per hour; one network may send five times as many. */
  readonly reports: number;
  /** Wrong operator tokens from one network per ten minutes, and as many wrong codes of players. */
  readonly guesses: number;
  /**
   * Pages of history, results and people that one guest may read per minute; one network may read five times as many.
   */
  readonly pages: number;
  /**
   * How often one guest may write the data their devices share, per ten minutes; one network may do so five times as
   * often.
   */
  readonly keeps: number;
  /** Challenges of one guest per hour; one network may send five times as many. */
  readonly challenges: number;
  /**
   * How often one guest may change or test their notification targets, per ten minutes; one network may do so five
   * times as often.
   */
  readonly notifications: number;
  /** Wrong typed codes for a second device per ten minutes, by all networks together. */
  readonly typed: number;
  /** Passkeys and codes that one network may request or use per ten minutes. */
  readonly signins: number;
  /** Pictures for links that one network may have drawn per ten minutes; cached ones are free. */
  readonly previews: number;
}

export const SAFE_RATES: Rates = {
  messages: 30,
  talk: 5,
  changes: 20,
  watches: 40,
  requests: 600,
  made: 200,
  lookups: 100,
  misses: 300,
  lines: 20,
  streams: 2,
  offers: 5,
  computers: 10,
  listed: 3,
  reports: 5,
  guesses: 10,
  pages: 120,
  keeps: 60,
  challenges: 20,
  notifications: 30,
  typed: 100,
  signins: 100,
  previews: 300,
};

const MOST_KEYS = 50_000;
/** A bucket moves to the end of the eviction order at most this often, in milliseconds. */
const MOVED_AFTER = 1000;

/**
 * Takes `cost` from a bucket and returns whether it was not empty. A cost of 0 only checks; a negative one gives back;
 * with `owed` it takes even from an empty bucket.
 */
type May = (key: string, cost?: number, owed?: 'owed') => boolean;

/** A bucket per key that refills evenly. */
function buckets(size: number, seconds: number, now: () => number): May {
  const filled = new Map<string, { left: number; at: number; moved: number }>();
  return (key, cost = 1, owed) => {
    const at = now();
    const known = filled.get(key);
    const bucket = known ?? { left: size, at, moved: at };
    bucket.left = Math.min(size, bucket.left + (Math.max(0, at - bucket.at) / (seconds * 1000)) * size);
    bucket.at = at;
    // Keeps the map roughly in order of use: the first bucket has had the longest time to refill, so it can be evicted.
    if (known === undefined || at - bucket.moved > MOVED_AFTER) {
      bucket.moved = at;
      filled.delete(key);
      filled.set(key, bucket);
      if (filled.size > MOST_KEYS) filled.delete(filled.keys().next().value!);
    }
    if (bucket.left < 1 && owed === undefined) return false;
    bucket.left -= cost;
    return true;
  };
}

/**
 * Limits what each key has open at once. The function takes a place and returns one that gives it back, or undefined at
 * the limit.
 */
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

/** A network has its limit once; the wider networks around it share 4 and 16 times as much. */
const WIDER = [1, 4, 16];

/** Takes a place of a network and of each wider network around it. */
function placesByNetwork(most: number): (network: string) => (() => void) | undefined {
  const take = WIDER.map((times) => places(most * times));
  return (network) => allOrNone(networksAround(network).map((key, i) => take[i]!(key)));
}

/** All places, or none: if one is missing, gives the others back. */
function allOrNone(taken: readonly ((() => void) | undefined)[]): (() => void) | undefined {
  const giveBack = (): void => {
    for (const place of taken) place?.();
  };
  if (!taken.includes(undefined)) return giveBack;
  giveBack();
  return undefined;
}

function byNetwork(size: number, seconds: number, now: () => number): May {
  const may = WIDER.map((times) => buckets(size * times, seconds, now));
  // Charges every width, even if one of them refuses.
  return (network, cost, owed) =>
    networksAround(network)
      .map((key, i) => may[i]!(key, cost, owed))
      .every(Boolean);
}

const PER_NETWORK = 5;
/** A household, a class or a club behind one address may do as much as this many guests at full rate. */
const CROWD = 10;
/** Tables per network and day, as a multiple of one guest's `listed`: half of the lobby. */
const LISTED_FROM = 10;
const ALL_NETWORKS = '';

export interface Limits {
  readonly message: May;
  /** Messages of all guests of a network together. */
  readonly messageFrom: May;
  readonly talk: May;
  readonly talkFrom: May;
  readonly change: May;
  readonly changeFrom: May;
  readonly watch: May;
  /** Like `watch`, for all guests of a network together. */
  readonly watchFrom: May;
  readonly request: May;
  readonly make: May;
  readonly lookUp: May;
  /** Tables for the lobby, of all guests of a network together. */
  readonly listFrom: May;
  readonly report: May;
  readonly reportFrom: May;
  readonly guess: May;
  readonly page: May;
  readonly pageFrom: May;
  readonly keep: May;
  readonly keepFrom: May;
  readonly challenge: May;
  readonly challengeFrom: May;
  readonly notify: May;
  readonly notifyFrom: May;
  /** Wrong codes of players, by network. */
  readonly wrongCode: May;
  readonly signIn: May;
  readonly preview: May;
  /** False when all networks together have typed too many wrong codes for a second device. */
  wrongDevice(cost?: number, owed?: 'owed'): boolean;
  /** False when all networks together have failed too many lookups. */
  miss(cost?: number, owed?: 'owed'): boolean;
  line(guest: string, network: string): (() => void) | undefined;
  stream(guest: string, table: string): (() => void) | undefined;
  /** Takes a place for a bot on offer in the lobby. */
  offer(network: string): (() => void) | undefined;
}

/** `now` must never go back. */
export function limitsOf(rates: Rates, now: () => number): Limits {
  const miss = buckets(rates.misses, 600, now);
  const wrongDevice = buckets(rates.typed, 600, now);
  const stream = places(rates.streams);
  const line = places(rates.lines);
  const offer = placesByNetwork(rates.offers);
  const lineFrom = placesByNetwork(rates.lines * CROWD);
  return {
    message: buckets(rates.messages, 1, now),
    messageFrom: byNetwork(rates.messages * CROWD, 1, now),
    talk: buckets(rates.talk, 10, now),
    talkFrom: byNetwork(rates.talk * CROWD, 10, now),
    change: buckets(rates.changes, 10, now),
    changeFrom: byNetwork(rates.changes * CROWD, 10, now),
    watch: buckets(rates.watches, 10, now),
    watchFrom: byNetwork(rates.watches * PER_NETWORK, 10, now),
    request: byNetwork(rates.requests, 60, now),
    make: byNetwork(rates.made, 3600, now),
    lookUp: byNetwork(rates.lookups, 600, now),
    listFrom: byNetwork(rates.listed * LISTED_FROM, 86_400, now),
    report: buckets(rates.reports, 3600, now),
    reportFrom: byNetwork(rates.reports * PER_NETWORK, 3600, now),
    guess: byNetwork(rates.guesses, 600, now),
    page: buckets(rates.pages, 60, now),
    pageFrom: byNetwork(rates.pages * PER_NETWORK, 60, now),
    keep: buckets(rates.keeps, 600, now),
    keepFrom: byNetwork(rates.keeps * PER_NETWORK, 600, now),
    challenge: buckets(rates.challenges, 3600, now),
    challengeFrom: byNetwork(rates.challenges * PER_NETWORK, 3600, now),
    notify: buckets(rates.notifications, 600, now),
    notifyFrom: byNetwork(rates.notifications * PER_NETWORK, 600, now),
    wrongCode: byNetwork(rates.guesses, 600, now),
    signIn: byNetwork(rates.signins, 600, now),
    preview: byNetwork(rates.previews, 600, now),
    miss: (cost, owed) => miss(ALL_NETWORKS, cost, owed),
    wrongDevice: (cost, owed) => wrongDevice(ALL_NETWORKS, cost, owed),
    line: (guest, network) => allOrNone([line(guest), lineFrom(network)]),
    offer,
    stream: (guest, table) => stream(`${guest}/${table}`),
  };
}

const LETTERS_PER_WATCH = 50_000;

/** The cost, for `watch` and `watchFrom`, of sending a whole table or tournament of this many characters. */
export const watchCost = (letters: number): number => 1 + Math.floor(letters / LETTERS_PER_WATCH);

/**
 * Sent once per game by each page. When a round begins they arrive from a whole hall at once, so the network's limit
 * does not apply.
 */
const ONCE: readonly hosted.Command['kind'][] = ['show', 'seen'];

/**
 * Whether a guest may send this command now. Actions are only limited as messages: the rules allow no more than a game
 * needs.
 */
export function mayCommand(limits: Limits, guest: string, network: string, { kind }: hosted.Command): boolean {
  if (kind === 'say') return limits.talk(guest) && limits.talkFrom(network);
  return (
    kind === 'act' || kind === 'resign' || (limits.change(guest) && (ONCE.includes(kind) || limits.changeFrom(network)))
  );
}
