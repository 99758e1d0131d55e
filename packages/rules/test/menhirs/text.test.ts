import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { menhirs } from '../../src/index.ts';
import { checkOptions } from '../../src/menhirs/options.ts';
import { anyText, expectResult } from './fuzz.ts';
import { at, refusalOf } from './play.ts';

const SAMPLES = [
  'adam a2.a3.b2.d1.f4 a3.b1.b2.b3.c3.d4.f4 1/6/1/move 2/2 -',
  'adam a3.b2.c2.f2.f3 a1.a3.b2.b3.c2.c3.d2.d4.e2.e3.e4 1/11/1/take 0/0 d2.e2.e3:SE last=e2.f2.f3:NW',
  'adam a2.a3.c5.f4.g3 a3.c3.d4.d5.e1 1/9/1/decide 3/3 - last=f4:NE-g3',
  'adam b1.b2.c1.d1.f1 a2.b2.c2.e5.g2 1/2/1/move 3/3 a2.b2.c2:NE goon=2 last=b2.c2.d2:SW',
  'v2 c5.d1.e5.g2.g3 a3.b3.c3.e1.e2.e3.f3.g3 1/5/1/take 2/1 a3.b3.c3:SE take=2,3,5,7,11/4,12',
];

describe('position strings', () => {
  test.each(SAMPLES)('%s round-trips', (sample) => {
    expect(menhirs.makePosition(at(sample))).toBe(sample);
  });

  test('a game lost by an unjust claim needs no field for that', () => {
    const over = at('adam a1.c3 a1.c3 1/6/1/over 1/2 -');
    expect(menhirs.outcome(over)).toEqual({ winner: 2, reason: 'unjust-claim', points: 17 });
  });

  test('a claim that reaches back over the decision makes going on void', () => {
    expect(menhirs.makePosition(at('adam a1.c3 a1.c3 1/6/1/prove 3/2 - goon=1,2'))).not.toContain('goon');
  });

  test('squares may be named in any order', () => {
    expect(menhirs.makePosition(at('adam b1.a1 d3.a1 1/6/1/move 0/0 -'))).toBe('adam a1.b1 a1.d3 1/6/1/move 0/0 -');
  });

  test('any string gives a position or a coded refusal, and what is read can be written and read again', () => {
    fc.assert(
      fc.property(anyText(SAMPLES), (text) => {
        const read = menhirs.parsePosition(text);
        expectResult(read);
        if (!read.ok) return;
        const made = menhirs.makePosition(read.value);
        const again = menhirs.parsePosition(made);
        if (!again.ok) return expect.fail(`${made}: ${again.refusal.message}`);
        expect(menhirs.makePosition(again.value)).toBe(made);
        for (const seat of [1, 2]) {
          for (const action of menhirs.actions(read.value, seat, 0)) {
            const next = menhirs.play(read.value, seat, action, 0);
            if (!next.ok) return expect.fail(`${text}: ${next.refusal.message}`);
            const after = menhirs.makePosition(next.value);
            if (!menhirs.parsePosition(after).ok) expect.fail(`${text} -> ${after} cannot be read`);
          }
        }
        expect(menhirs.toAct(read.value).every((seat) => menhirs.actions(read.value, seat, 0).length > 0)).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });

  test.each([
    ['', 'bad-position'],
    ['x'.repeat(1001), 'too-long'],
    ['chess', 'bad-position'],
    ['adam', 'bad-position'],
    ['adam a1 a1', 'bad-position'],
    ['adam a1 a1 1/6/1/move 0/0', 'bad-position'],
    ['adam  a1 a1 1/6/1/move 0/0 -', 'no-such-place'],
    ['adam a1 a1 1/06/1/move 0/0 -', 'bad-position'],
    ['adam a1 a1 1/6/1/move 00/0 -', 'bad-position'],
    ['adam a1 a1 1/9/1/decide 1/0 -', 'bad-position'],
    ['adam a1 a1.a2.a3.b1.b2.b3.b4.c1.c2 1/12/1/place 0/0 - place=2/1', 'bad-position'],
    ['adam a1.c3 a1.c3 1/6/2/move 0/2 a1:S last=a2:N-b3', 'bad-position'],
    ['adam a1.c3 a1.c3 1/11/1/move 0/0 a1:S last=a2:N', 'bad-position'],
    ['adam a1.c3 a1.a2.a3.b1.b2.c1.c2.c3.c4.d1.d2 1/6/2/move 1/2 a1:S last=a2:N-b3', 'bad-position'],
    ['adam a1 a1.c3 1/6/2/move 1/0 a1:S last=a1.a2:N', 'bad-position'],
    ['adam a1 a1.c3 1/6/2/move 1/0 a1:S last=a2:N-b3-b4', 'bad-position'],
    ['adam a1 a1 1/2/1/move 3/3 - goon=1 claims=off', 'bad-position'],
    ['adam a9 a1 1/6/1/move 0/0 -', 'no-such-place'],
    ['adam a1.a1 a1 1/6/1/move 0/0 -', 'named-twice'],
    ['adam a1 - 1/6/1/move 0/0 -', 'bad-position'],
    ['adam a1.a2.a3.b1.b2.b3 a1 1/6/1/move 0/0 -', 'bad-position'],
    ['adam a1 a1.a2.a3.b1.b2.b3.b4.c1.c2.c3.c4.c5 1/6/1/move 0/0 -', 'bad-position'],
    ['adam a1 a1 3/6/1/move 0/0 -', 'bad-position'],
    ['adam a1 a1 1/12/1/move 0/0 -', 'bad-position'],
    ['adam a1 a1 1/0/1/move 0/0 -', 'bad-position'],
    ['adam a1 a1 1/6/3/move 0/0 -', 'bad-position'],
    ['adam a1 a1 1/6/1/dance 0/0 -', 'bad-position'],
    ['adam a1 a1 1/6/1/move 4/0 -', 'bad-position'],
    ['adam a1 a1 1/6/1/move 0 -', 'bad-position'],
    ['adam a1 a1.b1 1/6/1/take 3/0 -', 'bad-position'],
    ['adam a1 a1 1/6/1/take 0/0 -', 'bad-position'],
    ['adam a1 a1 2/6/1/decide 3/3 -', 'bad-position'],
    ['adam a1 a1 1/2/1/decide 3/3 -', 'bad-position'],
    ['adam a1 a1 1/6/2/decide 3/3 -', 'bad-position'],
    ['adam a1 a1 1/1/1/prove 3/3 -', 'bad-position'],
    ['adam a1 a1 1/6/1/prove 3/3 - claims=off', 'bad-position'],
    ['adam a1 a1 1/6/1/over 3/3 - claims=off', 'bad-position'],
    ['v2 a1 a1 1/6/1/over 0/0 -', 'bad-position'],
    ['adam a1 a1 1/1/1/over 3/3 -', 'bad-position'],
    ['adam a1 a1 1/6/1/over 3/3 - end=claim', 'bad-position'],
    ['adam a1 a1 1/6/1/move 3/3 - end=claim', 'bad-position'],
    ['adam a1 a1 1/6/1/move 3/3 - goon=1', 'bad-position'],
    ['adam a1 a1 2/2/1/move 3/3 - goon=1', 'bad-position'],
    ['adam a1 a1 1/2/1/move 3/3 - goon=3', 'bad-position'],
    ['adam a1 a1 1/6/1/move 0/0 - choice=P', 'bad-position'],
    ['adam a1 a1 1/6/1/decide 0/0 - choice=X', 'bad-position'],
    ['adam a1 a1 1/6/1/move 0/0 - place=1/1', 'bad-position'],
    ['adam a1 a1 1/12/1/place 0/0 - place=0/1', 'bad-position'],
    ['adam a1 a1 1/12/1/place 0/0 -', 'bad-position'],
    ['adam a1 a1.a2 1/12/1/place 1/0 - place=1/1', 'bad-position'],
    ['adam a1.a2.a3 - 1/12/1/flip 0/0 -', 'bad-position'],
    ['adam a1.a2.a3.b1.b2.b3.b4 a1 1/12/1/flip 0/0 -', 'bad-position'],
    ['adam a1 a1 1/6/1/move 0/0 b1:N', 'bad-position'],
    ['adam a1 a1 1/6/1/move 0/0 a1:N', 'bad-position'],
    ['adam a1 a1.d3 1/6/1/move 0/0 a1.d3:S', 'bad-position'],
    ['adam a1 a1 1/6/1/move 0/0 a1', 'no-such-direction'],
    ['adam a1 a1 1/6/1/move 0/0 -:N', 'bad-move'],
    ['adam a1 a1 1/6/1/move 0/0 - last=a2:N', 'bad-position'],
    ['adam a1 a1 1/1/2/move 3/3 a1:S last=a2:N', 'bad-position'],
    ['adam a1 a1.b3 1/6/2/move 0/0 a1:S last=a2:N-b3', 'bad-position'],
    ['adam a1 a1.b3 1/6/1/take 0/0 a1:S last=a2:N-c3', 'bad-position'],
    ['adam a1 a1 1/6/1/move 0/0 - last=a2:N claims=off', 'bad-position'],
    ['adam a1 a1 1/6/1/move 0/0 - claims=on', 'bad-position'],
    ['adam a1 a1 1/6/1/move 0/0 - take=4/4', 'bad-option'],
    ['adam a1 a1 1/6/1/move 0/0 - fog=thick', 'bad-position'],
    ['v2 a1 a1 2/6/1/move 0/0 -', 'bad-position'],
    ['v2 a1 a1 1/13/1/move 0/0 -', 'bad-position'],
    ['v2 a1 a1 1/6/1/decide 0/0 -', 'bad-position'],
    ['v2 a1 a1 1/6/1/move 0/0 - claims=off', 'bad-option'],
    ['v2 a1 a1 1/6/1/move 0/0 - take=4', 'bad-option'],
    ['v2 a1 a1 1/6/1/move 0/0 - take=6,4/4', 'bad-option'],
    ['v2 a1 a1 1/6/1/move 0/0 - take=13/4', 'bad-option'],
  ])('impossible: %j is refused with %s', (text, code) => {
    const read = menhirs.parsePosition(text);
    expect(read).toMatchObject({ ok: false, refusal: { code } });
  });
});

describe('action strings', () => {
  const samples = ['~a1', '+c3', 'f4:N', 'b2.c2.d3:N', '-b3', '.', '!', 'P', 'G', 'P2'];

  test('any string gives an action or a coded refusal', () => {
    const position = at(SAMPLES[0]!);
    fc.assert(
      fc.property(anyText(samples), (text) => {
        const read = menhirs.parseAction(text, position);
        expectResult(read);
        if (read.ok) expectResult(menhirs.play(position, read.value.seat, read.value.action, 0));
      }),
      { numRuns: 5000 },
    );
  });

  test.each([
    ['', 'bad-action'],
    ['hello', 'bad-action'],
    ['~z9', 'no-such-place'],
    ['a3:UP', 'no-such-direction'],
    ['a3NN', 'no-such-direction'],
    ['a19N', 'no-such-place'],
    ['a3:N:N', 'bad-move'],
    ['a3.a3:N', 'named-twice'],
  ])('%j is refused with %s', (text, code) => {
    expect(refusalOf(SAMPLES[0]!, text)?.code).toBe(code);
  });
});

describe('options', () => {
  test('every option has a default', () => {
    expect(checkOptions({})).toEqual({
      ok: true,
      value: {
        variant: 'adam',
        claims: true,
        grace: 3,
        decision: 'secret',
        hidden: false,
        schedule: [[], []],
        board: '',
      },
    });
    const every = [4, 6, 8, 10, 12];
    expect(checkOptions({ variant: 'v2' })).toEqual({
      ok: true,
      value: {
        variant: 'v2',
        claims: false,
        grace: 'untimed',
        decision: 'secret',
        hidden: false,
        schedule: [every, every],
        board: '',
      },
    });
  });

  test.each([
    [null, 'bad-option'],
    ['adam', 'bad-option'],
    [[], 'bad-option'],
    [{ variant: 'chess' }, 'bad-option'],
    [{ claims: 'yes' }, 'bad-option'],
    [{ grace: 4 }, 'bad-option'],
    [{ hidden: 1 }, 'bad-option'],
    [{ speed: 9 }, 'unknown-option'],
    [{ constructor: 1 }, 'unknown-option'],
    [{ schedule: [[], []] }, 'bad-option'],
    [{ variant: 'v2', claims: true }, 'bad-option'],
    [{ variant: 'v2', grace: 3 }, 'bad-option'],
    [{ variant: 'v2', schedule: [[4]] }, 'bad-option'],
    [{ variant: 'v2', schedule: [[0], []] }, 'bad-option'],
    [{ variant: 'v2', schedule: [[13], []] }, 'bad-option'],
    [{ variant: 'v2', schedule: [[5, 4], []] }, 'bad-option'],
    [{ variant: 'v2', schedule: [[4, 4], []] }, 'bad-option'],
    [{ variant: 'v2', schedule: [[1.5], []] }, 'bad-option'],
    [{ name: '' }, 'bad-option'],
    [{ name: 'two  spaces' }, 'bad-option'],
    [{ name: 'a=b' }, 'bad-option'],
    [{ name: 'a_b' }, 'bad-option'],
    [{ name: 'x'.repeat(25) }, 'bad-option'],
  ])('%j is refused with %s', (input, code) => {
    expect(checkOptions(input)).toMatchObject({ ok: false, refusal: { code } });
  });

  test("a players' variant has a name, with `_` for spaces", () => {
    const text = 'v2 take=3,5/4,6 name=L’été_à_Oer';
    const read = menhirs.parseOptions(text);
    expect(read.ok && read.value.name).toBe('L’été à Oer');
    expect(read.ok && menhirs.makeOptions(read.value)).toBe(text);
    expect(menhirs.parseOptions('v2 name=').ok).toBe(false);
  });

  test('anything at all gives options or a coded refusal', () => {
    fc.assert(fc.property(fc.anything(), (input) => expectResult(checkOptions(input))));
    fc.assert(
      fc.property(anyText(['adam grace=10 hidden=on', 'v2 take=4,6/5,7', 'adam claims=off']), (text) =>
        expectResult(menhirs.parseOptions(text)),
      ),
    );
  });
});
