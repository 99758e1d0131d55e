/** What the computer is asked about a film, and when. */
import { createRoot, createSignal } from 'solid-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../../browser.ts';
import { floorsRecord, menhirsRecord, must } from './games.ts';

fakeBrowser();

interface Asked {
  readonly question: Record<string, unknown>;
  report?(done: number, of: number): void;
  answer(answer: object): void;
  fail(): void;
}
const asked: Asked[] = [];
let stopped = 0;
vi.mock('../../../src/thinking/client.ts', () => ({
  createMind: () => ({
    ask: (question: Record<string, unknown>, report?: Asked['report']) =>
      new Promise((answer, fail) =>
        asked.push({ question, ...(report && { report }), answer, fail: () => fail(new Error()) }),
      ),
    stop: () => stopped++,
  }),
}));
const { createInsight } = await import('../../../src/features/replay/analysis-job.ts');
const { readFilm } = await import('../../../src/session/game-record.ts');

const record = menhirsRecord({ variant: 'adam', grace: 'untimed' }, ['lamb', 'wanderer'], 11);

function open(running = false, text = record) {
  const film = must(readFilm(text, { running }));
  const [at, setAt] = createSignal<number | null>(null);
  return { film, setAt, ...createRoot((dispose) => ({ insight: createInsight(film, at), dispose })) };
}
const settle = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) await Promise.resolve();
};

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  stopped = 0;
});
afterEach(() => void vi.useRealTimers());

describe('the whole game', () => {
  test('is looked at for its chart first, then for its notes, with how far it is', async () => {
    const { insight } = open();
    expect(insight.work()).toEqual({ state: 'idle' });
    insight.begin();
    insight.begin();
    expect(asked.map(({ question }) => question.kind)).toEqual(['chart']);
    asked[0]!.report!(1, 2);
    expect(insight.work()).toEqual({ state: 'working', percent: 20 });
    asked[0]!.answer({ chart: 'a chart' });
    await settle();
    expect(insight.chart()).toBe('a chart');
    asked[1]!.report!(1, 2);
    expect(insight.work()).toEqual({ state: 'working', percent: 70 });
    asked[1]!.answer({ notes: 'notes' });
    await settle();
    expect([insight.notes(), insight.work()]).toEqual(['notes', { state: 'done' }]);
  });

  test('is not looked at while it is still being played', () => {
    const { insight, setAt } = open(true);
    insight.begin();
    setAt(3);
    vi.advanceTimersByTime(1000);
    expect([asked, insight.work(), insight.turns()]).toEqual([[], { state: 'idle' }, null]);
  });

  test('can be stopped, and tells when it did not work', async () => {
    const { insight } = open();
    insight.begin();
    asked[0]!.fail();
    await settle();
    expect(insight.work()).toEqual({ state: 'failed' });
    insight.stop();
    expect(insight.work()).toEqual({ state: 'stopped' });
    expect(stopped).toBe(2);
  });
});

describe('a position', () => {
  test('is weighed after a moment, with the turn that was played, and only once', async () => {
    const { insight, setAt, film } = open();
    if (film.game !== 'menhirs') throw new Error('cannot be');
    setAt(3);
    expect(insight.turns()).toBeUndefined();
    vi.advanceTimersByTime(219);
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(asked[0]!.question).toMatchObject({ kind: 'analyse', game: 'menhirs', options: 'adam grace=untimed' });
    expect(asked[0]!.question.played).toHaveLength(2);
    asked[0]!.answer({ analysis: 'three' });
    await settle();
    expect(insight.turns()).toBe('three');
    setAt(4);
    setAt(3);
    expect(insight.turns()).toBe('three');
    vi.advanceTimersByTime(1000);
    expect(asked).toHaveLength(1);
  });

  test('that is left before its answer comes shows none, and keeps it for later', async () => {
    const { insight, setAt } = open();
    setAt(3);
    vi.advanceTimersByTime(300);
    setAt(4);
    asked[0]!.answer({ analysis: 'three' });
    await settle();
    expect(insight.turns()).toBeUndefined();
    setAt(3);
    expect(insight.turns()).toBe('three');
    setAt(5);
    vi.advanceTimersByTime(300);
    asked.at(-1)!.fail();
    await settle();
    expect(insight.turns()).toBeNull();
  });

  test('of Floors is asked about with the one action of the turn', () => {
    const { setAt, dispose } = open(false, floorsRecord({ players: 2, setup: 'basic' }, 'kitchen-boy'));
    setAt(0);
    vi.advanceTimersByTime(300);
    expect(asked[0]!.question).toMatchObject({ game: 'floors' });
    expect(asked[0]!.question.played).toHaveLength(1);
    dispose();
    expect(stopped).toBeGreaterThanOrEqual(2);
  });
});
