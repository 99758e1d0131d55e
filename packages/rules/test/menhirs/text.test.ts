import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromSeed, gameOfRecord, makeRecord, menhirs, type Played, parseRecord } from '../../src/index.ts';
import type { Action } from '../../src/menhirs/action.ts';
import type { Options } from '../../src/menhirs/options.ts';
import { checkOptions } from '../../src/menhirs/options.ts';
import type { Position } from '../../src/menhirs/position.ts';
import { type Random, randomFrom } from '../random.ts';
import { at, refusalOf } from './play.ts';

const SAMPLES = [
  'adam a2.a3.b2.d1.f4 a3.b1.b2.b3.c3.d4.f4 1/6/1/move 2/2 -',
  'adam a3.b2.c2.f2.f3 a1.a3.b2.b3.c2.c3.d2.d4.e2.e3.e4 1/11/1/take 0/0 d2.e2.e3:SE last=e2.f2.f3:NW',
  'adam a2.a3.c5.f4.g3 a3.c3.d4.d5.e1 1/9/1/decide 3/3 - last=f4:NE-g3',
  'adam b1.b2.c1.d1.f1 a2.b2.c2.e5.g2 1/2/1/move 3/3 a2.b2.c2:NE goon=2 last=b2.c2.d2:SW',
  'v2 c5.d1.e5.g2.g3 a3.b3.c3.e1.e2.e3.f3.g3 1/5/1/take 2/1 a3.b3.c3:SE take=2,3,5,7,11/4,12',
];

/** Texts near the real ones: cut, doubled, with a character or a word replaced. */
const mangled = (samples: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...samples), fc.nat({ max: 2000 }), fc.nat({ max: 2000 }), fc.string({ maxLength: 4 }))
    .map(([text, from, length, insert]) => {
      const start = from % (text.length + 1);
      return text.slice(0, start) + insert + text.slice(start + (length % 6));
    });

const anyText = (samples: readonly string[]) =>
  fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.constantFrom(...samples), mangled(samples));

const expectResult = (result: { ok: boolean; refusal?: { code: string; message: string } }): void => {
  if (result.ok) return;
  expect(result.refusal?.code).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(result.refusal?.message.length).toBeGreaterThan(5);
  expect(result.refusal?.message).not.toMatch(/\n/);
};

