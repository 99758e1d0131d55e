import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeSquare } from '../../src/floors/board.ts';
import { changeLevel, type Level, makeLevel, parseLevel, runLevel } from '../../src/floors/puzzle.ts';
import { code, ok, square } from './help.ts';

const level = (text: string): Level => ok(parseLevel(text));
const run = (text: string, ...changes: string[]) => runLevel(ok(changeLevel(level(text), changes)));

describe('a level', () => {
  test.each([
    'e6N s@c9,P@i9 A1d2,A4c5!,B3k7 stock=sc',
    'a11E - B3k7',
    'c9W 1>@c9,P@e9,s@e9 A4c5,B3k7!,C3f9 stock=srH12',
  ])('%s is read back unchanged', (text) => expect(makeLevel(level(text))).toBe(text));

  test.each([
    ['e6N - A4c5', 'no-enemy', undefined],
    ['e6N - -', 'no-enemy', undefined],
    ['e6N s@c5 B4c5', 'overlap', 'c5'],
    ['e6N - B4e6', 'overlap', 'e6'],
    ['e6N s@e6 B4c5', 'overlap', 'e6'],
    ['e6Ne7N - B4c5', 'bad-monster', undefined],
    ['e6N - B4-', 'bad-token', undefined],
    ["e6N - B4c5'", 'bad-token', undefined],
    ['e6N - B4c5,B4c6', 'twin-tokens', undefined],
    ['e6N - B4!c5', 'bad-token', undefined],
    ['e6N - B4c5!!', 'bad-token', undefined],
    ['e6N - B4c5 stock=', 'bad-stock', undefined],
    ['e6N - B4c5 stock=x', 'bad-stock', undefined],
    ['e6N P@f6 B4c5 stock=P', 'too-many-tiles', undefined],
    ['e6N - B4c5 tiles=s', 'bad-level', undefined],
    ['e6N - B4c5 stock=s more', 'bad-level', undefined],
    [`e6N - B4c5 ${'x'.repeat(1000)}`, 'too-long', undefined],
    ['', 'bad-monster', undefined],
  ])('%s is refused', (text, why, where) => {
    const result = parseLevel(text);
    expect([code(result), square(result)]).toEqual([why, where]);
  });

  test('any text is read or refused', () => {
    const word = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('e6N', '-', 'B4c5!', 'A1d2,B3k7', 'stock=s', 's@c9'),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (words) => {
        const result = parseLevel(words.join(' '));
        if (result.ok) expect(ok(parseLevel(makeLevel(result.value)))).toEqual(result.value);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a puzzle', () => {
  test('is solved when all enemies are eaten', () => {
    const verdict = run('e6E - B4h6,C1h9');
    expect(verdict).toMatchObject({ solved: true, eaten: ['B4', 'C1'] });
    expect(verdict.steps.map((step) => makeSquare(step.square))).toEqual(['f6', 'g6', 'h6', 'h7', 'h8', 'h9']);
  });

  test('can need more steps than any card has', () => {
    const verdict = run('p5E - B4o1');
    expect(verdict.solved).toBe(true);
    expect(verdict.steps.length).toBeGreaterThan(20);
  });

  test('fails when an own token is eaten, even in the step of the last enemy', () => {
    expect(run('e6E - A1g6,B4k6')).toMatchObject({ solved: false, reason: 'own-eaten', token: 'A1' });
    expect(run('e6E P@f6 A1f6,B4h6')).toMatchObject({ solved: false, reason: 'own-eaten', token: 'A1' });
    expect(run('e6E s@f6,1>@h6 A1g6,B4k7')).toMatchObject({ solved: false, reason: 'own-eaten', token: 'A1' });
  });

  test('fails when the state repeats', () => {
    const verdict = run('e6E s@c9 B4c10');
    expect(verdict).toMatchObject({ solved: false, reason: 'repeats', since: 0, eaten: [] });
    expect(verdict.steps).toHaveLength(16);
    expect(run('e6E r@e7,r@d6,r@f6,r@e5 B4a11')).toMatchObject({ reason: 'repeats', since: 0 });
    expect(run('e6E s@c9,s@h6 B4c10')).toMatchObject({ reason: 'repeats' });
  });

  test('continues if only the monster’s facing differs from before', () => {
    expect(run('e6E 1v@e8,1>@f6 B4l9')).toMatchObject({ solved: true });
  });

  test('can be solved by a token’s move', () => {
    const text = 'e6E - A6h6!,B4k6';
    expect(run(text)).toMatchObject({ solved: false, reason: 'own-eaten' });
    expect(run(text, 'A6:i6-j6-k6-l6')).toMatchObject({ solved: true });
  });

  test('can be solved by a tile', () => {
    const text = 'e6E - A3h6,B4e9 stock=s';
    expect(run(text)).toMatchObject({ solved: false, reason: 'own-eaten' });
    expect(run(text, 'lay s@g6')).toMatchObject({ solved: true });
  });

  test.each([
    ['A3:i6', 'A3:i6-h6', 'cannot-move'],
    ['B4:k7', '', 'cannot-move'],
    ['C4:k7', '', 'no-such-token'],
    ['A3:j6', '', 'not-next'],
    ['A3:h7-h8-h9-h10', '', 'no-points'],
    ['A3:exit', '', 'no-exit'],
    ['lay s@h6', '', 'overlap'],
    ['lay s@e6', '', 'overlap'],
    ['lay P@d7', '', 'overlap'],
    ['lay P@g7', '', 'overlap'],
    ['lay s@m6', '', 'overlap'],
    ['lay s@a11', '', 'kept-free'],
    ['lay s@c5', 'lay s@c6', 'not-in-stock'],
    ['card 8', '', 'wrong-phase'],
    ['dance', '', 'bad-action'],
  ])('%s %s is refused', (first, second, why) => {
    const given = level('e6E s@m6 A3h6!,B4k6 stock=sP');
    const before = makeLevel(given);
    expect(
      code(
        changeLevel(
          given,
          [first, second].filter((text) => text !== ''),
        ),
      ),
    ).toBe(why);
    expect(makeLevel(given)).toBe(before);
  });

  test('a refusal names the change it is about', () => {
    const refused = changeLevel(level('e6E s@m6 A3h6!,B4k6 stock=sP'), ['A3:i6', 'lay s@c5', 'lay s@c6']);
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'not-in-stock', details: { change: 3 } } });
    expect(refused.ok ? '' : refused.refusal.message).toMatch(/^Change 3: /);
  });

  test('a changed level is a valid level', () => {
    const changed = ok(changeLevel(level('e6E s@i6 A3h6!,B4k6 stock=sP'), ['A3:i6', 'lay P@c9']));
    expect(makeLevel(changed)).toBe('e6E P@c9,s@j6 A3i6,B4k6 stock=s');
    expect(ok(parseLevel(makeLevel(changed)))).toEqual(changed);
  });
});
