/** Limits per guest and address. In memory: each node counts for itself. */
import type { hosted } from '@speeltafel/table';
import { networksAround } from './http/client-address.ts';

export interface Rates {
  /** Socket messages of one guest in a second. */
  readonly messages: number;
  /** Lines of talk of one guest in ten seconds. */
  readonly talk: number;
  /** Offers, answers, and changes of seats of one guest in ten seconds. */
  readonly changes: number;
  /** Whole tables that one guest may request in ten seconds; one network may request five times as many. */
  readonly watches: number;
  /** Requests of one address in a minute. */
  readonly requests: number;
  /** Guests, tables and bots that one address may make in an hour. */
  readonly made: number;
  /** Tables that one address may look up by their short code in ten minutes: codes can be guessed. */
  readonly lookups: number;
  /** Failed look-ups of short codes in ten minutes, by all networks together. */
  readonly misses: number;
  /** Sockets and streams that one guest may have open at once. */
  readonly lines: number;
  /** Streams that one guest may have open at one table. */
  readonly streams: number;
  /** Programs that one address may have in the lobby at once. */
  readonly offers: number;
  /** Games with computer players that one guest may have opened and not finished, of those that went on within a day. */
  readonly computers: number;
  /** Tables in the lobby that one guest may have opened. */
  readonly listed: number;
  /** Reports of one guest in an hour; one network may send five times as many. */
  readonly reports: number;
  /** Wrong operator's tokens from one network in ten minutes, and as many wrong codes of players. */
  readonly guesses: number;
  /** Pages of history, results and people that one guest may read in a minute; one network may read five times as many. */
  readonly pages: number;
  /** How often one guest may write what is kept with them, in ten minutes; one network may five times as often. */
  readonly keeps: number;
  /** Challenges of one guest in an hour; one network may send five times as many. */
  readonly challenges: number;
  /** How often one guest may change where notifications go, or try them, in ten minutes; one network may five times as often. */
  readonly notifications: number;
  /** Wrong typed codes for a second device in ten minutes, by all networks together. */
  readonly typed: number;
  /** Passkeys and codes that one network may ask for or use in ten minutes. */
  readonly signins: number;
  /** Pictures for links that one address may have drawn in ten minutes; those kept in memory are free. */
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
/** For this many milliseconds a bucket in use keeps its place in the order. */
const MOVED_AFTER = 1000;

/** Takes something from a bucket and says whether there was enough in it. A cost of 0 only looks, one below 0 gives back; what is `owed` is taken in any case. */
type May = (key: string, cost?: number, owed?: 'owed') => boolean;

/** A bucket per key that fills up evenly. */
function buckets(size: number, seconds: number, now: () => number): May {
  const filled = new Map<string, { left: number; at: number; moved: number }>();
  return (key, cost = 1, owed) => {
    const at = now();
    const known = filled.get(key);
    const bucket = known ?? { left: size, at, moved: at };
    bucket.left = Math.min(size, bucket.left + (Math.max(0, at - bucket.at) / (seconds * 1000)) * size);
    bucket.at = at;
    // About in order of use: the first one has had the longest time to fill up again.
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

/** Counts what each key has open at once. `take` returns a function that gives it back, or undefined at the limit. */
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

/** The limit of a network; the wider networks around it share a few times as much. */
const WIDER = [1, 4, 16];

/** Places of a network, and of those around it. */
function placesByNetwork(most: number): (network: string) => (() => void) | undefined {
  const take = WIDER.map((times) => places(most * times));
  return (network) => allOrNone(networksAround(network).map((key, i) => take[i]!(key)));
}

/** Returns what was taken if one of them is exhausted. */
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
  // All of them are asked: a guest refused by the first still uses up the others.
  return (network, cost, owed) =>
    networksAround(network)
      .map((key, i) => may[i]!(key, cost, owed))
      .every(Boolean);
}

const PER_NETWORK = 5;
/** A household, a class or a club behind one address may do as much as this many guests at full rate. */
const CROWD = 10;
/** Half of the lobby per day. */
const LISTED_FROM = 10;
const ALL_NETWORKS = '';

export interface Limits {
  readonly message: May;
  /** Messages, talk and changes of all guests of a network together. */
  readonly messageFrom: May;
  readonly talk: May;
  readonly talkFrom: May;
  readonly change: May;
  readonly changeFrom: May;
  readonly watch: May;
  /** The same for all guests of a network together. */
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
  /** Whether all together may type another wrong code for a second device. */
  wrongDevice(cost?: number, owed?: 'owed'): boolean;
  /** Whether all guests together may fail another lookup. */
  miss(cost?: number, owed?: 'owed'): boolean;
  line(guest: string, network: string): (() => void) | undefined;
  stream(guest: string, table: string): (() => void) | undefined;
  /** A program that is offered in the lobby. */
  offer(network: string): (() => void) | undefined;
}

/** `now` is a clock that only runs forward. */
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

/** What a whole table or tournament of so many letters costs of `watch` and `watchFrom`. */
export const watchCost = (letters: number): number => 1 + Math.floor(letters / LETTERS_PER_WATCH);

/** A page sends them once in a game: where a round begins for a whole hall at once, they come together. */
const ONCE: readonly hosted.Command['kind'][] = ['show', 'seen'];

/** Whether a guest may send this command now. Actions are counted as messages only: the rules allow so many and no more. */
export function mayCommand(limits: Limits, guest: string, network: string, { kind }: hosted.Command): boolean {
  if (kind === 'say') return limits.talk(guest) && limits.talkFrom(network);
  return (
    kind === 'act' || kind === 'resign' || (limits.change(guest) && (ONCE.includes(kind) || limits.changeFrom(network)))
  );
}