describe('position strings', () => {
  test.each(SAMPLES)('%s round-trips', (sample) => {
    expect(menhirs.makePosition(at(sample))).toBe(sample);
  });

  test('a game lost by an unjust claim needs no field to say so', () => {
    const over = at('adam a1.c3 a1.c3 1/6/1/over 1/2 -');
    expect(menhirs.outcome(over)).toEqual({ winner: 2, reason: 'unjust-claim', points: 17 });
  });

  test('who went on is void in a claim that reaches back over the decision', () => {
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
      value: { variant: 'adam', claims: true, grace: 3, hidden: false, schedule: [[], []] },
    });
    const every = [4, 6, 8, 10, 12];
    expect(checkOptions({ variant: 'v2' })).toEqual({
      ok: true,
      value: { variant: 'v2', claims: false, grace: 'untimed', hidden: false, schedule: [every, every] },
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
  ])('%j is refused with %s', (input, code) => {
    expect(checkOptions(input)).toMatchObject({ ok: false, refusal: { code } });
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

/** The actions that keep a game going. */
function lingering(position: Position, seat: number, actions: readonly Action[], random: Random): readonly Action[] {
  const slow = actions.filter((action) => {
    const next = menhirs.play(position, seat, action, 0);
    const takes = action.kind === 'take' && position.state.round > 2 && random.below(10) > 0;
    return next.ok && menhirs.outcome(next.value) === null && action.kind !== 'go-on' && !takes;
  });
  return slow.length === 0 ? actions : slow;
}

describe('records', () => {
  /** A game at random; a long one is prolonged, hardly takes tiles early, and wins only if there is nothing else to do. */
  function randomRecord(seed: number, input: unknown = {}, long = false): string {
    const random = randomFrom(seed);
    const options = menhirs.options(input);
    if (!options.ok) throw new Error(options.refusal.message);
    const dealt = random.seed();
    const positions = [menhirs.start(options.value as Options, fromSeed(dealt))];
    const played: Played<Action>[] = [];
    let clock = 0;
    while (menhirs.outcome(positions.at(-1)!) === null) {
      const position = positions.at(-1)!;
      const [seat] = menhirs.toAct(position);
      const quiet = menhirs.actions(position, seat!, clock).filter((action) => action.kind !== 'claim');
      const action = random.pick(long ? lingering(position, seat!, quiet, random) : quiet);
      const next = menhirs.play(position, seat!, action, clock);
      if (!next.ok) throw new Error(next.refusal.message);
      positions.push(next.value);
      played.push({ seat: seat!, action, at: clock });
      clock += 500 + random.below(60_000);
    }
    return makeRecord(menhirs, { options: options.value, seed: dealt, seal: null, positions, played });
  }

  test('a finished Adam Way record is under 1 KB, times included, though the game goes its full length', () => {
    const sizes = Array.from({ length: 300 }, (_, seed) => randomRecord(seed, {}, true).length);
    expect(Math.max(...sizes)).toBeLessThan(1024);
    expect(Math.max(...sizes)).toBeGreaterThan(850);
  });

  const record = randomRecord(7);
  const lines = record.split('\n');

  test('it is text that a person can read', () => {
    expect(lines[0]).toBe('speeltafel 1');
    expect(lines[1]).toBe('menhirs 1 adam');
    expect(lines[2]).toMatch(/^seed [0-9a-f]{32}$/);
    expect(lines[3]).toMatch(/^play ~[a-g]\d;~[a-g]\d\/[0-9a-z]+;\+/);
    expect(lines[3]).toMatch(/;[a-g][a-g\d]*[NSEW]{1,2}\//);
    expect(lines[4]).toMatch(/^result [012] [a-z-]+$/);
    expect(gameOfRecord(record)).toEqual({ ok: true, value: 'menhirs' });
  });

  test('cut short anywhere, it is refused', () => {
    for (let length = 0; length < record.length; length++) {
      const read = parseRecord(menhirs, record.slice(0, length));
      expectResult(read);
      if (length < record.length - 1) expect(read.ok, `cut at ${length}`).toBe(false);
    }
  });

  test('cut after a line, the missing line is named', () => {
    for (const [count, word] of [
      [3, 'play'],
      [4, 'result'],
      [5, 'check'],
    ] as const) {
      expect(parseRecord(menhirs, `${lines.slice(0, count).join('\n')}\n`)).toMatchObject({
        ok: false,
        refusal: {
          code: 'cut-short',
          message: expect.stringContaining(`Line ${count + 1}`),
          details: { line: count + 1 },
        },
      });
      expect(parseRecord(menhirs, `${lines.slice(0, count).join('\n')}\n`)).toMatchObject({
        refusal: { message: expect.stringContaining(word) },
      });
    }
  });

  test('with any one character changed, it is refused', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: record.length - 1 }),
        fc.constantFrom(...'abcdefg12345.:-;/ \nNSEW~+!'),
        (place, character) => {
          const edited = record.slice(0, place) + character + record.slice(place + 1);
          const read = parseRecord(menhirs, edited);
          expectResult(read);
          expect(read.ok).toBe(edited === record);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('a changed time is noticed although the game stays the same', () => {
    const edited = record.replace(/\/([0-9a-z]+);\+/, '/zz;+');
    expect(edited).not.toBe(record);
    expect(parseRecord(menhirs, edited)).toMatchObject({
      ok: false,
      refusal: { code: 'edited', details: { line: 6 } },
    });
  });

  test('a seed that was not the sealed one is noticed', () => {
    const sealed = [...lines.slice(0, 2), `seal ${'0'.repeat(64)}`, ...lines.slice(2)].join('\n');
    expect(parseRecord(menhirs, sealed)).toMatchObject({
      ok: false,
      refusal: { code: 'edited', details: { line: 4 } },
    });
  });

  test('lines may end as on Windows', () => {
    expect(parseRecord(menhirs, record.replaceAll('\n', '\r\n')).ok).toBe(true);
  });

  test('a position of a game with other options is refused', () => {
    const from = 'from adam a1 a1.c3 1/6/1/move 0/0 - claims=off';
    expect(parseRecord(menhirs, lines.with(2, from).join('\n'))).toMatchObject({
      ok: false,
      refusal: { code: 'bad-position', details: { line: 3 } },
    });
  });

  test('a changed result is noticed', () => {
    const other = record.replace(/^result .*$/m, 'result 0 tie-break');
    expect(parseRecord(menhirs, other)).toMatchObject({ ok: false, refusal: { code: 'edited', details: { line: 5 } } });
  });

  test.each([
    ['speeltafel 2', 0, { code: 'unknown-version', details: { line: 1 } }],
    ['chess 1 e4', 0, { code: 'bad-record', details: { line: 1 } }],
    ['menhirs 2 adam', 1, { code: 'unknown-version', details: { line: 2 } }],
    ['menhirs 1 adam grace=4', 1, { code: 'bad-option', details: { line: 2 } }],
    ['floors 1 basic', 1, { code: 'unknown-game', details: { line: 2 } }],
    ['seed 123', 2, { code: 'bad-seed', details: { line: 3 } }],
    ['seal 123', 2, { code: 'bad-record', details: { line: 3 } }],
    ['from nowhere', 2, { code: 'bad-position', details: { line: 3 } }],
  ])('the line %j is refused with its number', (line, index, refusal) => {
    expect(parseRecord(menhirs, lines.with(index, line).join('\n'))).toMatchObject({ ok: false, refusal });
  });

  test('an illegal move is refused with its place named and its own code', () => {
    const actions = lines[3]!.slice(5).split(';');
    const twice = [...actions.slice(0, 3), actions[2]!, ...actions.slice(3)];
    expect(parseRecord(menhirs, lines.with(3, `play ${twice.join(';')}`).join('\n'))).toMatchObject({
      ok: false,
      refusal: {
        code: 'occupied',
        message: expect.stringMatching(/^Line 4: action 4, "\+/),
        details: { line: 4, action: 4 },
      },
    });
  });

  test('an unreadable time or action is refused with its place named', () => {
    for (const word of ['+a1/', '+a1/0', '+a1/1/1', '+a1/!', '+a1/zzzzzzzzzzzzzzzz', '', 'what']) {
      const actions = lines[3]!.slice(5).split(';').with(4, word);
      expect(parseRecord(menhirs, lines.with(3, `play ${actions.join(';')}`).join('\n'))).toMatchObject({
        ok: false,
        refusal: { details: { line: 4, action: 5 } },
      });
    }
  });

  test('far too long a text is refused unread', () => {
    expect(parseRecord(menhirs, 'x'.repeat(70_000))).toMatchObject({ ok: false, refusal: { code: 'too-long' } });
  });

  test('any string gives a game or a coded refusal', () => {
    fc.assert(
      fc.property(anyText([record]), (text) => expectResult(parseRecord(menhirs, text))),
      { numRuns: 2000 },
    );
  });
});
