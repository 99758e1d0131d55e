/**
 * A report for designers: statistics of many games between computer players. A game depends only on the seed and its
 * number, so any number of workers can play them in any order with the same result.
 */
import { accept, type Refusal, type Result, refuse } from '@speeltafel/rules';
import {
  compareMeans,
  compareShares,
  type Difference,
  type Measured,
  meanOf,
  quantile,
  shareOf,
} from './statistics.ts';

export const MOST_GAMES = 100_000;
export const MOST_POSITIONS = 1_000_000;

export interface ReportSettings {
  readonly game: string;
  /** In the text form of the rules. */
  readonly options: string;
  /** The level in each seat, or one for all. */
  readonly levels: readonly string[];
  /** True if the levels change seats from game to game, so that seats and levels can be told apart. */
  readonly rotate: boolean;
  /** Positions per turn for each player; a level may use fewer. */
  readonly positions: number;
  readonly games: number;
  readonly seed: number;
}

/** The statistics of one game. */
export interface Sample {
  /** Events that happened or not; an event that makes no sense in this game is omitted. */
  readonly events: Readonly<Record<string, boolean>>;
  readonly numbers: Readonly<Record<string, number>>;
  /** Counts by place on the board. */
  readonly maps: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** A number for each step of the game, such as every move. */
  readonly profiles: Readonly<Record<string, readonly number[]>>;
}

/** One game played by people. */
export interface RealGame {
  readonly milliseconds: number;
  /** The number of moves or rounds. */
  readonly units: number;
}

/** The pace of real games. */
export interface Pace {
  readonly games: number;
  /** The measure that the minutes refer to, such as moves: a number counted in every game of a report. */
  readonly per: string;
  /** The median of these games. */
  readonly minutes: number;
}

/** A game's part of reports. */
export interface Reporter {
  /** The defaults. */
  readonly usual: { readonly options: string; readonly level: string };
  /** The options and levels in their normal form, or why they are invalid. */
  check(settings: ReportSettings): Result<ReportSettings>;
  play(settings: ReportSettings, index: number): Sample;
  /** The number of each sample that determines the duration of a game, such as its moves. */
  readonly lasts: string;
  /**
   * The duration of a real game that was played to its end; undefined for another game, or if such games prove nothing
   * about these settings.
   */
  realGame(settings: ReportSettings, record: string): RealGame | undefined;
}

export interface Share {
  readonly kind: 'share';
  readonly id: string;
  readonly hits: number;
  readonly games: number;
  readonly measured: Measured;
}

export interface Mean {
  readonly kind: 'mean';
  readonly id: string;
  readonly games: number;
  readonly measured: Measured;
  readonly median: number;
  /** The bounds of the inner 80 % of the games. */
  readonly inner: readonly [number, number];
  readonly values: readonly number[];
}

export type Measure = Share | Mean;

export interface BoardMap {
  readonly id: string;
  /** The average of a game, by place. */
  readonly places: Readonly<Record<string, number>>;
}

/** The typical values at one step of the game. */
export interface ProfileStep {
  readonly games: number;
  readonly median: number;
  readonly inner: readonly [number, number];
}

export interface Profile {
  readonly id: string;
  /** From the first step to the last that enough games reached. */
  readonly steps: readonly ProfileStep[];
}

export interface Report {
  readonly settings: ReportSettings;
  readonly measures: readonly Measure[];
  readonly maps: readonly BoardMap[];
  readonly profiles: readonly Profile[];
  /** The pace of people, if the report estimates minutes. */
  readonly pace?: Pace;
}

export function checkNumbers({ games, positions, seed, levels }: ReportSettings): Refusal | null {
  const whole = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;
  const refused =
    (!whole(games, MOST_GAMES) &&
      refuse('bad-games', `A report has 1 to ${MOST_GAMES} games.`, { most: MOST_GAMES })) ||
    (!whole(positions, MOST_POSITIONS) &&
      refuse('bad-positions', `A player looks at 1 to ${MOST_POSITIONS} positions.`, { most: MOST_POSITIONS })) ||
    (!whole(seed, 2 ** 31 - 1) && refuse('bad-seed', 'A seed is a whole number from 1.')) ||
    (levels.length === 0 && refuse('bad-levels', 'Name the level of every seat, or one for all.'));
  return refused === false || refused.ok ? null : refused.refusal;
}

/** The level of every seat in one game. */
export function levelsOf({ levels, rotate }: ReportSettings, seats: number, index: number): readonly string[] {
  const all = Array.from({ length: seats }, (_, seat) => levels[levels.length === 1 ? 0 : seat]!);
  const turn = rotate ? index % seats : 0;
  return [...all.slice(turn), ...all.slice(0, turn)];
}

const byLevel = <T>(
  names: readonly string[],
  measure: string,
  value: (level: string) => T,
): Readonly<Record<string, T>> => {
  const different = [...new Set(names)].toSorted();
  return different.length < 2
    ? {}
    : Object.fromEntries(different.map((level) => [`${measure} ${level}`, value(level)]));
};

