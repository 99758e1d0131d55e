import { expect, test } from 'vitest';
import { fakePictures, happen } from '../browser.ts';

const picture = fakePictures();
const { press } = await import('../../src/ui/press.ts');

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
