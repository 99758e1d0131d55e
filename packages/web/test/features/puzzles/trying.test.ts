/** A puzzle in progress. */
import { floorsKit as kit } from '@speeltafel/rules';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeStorage, fakeBrowser } from '../../browser.ts';

let storage: FakeStorage;
let createRoot: typeof import('solid-js').createRoot;
beforeEach(async () => {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, 'Solid$$');
  storage = fakeBrowser();
  createRoot = (await import('solid-js')).createRoot;
});

test('there are two hints, and the count restarts for the next answer', async () => {
  const { createHints } = await import('../../../src/ui/practice/hints.ts');
  createRoot(() => {
    const { hints, hint, none } = createHints();
    const given = [hints()];
    for (let i = 0; i < 3; i++) {
      hint();
      given.push(hints());
    }
    none();
    expect([...given, hints()]).toEqual([0, 1, 2, 2, 0]);
  });
});

test('solved puzzles are stored, or kept in memory if storage fails', async () => {
  const { markSolved, parseProgress, progress } = await import('../../../src/features/puzzles/progress.ts');
  markSolved('a', 'alone');
  expect(parseProgress(storage.getItem('speeltafel.puzzles'))).toEqual(progress());
  storage.room = 0;
  markSolved('b', 'helped');
  expect(progress().solved).toEqual({ a: 'alone', b: 'helped' });
  expect(parseProgress(storage.getItem('speeltafel.puzzles')).solved).toEqual({ a: 'alone' });
});

describe('an answer', () => {
  test('is parsed as moves or as tiles', async () => {
    const { readLay, readMove } = await import('../../../src/games/floors/puzzles/answer.ts');
    expect(readMove('A4:p1')).toMatchObject({ type: 'move', shows: 4 });
    expect(readLay('lay s@c9')).toMatchObject({ type: 'lay', tile: { kind: 's' } });
    for (const text of ['lay s@c9', 'card 8', 'nonsense']) expect(readMove(text)).toBeUndefined();
    for (const text of ['A4:p1', 'card 8', 'nonsense']) expect(readLay(text)).toBeUndefined();
  });

  test('refers to the token that can still move', async () => {
    const { readMove, tokenOf } = await import('../../../src/games/floors/puzzles/answer.ts');
    const found = (tokens: string, text: string): kit.Token | undefined => {
      const left = tokens.includes('*') ? ' left=A' : '';
      const position = kit.parsePosition(`1/3/A/A/tokens h11E - ${tokens} 5.7.7.8.8.10.h1.h2${left}`);
      if (!position.ok) throw new Error(position.refusal.message);
      return tokenOf(position.value, readMove(text)!);
    };
    for (const tokens of ["A4e6',A4g6,B4c3", 'A4*,A4g6,B4c3', 'A3e6,A4g6,B4c3'])
      expect(found(tokens, 'A4:.')?.place).toBe(kit.parseSquare('g6'));
    expect(found('A4g6,B4c3', 'B4:.')?.place).toBe(kit.parseSquare('c3'));
    expect(found('A4g6,B4c3', 'B1:.')).toBeUndefined();
  });
});

describe('delayed tasks', () => {
  beforeEach(() => void vi.useFakeTimers());

  test('run one after the other, and the end right after the last', async () => {
    const { createLater, inTurn } = await import('../../../src/ui/practice/delayed.ts');
    const done: string[] = [];
    createRoot(() =>
      inTurn(
        createLater(),
        ['a', 'b'],
        (one) => done.push(one),
        () => done.push('end'),
      ),
    );
    expect(done).toEqual([]);
    vi.advanceTimersByTime(850);
    expect(done).toEqual(['a']);
    vi.advanceTimersByTime(850);
    expect(done).toEqual(['a', 'b', 'end']);
    vi.useRealTimers();
  });

  test('are cancelled by a new task, and when the component is removed', async () => {
    const { createLater } = await import('../../../src/ui/practice/delayed.ts');
    const done: string[] = [];
    const leave = createRoot((dispose) => {
      const later = createLater();
      later(() => done.push('first'), 10);
      later(() => done.push('second'), 20);
      vi.advanceTimersByTime(30);
      later(() => done.push('third'), 10);
      return dispose;
    });
    leave();
    vi.advanceTimersByTime(30);
    expect(done).toEqual(['second']);
    vi.useRealTimers();
  });
});
