/**
 * Plays and counts the games of reports in several workers, so that the page gets only the progress and the reports.
 */
import {
  chunksOf,
  makeReport,
  type Report,
  type ReportSettings,
  type Sample,
  withMinutes,
} from '@speeltafel/players/reports';
import { createThinker } from '../../thinking/client.ts';

export interface Order {
  readonly all: readonly ReportSettings[];
  /** Games that people finished. Their pace gives the estimate in minutes. */
  readonly real: readonly string[];
}

export type Measured =
  | { readonly kind: 'progress'; readonly done: number; readonly of: number }
  | { readonly kind: 'done'; readonly reports: readonly Report[] }
  | { readonly kind: 'failed'; readonly message: string };

const post = (measured: Measured): void => postMessage(measured);

const GAMES_AT_ONCE = 5;
const MOST_WORKERS = 8;
/** The time between two progress reports, in milliseconds. */
const TELL_EVERY = 100;

const crew = Array.from({ length: Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 2) }, createThinker);

/** The samples so far: more games with the same settings continue from these. */
const played = new Map<string, Sample[]>();

async function play(settings: ReportSettings, tell: (games: number) => void): Promise<readonly Sample[]> {
  const key = JSON.stringify({ ...settings, games: 0 });
  const known = played.get(key) ?? [];
  const missing = Math.max(0, settings.games - known.length);
  tell(settings.games - missing);
  const chunks = chunksOf(missing, GAMES_AT_ONCE).map(
    ([from, to]) => [from + known.length, to + known.length] as const,
  );
  const found: (readonly Sample[])[] = [];
  let next = 0;
  await Promise.all(
    crew.map(async (thinker) => {
      for (let i = next++; i < chunks.length; i = next++) {
        const [from, to] = chunks[i]!;
        const { samples } = await thinker.ask({ kind: 'sample', settings, from, to });
        found[i] = samples;
        tell(samples.length);
      }
    }),
  );
  const all = [...known, ...found.flat()];
  played.set(key, all);
  return all.slice(0, settings.games);
}

async function timed(report: Report, records: readonly string[]): Promise<Report> {
  if (records.length === 0) return report;
  const { pace } = await crew[0]!.ask({ kind: 'pace', settings: report.settings, records });
  return pace === undefined ? report : withMinutes(report, pace);
}

async function measure({ all, real }: Order): Promise<void> {
  const of = all.reduce((sum, { games }) => sum + games, 0);
  let done = 0;
  let told = 0;
  const tell = (games: number): void => {
    done += games;
    if (performance.now() - told < TELL_EVERY) return;
    told = performance.now();
    post({ kind: 'progress', done, of });
  };
  try {
    const reports: Report[] = [];
    for (const settings of all) reports.push(await timed(makeReport(settings, await play(settings, tell)), real));
    post({ kind: 'done', reports });
  } catch (error) {
    post({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

addEventListener('message', ({ data }: MessageEvent<Order>) => void measure(data));