/** How often each of several levels wins. */
export const winsByLevel = (names: readonly string[], winner: number | null): Readonly<Record<string, boolean>> =>
  byLevel(names, WINS, (level) => winner !== null && names[winner - 1] === level);

/** A seat's average score for each level: a win is 1, and a game without a winner is shared. */
export const scoresByLevel = (names: readonly string[], winner: number | null): Readonly<Record<string, number>> =>
  byLevel(names, SCORE, (level) => {
    if (winner === null) return 1 / names.length;
    return names[winner - 1] === level ? 1 / names.filter((name) => name === level).length : 0;
  });

/** Prefixes of measures that are followed by a level. */
export const WINS = 'wins';
export const SCORE = 'score';

/** How often the lead changed, given the leader at each step; null for no leader. */
export function leadChanges(leaders: readonly (number | null)[]): number {
  const led = leaders.filter((leader) => leader !== null);
  return led.filter((leader, i) => i > 0 && leader !== led[i - 1]).length;
}

/** Measures keep the order of the first game that has them. */
export function makeReport(settings: ReportSettings, samples: readonly Sample[]): Report {
  const events = new Map<string, { hits: number; games: number }>();
  const numbers = new Map<string, number[]>();
  const maps = new Map<string, Map<string, number>>();
  const profiles = new Map<string, number[][]>();
  for (const sample of samples) {
    for (const [id, happened] of Object.entries(sample.events)) {
      const count = events.get(id) ?? { hits: 0, games: 0 };
      events.set(id, { hits: count.hits + Number(happened), games: count.games + 1 });
    }
    for (const [id, value] of Object.entries(sample.numbers)) {
      const values = numbers.get(id);
      if (values) values.push(value);
      else numbers.set(id, [value]);
    }
    for (const [id, places] of Object.entries(sample.maps)) {
      const map = maps.get(id) ?? new Map<string, number>();
      for (const [place, count] of Object.entries(places)) map.set(place, (map.get(place) ?? 0) + count);
      maps.set(id, map);
    }
    for (const [id, values] of Object.entries(sample.profiles)) {
      const steps = profiles.get(id) ?? [];
      for (const [i, value] of values.entries()) {
        steps[i] ??= [];
        steps[i].push(value);
      }
      profiles.set(id, steps);
    }
  }
  return {
    settings,
    measures: [
      ...[...events].map(
        ([id, { hits, games }]): Share => ({ kind: 'share', id, hits, games, measured: shareOf(hits, games) }),
      ),
      ...[...numbers].map(([id, values]) => meanMeasure(id, values)),
    ],
    maps: [...maps].map(([id, places]) => ({
      id,
      places: Object.fromEntries([...places].map(([place, count]) => [place, count / samples.length])),
    })),
    profiles: [...profiles].map(([id, steps]) => ({
      id,
      steps: steps.filter((values) => values.length >= samples.length * LEAST_REACHED).map(profileStep),
    })),
  };
}

/** A step reached by a smaller share of the games proves little. */
const LEAST_REACHED = 0.05;

function profileStep(values: readonly number[]): ProfileStep {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    games: values.length,
    median: quantile(sorted, 0.5),
    inner: [quantile(sorted, 0.1), quantile(sorted, 0.9)],
  };
}

export function meanMeasure(id: string, values: readonly number[]): Mean {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    kind: 'mean',
    id,
    games: values.length,
    measured: meanOf(values),
    median: quantile(sorted, 0.5),
    inner: [quantile(sorted, 0.1), quantile(sorted, 0.9)],
    values,
  };
}

export interface Compared {
  readonly first: Measure;
  readonly second: Measure;
  readonly difference: Difference;
}

/** The measures that both reports have, side by side. */
export function compareReports(first: Report, second: Report): readonly Compared[] {
  const others = new Map(second.measures.map((measure) => [measure.id, measure]));
  return first.measures.flatMap((one): readonly Compared[] => {
    const other = others.get(one.id);
    if (one.kind === 'share' && other?.kind === 'share') {
      return [{ first: one, second: other, difference: compareShares(one.hits, one.games, other.hits, other.games) }];
    }
    if (one.kind === 'mean' && other?.kind === 'mean') {
      return [{ first: one, second: other, difference: compareMeans(one.values, other.values) }];
    }
    return [];
  });
}

/** Splits a number of games into parts for workers, small enough that no worker waits long for the last. */
export function chunksOf(games: number, size: number): readonly (readonly [from: number, to: number])[] {
  return Array.from(
    { length: Math.ceil(games / size) },
    (_, i) => [i * size, Math.min(games, (i + 1) * size)] as const,
  );
}

/** Makes the checks common to all games, and then the game's own. */
export function checkSettings(reporter: Reporter, settings: ReportSettings): Result<ReportSettings> {
  const refused = checkNumbers(settings);
  if (refused !== null) return { ok: false, refusal: refused };
  const checked = reporter.check(settings);
  return checked.ok ? accept(checked.value) : checked;
}
