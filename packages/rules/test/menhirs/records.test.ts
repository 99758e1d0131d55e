import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fromSeed,
  gameOfRecord,
  type Mix,
  makeRecord,
  menhirs,
  mixedSeed,
  type Played,
  parseRecord,
  seal,
} from '../../src/index.ts';
import type { Action } from '../../src/menhirs/action.ts';
import type { Options } from '../../src/menhirs/options.ts';
import type { Position } from '../../src/menhirs/position.ts';
import { type Random, randomFrom } from '../random.ts';
import { anyText, expectResult } from './fuzz.ts';

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
  /** A random game. A long one is prolonged, hardly takes tiles early, and wins only if there is no alternative. */
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

  test('a finished Adam Way record of full length is under 1 KB, including times', () => {
    const sizes = Array.from({ length: 300 }, (_, seed) => randomRecord(seed, {}, true).length);
    expect(Math.max(...sizes)).toBeLessThan(1024);
    expect(Math.max(...sizes)).toBeGreaterThan(850);
  });

  const record = randomRecord(7);
  const lines = record.split('\n');

  test('a record contains the parts of a seed that players had a share in', () => {
    const [secret, value] = ['0'.repeat(32), 'a'.repeat(32)];
    const mix: Mix = {
      secret,
      parts: [
        { seat: 1, value },
        { seat: 2, value: null },
      ],
    };
    const options = menhirs.options({});
    if (!options.ok) throw new Error(options.refusal.message);
    const seed = mixedSeed(mix);
    const course = { options: options.value, seed, mix, seal: seal(secret), played: [] };
    const text = makeRecord(menhirs, { ...course, positions: [menhirs.start(options.value, fromSeed(seed))] });
    expect(text.split('\n').slice(2, 4)).toEqual([`seed ${seed}`, `mix ${secret} 1:${value} 2:-`]);
    expect(parseRecord(menhirs, text)).toMatchObject({ ok: true, value: { seed, mix, seal: seal(secret) } });
    for (const [from, to] of [
      [` 1:${value}`, ` 1:${'b'.repeat(32)}`],
      [' 2:-', ''],
      [' 2:-', ' 3:-'],
      [`mix ${secret}`, `mix ${value}`],
    ] as const) {
      expect(parseRecord(menhirs, text.replace(from, to)), to).toMatchObject({ refusal: { code: 'edited' } });
    }
  });

  test('a record is text that a person can read', () => {
    expect(lines[0]).toBe('speeltafel 1');
    expect(lines[1]).toBe('menhirs 1 adam');
    expect(lines[2]).toMatch(/^seed [0-9a-f]{32}$/);
    expect(lines[3]).toMatch(/^play ~[a-g]\d;~[a-g]\d\/[0-9a-z]+;\+/);
    expect(lines[3]).toMatch(/;[a-g][a-g\d]*[NSEW]{1,2}\//);
    expect(lines[4]).toMatch(/^result [012] [a-z-]+$/);
    expect(gameOfRecord(record)).toEqual({ ok: true, value: 'menhirs' });
  });

  test('a record cut anywhere is refused', () => {
    for (let length = 0; length < record.length; length++) {
      const read = parseRecord(menhirs, record.slice(0, length));
      expectResult(read);
      if (length < record.length - 1) expect(read.ok, `cut at ${length}`).toBe(false);
    }
  });

  test('a record cut after a line is refused with the missing line named', () => {
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

  test('a record with any one character changed is refused', () => {
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

  test('a changed time is detected although the game stays the same', () => {
    const edited = record.replace(/\/([0-9a-z]+);\+/, '/zz;+');
    expect(edited).not.toBe(record);
    expect(parseRecord(menhirs, edited)).toMatchObject({
      ok: false,
      refusal: { code: 'edited', details: { line: 6 } },
    });
  });

  test('a seed that does not match the seal is detected', () => {
    const sealed = [...lines.slice(0, 2), `seal ${'0'.repeat(64)}`, ...lines.slice(2)].join('\n');
    expect(parseRecord(menhirs, sealed)).toMatchObject({
      ok: false,
      refusal: { code: 'edited', details: { line: 4 } },
    });
  });

  test('Windows line ends are accepted, and empty lines or no line end at the end', () => {
    expect(parseRecord(menhirs, record.replaceAll('\n', '\r\n')).ok).toBe(true);
    for (const end of ['', '\n\n', '\r\n\r\n', '\n\n\n'])
      expect(parseRecord(menhirs, record.trimEnd() + end).ok).toBe(true);
  });

  test('a position of a game with other options is refused', () => {
    const from = 'from adam a1 a1.c3 1/6/1/move 0/0 - claims=off';
    expect(parseRecord(menhirs, lines.with(2, from).join('\n'))).toMatchObject({
      ok: false,
      refusal: { code: 'bad-position', details: { line: 3 } },
    });
  });

  test('a record without a seed contains where stones lie face down', () => {
    const read = parseRecord(menhirs, record);
    if (!read.ok) throw new Error(read.refusal.message);
    expect(makeRecord(menhirs, { ...read.value, dealt: 'a1.b2' })).toBe(record);
    const drawn = { ...read.value, seed: null, seal: null, dealt: 'a1.b2' };
    const text = makeRecord(menhirs, drawn);
    expect(text).toContain('\ndealt a1.b2\nplay ');
    expect(parseRecord(menhirs, text)).toEqual({ ok: true, value: drawn });
    expect(parseRecord(menhirs, text.replace('a1.b2', 'A1'))).toMatchObject({
      ok: false,
      refusal: { code: 'bad-record', details: { line: 4 } },
    });
  });

  test('a changed result is detected', () => {
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

  test('an illegal move is refused with its place and its own code', () => {
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

  test('an unreadable time or action is refused with its place', () => {
    for (const word of ['+a1/', '+a1/0', '+a1/1/1', '+a1/!', '+a1/zzzzzzzzzzzzzzzz', '', 'what']) {
      const actions = lines[3]!.slice(5).split(';').with(4, word);
      expect(parseRecord(menhirs, lines.with(3, `play ${actions.join(';')}`).join('\n'))).toMatchObject({
        ok: false,
        refusal: { details: { line: 4, action: 5 } },
      });
    }
  });

  test('a text that is far too long is refused unread', () => {
    expect(parseRecord(menhirs, 'x'.repeat(70_000))).toMatchObject({ ok: false, refusal: { code: 'too-long' } });
  });

  test('any string gives a game or a coded refusal', () => {
    fc.assert(
      fc.property(anyText([record]), (text) => expectResult(parseRecord(menhirs, text))),
      { numRuns: 2000 },
    );
  });
});
