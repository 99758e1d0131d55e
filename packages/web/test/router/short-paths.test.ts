import { describe, expect, test } from 'vitest';
import { fromShortPath, toShortPath } from '../../src/router/short-paths.ts';

describe('short addresses', () => {
  test.each([
    ['t/k3x9q2', '#/table/k3x9q2'],
    ['g/zS07-JL_U5', '#/replay?r=zS07-JL_U5'],
    ['g/zS07?n=Anna~%21druid&at=12', '#/replay?r=zS07&n=Anna~%21druid&at=12'],
    ['p/nim-win-in-one-7', '#/puzzles/nim/win-in-one-7'],
  ])('%s is %s, and back', (short, long) => {
    expect(fromShortPath(short)).toBe(long);
    expect(toShortPath(long)).toBe(short);
  });

  test.each(['', 't', 't/', 't/a/b', 'x/abc', 'p/nothing', 'embed/g/z', 'table/abc'])(
    '"%s" is not a short address',
    (path) => {
      expect(fromShortPath(path)).toBeUndefined();
    },
  );

  test.each([
    '',
    '#/',
    '#/table/owl-lamp-417',
    '#/replay/abc',
    '#/replay?r=speeltafel%201',
    '#/puzzles/today/nim',
    '#/table/a?b=1',
  ])('"%s" has no short address', (hash) => {
    // The puzzle of today changes tomorrow.
    expect(toShortPath(hash)).toBeUndefined();
  });

  test('a record that is too long for a server stays behind the hash', () => {
    expect(toShortPath(`#/replay?r=z${'a'.repeat(5900)}`)).toBeDefined();
    expect(toShortPath(`#/replay?r=z${'a'.repeat(6100)}`)).toBeUndefined();
  });
});
