import { createRoot, createSignal } from 'solid-js';
import { expect, test } from 'vitest';
import { afterPicture } from '../../src/ui/after-picture.ts';
import { fakePictures } from '../browser.ts';

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
