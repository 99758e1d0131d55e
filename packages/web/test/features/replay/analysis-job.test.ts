/** Which questions about a recorded game are sent to the worker, and when. */
import { floors, menhirs } from '@speeltafel/rules';
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
  createThinker: () => ({
    ask: (question: Record<string, unknown>, report?: Asked['report']) =>
      new Promise((answer, fail) =>
        asked.push({ question, ...(report && { report }), answer, fail: () => fail(new Error()) }),
      ),
    stop: () => stopped++,
  }),
}));
const { createAnalysisJob } = await import('../../../src/features/replay/analysis-job.ts');
const { positionsOf } = await import('../../../src/games/contract/replay.ts');
const { isFloorsRecord } = await import('../../../src/games/floors/replay/record.ts');
const { isMenhirsRecord } = await import('../../../src/games/menhirs/replay/record.ts');
const { readRecord } = await import('../../../src/session/game-record.ts');

const fail = (): never => {
  throw new Error('unexpected game');
};
const record = menhirsRecord({ variant: 'adam', grace: 'untimed' }, ['lamb', 'wanderer'], 11);

function open(running = false, text = record) {
  const game = must(readRecord(text, { running }));
  const [at, setAt] = createSignal<number | null>(null);
  const { texts } = isMenhirsRecord(game)
    ? positionsOf(menhirs, game.course, 2)
    : isFloorsRecord(game)
      ? positionsOf(floors, game.course, 1)
      : fail();
  return {
    game,
    setAt,
    ...createRoot((dispose) => ({ job: createAnalysisJob({ record: game, texts }, at), dispose })),
  };
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

describe('the analysis of a whole game', () => {
  test('requests the chart first, then the notes, and reports progress', async () => {
    const { job } = open();
    expect(job.work()).toEqual({ state: 'idle' });
    job.begin();
    job.begin();
    expect(asked.map(({ question }) => question.kind)).toEqual(['chart']);
    asked[0]!.report!(1, 2);
    expect(job.work()).toEqual({ state: 'working', percent: 20 });
    asked[0]!.answer({ chart: 'a chart' });
    await settle();
    expect(job.chart()).toBe('a chart');
    asked[1]!.report!(1, 2);
    expect(job.work()).toEqual({ state: 'working', percent: 70 });
    asked[1]!.answer({ notes: 'notes' });
    await settle();
    expect([job.notes(), job.work()]).toEqual(['notes', { state: 'done' }]);
  });

  test('does not start while the game is still being played', () => {
    const { job, setAt } = open(true);
    job.begin();
    setAt(3);
    vi.advanceTimersByTime(1000);
    expect([asked, job.work(), job.turns()]).toEqual([[], { state: 'idle' }, null]);
  });

  test('can be stopped, and reports a failure', async () => {
    const { job } = open();
    job.begin();
    asked[0]!.fail();
    await settle();
    expect(job.work()).toEqual({ state: 'failed' });
    job.stop();
    expect(job.work()).toEqual({ state: 'stopped' });
    expect(stopped).toBe(2);
  });
});

describe('the analysis of a position', () => {
  test('starts after a moment, includes the turn that was played, and runs only once', async () => {
    const { job, setAt, game } = open();
    if (!isMenhirsRecord(game)) throw new Error('unexpected game');
    setAt(3);
    expect(job.turns()).toBeUndefined();
    vi.advanceTimersByTime(219);
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(asked[0]!.question).toMatchObject({ kind: 'analyse', game: 'menhirs', options: 'adam grace=untimed' });
    expect(asked[0]!.question.played).toHaveLength(2);
    asked[0]!.answer({ analysis: 'three' });
    await settle();
    expect(job.turns()).toBe('three');
    setAt(4);
    setAt(3);
    expect(job.turns()).toBe('three');
    vi.advanceTimersByTime(1000);
    expect(asked).toHaveLength(1);
  });

  test('is not shown if the player has left the position, but is stored for later', async () => {
    const { job, setAt } = open();
    setAt(3);
    vi.advanceTimersByTime(300);
    setAt(4);
    asked[0]!.answer({ analysis: 'three' });
    await settle();
    expect(job.turns()).toBeUndefined();
    setAt(3);
    expect(job.turns()).toBe('three');
    setAt(5);
    vi.advanceTimersByTime(300);
    asked.at(-1)!.fail();
    await settle();
    expect(job.turns()).toBeNull();
  });

  test('sends only one action per turn in Floors', () => {
    const { setAt, dispose } = open(false, floorsRecord({ players: 2, setup: 'basic' }, 'kitchen-boy'));
    setAt(0);
    vi.advanceTimersByTime(300);
    expect(asked[0]!.question).toMatchObject({ game: 'floors' });
    expect(asked[0]!.question.played).toHaveLength(1);
    dispose();
    expect(stopped).toBeGreaterThanOrEqual(2);
  });
});
