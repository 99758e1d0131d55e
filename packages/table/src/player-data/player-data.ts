/**
 * Data of a player that their devices share: settings, progress, games and mistakes. Two copies merge without loss, in
 * any order and any number of times with the same result: a value wins only by being later, larger, or more. The
 * meaning of the texts is the page's business.
 */
import * as v from 'valibot';

export const VERSION = 1;

/** A text and when it last changed, by the clock of its device. An empty text means that it was removed. */
export interface Dated {
  readonly at: number;
  readonly text: string;
}
export type DatedTexts = Readonly<Record<string, Dated>>;

export interface PlayerData {
  readonly version: typeof VERSION;
  readonly settings: DatedTexts;
  readonly games: DatedTexts;
  readonly mistakes: DatedTexts;
  /** Finished steps by course. */
  readonly lessons: Readonly<Record<string, readonly string[]>>;
  readonly puzzles: {
    readonly solved: Readonly<Record<string, 'alone' | 'helped'>>;
    /** The calendar days on which a puzzle was solved without help, as numbers. */
    readonly days: readonly number[];
    /** The longest run of consecutive days. */
    readonly best: number;
    readonly runs: Readonly<Record<string, number>>;
  };
}

export const NOTHING: PlayerData = {
  version: VERSION,
  settings: {},
  games: {},
  mistakes: {},
  lessons: {},
  puzzles: { solved: {}, days: [], best: 0, runs: {} },
};

/** The most entries kept: the latest changed, or the first by name. */
export const MOST = {
  settings: 60,
  games: 200,
  mistakes: 200,
  courses: 40,
  steps: 200,
  solved: 5000,
  days: 1000,
  runs: 40,
} as const;
/** The most characters kept for one player. */
export const LONGEST = 1_000_000;

const key = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(80),
  v.check((text) => text !== '__proto__'),
);
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
const texts = (most: number, longest: number) =>
  v.pipe(
    v.record(key, v.strictObject({ at: count, text: v.pipe(v.string(), v.maxLength(longest)) })),
    v.maxEntries(most),
  );

export const playerDataSchema = v.strictObject({
  version: v.literal(VERSION),
  settings: texts(MOST.settings, 200),
  games: texts(MOST.games, 70_000),
  mistakes: texts(MOST.mistakes, 70_000),
  lessons: v.pipe(v.record(key, v.pipe(v.array(key), v.maxLength(MOST.steps))), v.maxEntries(MOST.courses)),
  puzzles: v.strictObject({
    solved: v.pipe(v.record(key, v.picklist(['alone', 'helped'])), v.maxEntries(MOST.solved)),
    days: v.pipe(v.array(count), v.maxLength(MOST.days)),
    best: count,
    runs: v.pipe(v.record(key, count), v.maxEntries(MOST.runs)),
  }),
});

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The union of two records; if both have an entry, `larger` chooses. */
function union<T>(a: Readonly<Record<string, T>>, b: Readonly<Record<string, T>>, larger: (x: T, y: T) => T) {
  const all = new Map(Object.entries(a));
  for (const [name, one] of Object.entries(b)) {
    const other = all.get(name);
    all.set(name, other === undefined ? one : larger(other, one));
  }
  return [...all];
}

/** In the order of names, so that equal data has equal text. */
const inOrder = <T>(entries: readonly (readonly [string, T])[]): Readonly<Record<string, T>> =>
  Object.fromEntries(entries.toSorted(([a], [b]) => byText(a, b)));
const firstOf = <T>(entries: readonly (readonly [string, T])[], most: number): Readonly<Record<string, T>> =>
  inOrder(entries.toSorted(([a], [b]) => byText(a, b)).slice(0, most));

/** The later text; for the same moment, the one that sorts last. */
const later = (a: Dated, b: Dated): Dated => (a.at > b.at || (a.at === b.at && a.text > b.text) ? a : b);

/**
 * Keeps the latest entries. A dropped entry never comes back: those that displaced it can only become later, so the
 * order of merging does not matter.
 */
const latest = (a: DatedTexts, b: DatedTexts, most: number): DatedTexts =>
  inOrder(
    union(a, b, later)
      .toSorted(([x, one], [y, two]) => two.at - one.at || byText(x, y))
      .slice(0, most),
  );

const set = (a: readonly string[], b: readonly string[]): readonly string[] =>
  [...new Set([...a, ...b])].toSorted(byText).slice(0, MOST.steps);
const days = (a: readonly number[], b: readonly number[]): readonly number[] =>
  [...new Set([...a, ...b])].toSorted((x, y) => x - y).slice(-MOST.days);

/** The longest run of consecutive days among these sorted ones. */
export function longestRow(all: readonly number[]): number {
  let [best, row] = [0, 0];
  for (const [i, day] of all.entries()) {
    row = day - 1 === all[i - 1] ? row + 1 : 1;
    best = Math.max(best, row);
  }
  return best;
}

export function merge(a: PlayerData, b: PlayerData): PlayerData {
  const solvedOn = days(a.puzzles.days, b.puzzles.days);
  return {
    version: VERSION,
    settings: latest(a.settings, b.settings, MOST.settings),
    games: latest(a.games, b.games, MOST.games),
    mistakes: latest(a.mistakes, b.mistakes, MOST.mistakes),
    lessons: firstOf(
      union(a.lessons, b.lessons, set).map(([course, steps]) => [course, set(steps, [])] as const),
      MOST.courses,
    ),
    puzzles: {
      solved: firstOf(
        union(a.puzzles.solved, b.puzzles.solved, (x, y) => (x === 'alone' ? x : y)),
        MOST.solved,
      ),
      days: solvedOn,
      best: Math.max(a.puzzles.best, b.puzzles.best, longestRow(solvedOn)),
      runs: firstOf(union(a.puzzles.runs, b.puzzles.runs, Math.max), MOST.runs),
    },
  };
}

/** The canonical form of the data. */
export const tidied = (data: PlayerData): PlayerData => merge(data, NOTHING);

const until = (all: DatedTexts, now: number): DatedTexts =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, one.at <= now ? one : { ...one, at: now }]));

/** A device whose clock is fast must not win for ever. */
export const notLaterThan = (data: PlayerData, now: number): PlayerData => ({
  ...data,
  settings: until(data.settings, now),
  games: until(data.games, now),
  mistakes: until(data.mistakes, now),
});
