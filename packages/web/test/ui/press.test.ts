import { expect, test } from 'vitest';
import { fakePictures, happen } from '../browser.ts';

const picture = fakePictures();
const { createTouch, press, submit } = await import('../../src/ui/press.ts');

function button() {
  const worn = new Set<string>();
  const classList = { add: (name: string) => worn.add(name), remove: (name: string) => worn.delete(name) };
  return { worn, event: { currentTarget: { classList } as unknown as Element } };
}

test('a button is seen to be pressed, then its work is done', async () => {
  const { worn, event } = button();
  let done = 0;
  press(() => done++)(event);
  expect([done, [...worn]]).toEqual([0, ['pressed']]);
  await picture();
  expect([done, [...worn]]).toEqual([1, []]);
});

test('whoever leaves the page has pressed all the same, once', async () => {
  const { worn, event } = button();
  let done = 0;
  press(() => done++)(event);
  happen('pagehide');
  expect([done, worn.size]).toEqual([1, 0]);
  await picture();
  expect(done).toBe(1);
});

test('what was pressed before is done before what is pressed now', async () => {
  const done: string[] = [];
  press(() => done.push('turn'))(button().event);
  press(() => done.push('undo'))(button().event);
  expect(done).toEqual(['turn']);
  await picture();
  expect(done).toEqual(['turn', 'undo']);
});

test('a form is sent by its button, which is seen to be pressed', async () => {
  const { worn, event } = button();
  let [done, stayed] = [0, 0];
  const sent = { submitter: event.currentTarget, currentTarget: null, preventDefault: () => stayed++ };
  submit(() => done++)(sent as unknown as Parameters<ReturnType<typeof submit>>[0]);
  expect([done, stayed, [...worn]]).toEqual([0, 1, ['pressed']]);
  await picture();
  expect(done).toBe(1);
});

test('a place is marked as touched until what follows is there', async () => {
  const done: number[] = [];
  const { touched, touch } = createTouch((place: number) => done.push(place));
  touch(7);
  expect([touched(), done]).toEqual([7, []]);
  await picture();
  expect([touched(), done]).toEqual([null, [7]]);
});
