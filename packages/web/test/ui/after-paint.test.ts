import { createRoot, createSignal } from 'solid-js';
import { describe, expect, test } from 'vitest';
import { createAfterPaint, createDeferredAction } from '../../src/ui/after-paint.ts';
import { fakePictures, happen } from '../browser.ts';

const picture = fakePictures();

test('takes only the latest value, after the next paint', async () => {
  const [value, setValue] = createSignal(1);
  const settled = createRoot(() => createAfterPaint(value));
  setValue(2);
  setValue(3);
  expect(settled()).toBe(1);
  await picture();
  expect(settled()).toBe(3);
});

test('catches up at once on request', async () => {
  const [value, setValue] = createSignal(1);
  const settled = createRoot(() => createAfterPaint(value));
  setValue(2);
  settled.catchUp();
  expect(settled()).toBe(2);
});

test('stops when its owner is disposed', async () => {
  const [value, setValue] = createSignal(1);
  const [settled, leave] = createRoot((dispose) => [createAfterPaint(value), dispose]);
  setValue(2);
  leave();
  await picture();
  expect(settled()).toBe(1);
});

describe('a deferred action', () => {
  function deciding() {
    const done: string[] = [];
    const [deed, leave] = createRoot((dispose) => [createDeferredAction(), dispose]);
    return { done, deed, leave, decide: (what: string) => deed.schedule(() => done.push(what)) };
  }

  test('is decided at once and runs after the next paint', async () => {
    const { done, deed, decide } = deciding();
    decide('stop');
    expect([deed.pending(), done]).toEqual([true, []]);
    await picture();
    expect([deed.pending(), done]).toEqual([false, ['stop']]);
  });

  test('runs before the next one, and only once', async () => {
    const { done, deed, decide } = deciding();
    decide('first');
    decide('second');
    expect(done).toEqual(['first']);
    deed.flush();
    deed.flush();
    await picture();
    expect(done).toEqual(['first', 'second']);
  });

  test.each(['visibilitychange', 'pagehide'])('runs at once when the page will not paint again: %s', (leaving) => {
    const { done, decide } = deciding();
    decide('stop');
    happen(leaving);
    expect(done).toEqual(['stop']);
  });

  test('runs when its owner is disposed, and then stops listening', async () => {
    const { done, decide, leave } = deciding();
    decide('stop');
    leave();
    expect(done).toEqual(['stop']);
    happen('pagehide');
    await picture();
    expect(done).toEqual(['stop']);
  });
});
