/** The analysis of a recorded game. It runs in a worker, reports its progress, and can be stopped. */
import type { Analysis, Chart, Notes } from '@speeltafel/players';
import { createEffect, createSignal, on, onCleanup } from 'solid-js';
import type { ReplayView } from '../../games/contract/replay.ts';
import { createThinker } from '../../thinking/client.ts';

export type Work =
  | { readonly state: 'idle' }
  | { readonly state: 'working'; readonly percent: number }
  | { readonly state: 'stopped' }
  | { readonly state: 'failed' }
  | { readonly state: 'done' };

export interface AnalysisJob {
  work(): Work;
  chart(): Chart | null;
  notes(): Notes | null;
  begin(): void;
  stop(): void;
  /** The turns of the position shown; undefined while the analysis runs. */
  turns(): Analysis | null | undefined;
}

/** The percentage of the work that the chart takes. */
const CHART_SHARE = 40;
/** Milliseconds a position is shown before its analysis starts, so that stepping through a game starts none. */
const PAUSE = 220;

export function createAnalysisJob(
  { record, texts }: Pick<ReplayView, 'record' | 'texts'>,
  at: () => number | null,
): AnalysisJob {
  const thinker = createThinker();
  const advisor = createThinker();
  const [work, setWork] = createSignal<Work>({ state: 'idle' });
  const [chart, setChart] = createSignal<Chart | null>(null);
  const [notes, setNotes] = createSignal<Notes | null>(null);
  const [turns, setTurns] = createSignal<Analysis | null | undefined>(null);
  const known = new Map<number, Analysis>();

  async function begin(): Promise<void> {
    if (work().state === 'working' || record.running) return;
    setWork({ state: 'working', percent: 0 });
    const tell =
      (from: number, share: number) =>
      (done: number, of: number): void => {
        setWork({ state: 'working', percent: Math.floor(from + (share * done) / of) });
      };
    try {
      setChart((await thinker.ask({ kind: 'chart', record: record.record }, tell(0, CHART_SHARE))).chart);
      const answer = await thinker.ask(
        { kind: 'annotate', record: record.record },
        tell(CHART_SHARE, 100 - CHART_SHARE),
      );
      setNotes(answer.notes);
      setWork({ state: 'done' });
    } catch {
      setWork({ state: 'failed' });
    }
  }

  async function weigh(shown: number): Promise<void> {
    const asked = { kind: 'analyse', game: record.game, ...texts(shown) } as const;
    try {
      const { analysis } = await advisor.ask(asked);
      known.set(shown, analysis);
      if (at() === shown) setTurns(analysis);
    } catch {
      if (at() === shown) setTurns(null);
    }
  }

  createEffect(
    on(at, (shown) => {
      advisor.stop();
      const before = shown === null || record.running ? null : known.get(shown);
      setTurns(before);
      if (before !== undefined) return;
      const timer = setTimeout(() => weigh(shown!), PAUSE);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  onCleanup(() => {
    thinker.stop();
    advisor.stop();
  });

  return {
    work,
    chart,
    notes,
    begin,
    stop() {
      thinker.stop();
      setWork({ state: 'stopped' });
    },
    turns,
  };
}
