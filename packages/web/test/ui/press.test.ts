import { expect, test } from 'vitest';
import { fakePictures, happen } from '../browser.ts';

const picture = fakePictures();
const { createTouch, press, submit } = await import('../../src/ui/press.ts');

function button() {
  const worn = new Set<string>();
  const classList = { add: (name: string) => worn.add(name), remove: (name: string) => worn.delete(name) };
  return { worn, event: { currentTarget: { classList } as unknown as Element } };
}

test('a button is shown as pressed, then its work runs', async () => {
  const { worn, event } = button();
  let done = 0;
  press(() => done++)(event);
  expect([done, [...worn]]).toEqual([0, ['pressed']]);
  await picture();
  expect([done, [...worn]]).toEqual([1, []]);
});

test('the work runs once even if the player leaves the page', async () => {
  const { worn, event } = button();
  let done = 0;
  press(() => done++)(event);
  happen('pagehide');
  expect([done, worn.size]).toEqual([1, 0]);
  await picture();
  expect(done).toBe(1);
});

test('an earlier press runs before a new one', async () => {
  const done: string[] = [];
  press(() => done.push('turn'))(button().event);
  press(() => done.push('undo'))(button().event);
  expect(done).toEqual(['turn']);
  await picture();
  expect(done).toEqual(['turn', 'undo']);
});

test('a form is submitted by its button, which is shown as pressed', async () => {
  const { worn, event } = button();
  let [done, stayed] = [0, 0];
  const sent = { submitter: event.currentTarget, currentTarget: null, preventDefault: () => stayed++ };
  submit(() => done++)(sent as unknown as Parameters<ReturnType<typeof submit>>[0]);
  expect([done, stayed, [...worn]]).toEqual([0, 1, ['pressed']]);
  await picture();
  expect(done).toBe(1);
});

test('a place is marked as touched until its work has run', async () => {
  const done: number[] = [];
  const { touched, touch } = createTouch((place: number) => done.push(place));
  touch(7);
  expect([touched(), done]).toEqual([7, []]);
  await picture();
  expect([touched(), done]).toEqual([null, [7]]);
});
