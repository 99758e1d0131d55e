/** What the computer finds in a film. It works in its own thread, tells how far it is, and can be stopped. */
import { floors, menhirs } from '@speeltafel/rules';
import { createEffect, createSignal, on, onCleanup } from 'solid-js';
import type { Film } from '../../session/game-record.ts';
import type { Analysis, Chart, Notes } from '../../thinking/analysis.ts';
import { createMind } from '../../thinking/client.ts';

export type Work =
  | { readonly state: 'idle' }
  | { readonly state: 'working'; readonly percent: number }
  | { readonly state: 'stopped' }
  | { readonly state: 'failed' }
  | { readonly state: 'done' };

export interface Insight {
  work(): Work;
  chart(): Chart | null;
  notes(): Notes | null;
  begin(): void;
  stop(): void;
  /** The turns of the position shown; undefined while they are being weighed. */
  turns(): Analysis | null | undefined;
}

/** The chart is the lighter half of the work. */
const CHART_SHARE = 40;
/** Somebody who runs through the game wants no answers on the way. */
const PAUSE = 220;

/** The texts of the turn that was played from here. */
function playedFrom(film: Film, at: number): readonly string[] {
  if (film.game === 'floors') {
    const { played, positions } = film.course;
    const one = played[at];
    return one === undefined ? [] : [floors.makeAction(one.action, positions[at]!, one.seat)];
  }
  const { played, positions } = film.course;
  return played.slice(at, at + 2).map(({ action, seat }, i) => menhirs.makeAction(action, positions[at + i]!, seat));
}

export function createInsight(film: Film, at: () => number | null): Insight {
  const mind = createMind();
  const advisor = createMind();
  const [work, setWork] = createSignal<Work>({ state: 'idle' });
  const [chart, setChart] = createSignal<Chart | null>(null);
  const [notes, setNotes] = createSignal<Notes | null>(null);
  const [turns, setTurns] = createSignal<Analysis | null | undefined>(null);
  const known = new Map<number, Analysis>();
  const { record } = film;

  async function begin(): Promise<void> {
    if (work().state === 'working' || film.running) return;
    setWork({ state: 'working', percent: 0 });
    const tell =
      (from: number, share: number) =>
      (done: number, of: number): void => {
        setWork({ state: 'working', percent: Math.floor(from + (share * done) / of) });
      };
    try {
      setChart((await mind.ask({ kind: 'chart', record }, tell(0, CHART_SHARE))).chart);
      const answer = await mind.ask({ kind: 'annotate', record }, tell(CHART_SHARE, 100 - CHART_SHARE));
      setNotes(answer.notes);
      setWork({ state: 'done' });
    } catch {
      setWork({ state: 'failed' });
    }
  }

  const textsAt = (moment: number): { readonly position: string; readonly options: string } =>
    film.game === 'menhirs'
      ? {
          position: menhirs.makePosition(film.course.positions[moment]!),
          options: menhirs.makeOptions(film.course.options),
        }
      : {
          position: floors.makePosition(film.course.positions[moment]!),
          options: floors.makeOptions(film.course.options),
        };

  async function weigh(moment: number): Promise<void> {
    const asked = { kind: 'analyse', game: film.game, played: playedFrom(film, moment), ...textsAt(moment) } as const;
    try {
      const { analysis } = await advisor.ask(asked);
      known.set(moment, analysis);
      if (at() === moment) setTurns(analysis);
    } catch {
      if (at() === moment) setTurns(null);
    }
  }

  createEffect(
    on(at, (moment) => {
      advisor.stop();
      const before = moment === null || film.running ? null : known.get(moment);
      setTurns(before);
      if (before !== undefined) return;
      const timer = setTimeout(() => weigh(moment!), PAUSE);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  onCleanup(() => {
    mind.stop();
    advisor.stop();
  });

  return {
    work,
    chart,
    notes,
    begin,
    stop() {
      mind.stop();
      setWork({ state: 'stopped' });
    },
    turns,
  };
}
