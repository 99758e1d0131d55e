import { createRoot, createSignal } from 'solid-js';
import { describe, expect, test } from 'vitest';
import { afterPicture, createDeed } from '../../src/ui/after-paint.ts';
import { fakePictures, happen } from '../browser.ts';

const picture = fakePictures();

test('follows one picture behind, and only to the latest value', async () => {
  const [value, setValue] = createSignal(1);
  const settled = createRoot(() => afterPicture(value));
  setValue(2);
  setValue(3);
  expect(settled()).toBe(1);
  await picture();
  expect(settled()).toBe(3);
});

test('catches up at once when asked to', async () => {
  const [value, setValue] = createSignal(1);
  const settled = createRoot(() => afterPicture(value));
  setValue(2);
  settled.catchUp();
  expect(settled()).toBe(2);
});

test('says nothing more when its place is left', async () => {
  const [value, setValue] = createSignal(1);
  const [settled, leave] = createRoot((dispose) => [afterPicture(value), dispose]);
  setValue(2);
  leave();
  await picture();
  expect(settled()).toBe(1);
});

describe('what somebody decided', () => {
  function deciding() {
    const done: string[] = [];
    const [deed, leave] = createRoot((dispose) => [createDeed(), dispose]);
    return { done, deed, leave, decide: (what: string) => deed.seal(() => done.push(what)) };
  }

  test('is sealed at once and done when that is drawn', async () => {
    const { done, deed, decide } = deciding();
    decide('stop');
    expect([deed.sealed(), done]).toEqual([true, []]);
    await picture();
    expect([deed.sealed(), done]).toEqual([false, ['stop']]);
  });

  test('is done before the next thing, and once', async () => {
    const { done, deed, decide } = deciding();
    decide('first');
    decide('second');
    expect(done).toEqual(['first']);
    deed.hurry();
    deed.hurry();
    await picture();
    expect(done).toEqual(['first', 'second']);
  });

  test.each(['visibilitychange', 'pagehide'])('is done when nothing will be drawn any more: %s', (leaving) => {
    const { done, decide } = deciding();
    decide('stop');
    happen(leaving);
    expect(done).toEqual(['stop']);
  });

  test('is done by whoever leaves the board, who is then heard no more', async () => {
    const { done, decide, leave } = deciding();
    decide('stop');
    leave();
    expect(done).toEqual(['stop']);
    happen('pagehide');
    await picture();
    expect(done).toEqual(['stop']);
  });
});
