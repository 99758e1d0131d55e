import { describe, expect, test } from 'vitest';
import { lookOf } from '../src/hosted/names.ts';
import { MENHIRS, NO_CLOCK, Trial } from './trial.ts';

describe('two names look the same', () => {
  test.each([
    ['in another case', 'ANNA', 'anna'],
    ['with marks', 'Ánnä', 'Anna'],
    ['with a combining mark', 'A\u0301nna', 'Anna'],
    ['with invisible characters', 'An\u200bna', 'Anna'],
    ['with symbols and spaces', ' A.n-n a! ', 'Anna'],
    ['with a full stop', 'Anna.', 'Anna'],
    ['in Cyrillic letters', 'Анна', 'AHHa'],
    ['with one Cyrillic letter', 'Аnna', 'Anna'],
    ['in Greek capitals', 'ΝΙΚΟ', 'Niko'],
    ['in Cherokee and Lisu letters', 'ᎪꓠꓠᎪ', 'Anna'],
    ['in wide letters', 'Ａｎｎａ', 'Anna'],
    ['in mathematical letters', '𝐀𝐧𝐧𝐚', 'Anna'],
    ['in round letters', 'Ⓐⓝⓝⓐ', 'Anna'],
    ['with digits', 'B0b 1', 'Bob l'],
    ['with l for i', 'lris', 'Iris'],
    ['with rn for m', 'Tirn', 'Tim'],
    ['with two v for w', 'Vvim', 'Wim'],
    ['with crossed letters', 'Łøu', 'Lou'],
  ])('%s: %s and %s', (_, one, other) => expect(lookOf(one)).toBe(lookOf(other)));

  test.each([
    ['Anna', 'Hanna'],
    ['Anna', 'Ana'],
    ['Bob', 'Rob'],
    ['Jan', 'Jan 2'],
    ['李', '王'],
    ['Ольга', 'Олег'],
    ['★', '☆'],
    ['★', 'Anna'],
  ])('but not: %s and %s', (one, other) => expect(lookOf(one)).not.toBe(lookOf(other)));
});

describe("a name that looks like another player's", () => {
  const seated = () => {
    const trial = new Trial(MENHIRS[0]!, NO_CLOCK);
    trial.send('ann', { kind: 'sit', seat: 1, name: 'Anna' });
    return trial;
  };

  test('is refused at the table, and a different one is not', () => {
    const trial = seated();
    expect(trial.send('eve', { kind: 'sit', seat: 2, name: 'Аnnа' })).toMatchObject({
      refusal: { code: 'name-taken' },
    });
    expect(trial.send('eve', { kind: 'sit', seat: 2, name: 'Eve' })).toMatchObject({ ok: true });
  });

  test("is allowed between bots, but a bot cannot take a person's name", () => {
    const trial = seated();
    const sit = (guest: string, name: string, bot: boolean) =>
      trial.decide({ kind: 'sit', seat: 2, name }, { ...trial.sender(guest), bot });
    expect(sit('eve', 'Anna', true)).toMatchObject({ refusal: { code: 'name-taken' } });
    trial.take({ kind: 'sat', seat: 1, sitter: { kind: 'bot', guest: 'ann', name: 'Robot' } });
    expect(sit('eve', 'Robot', true)).toMatchObject({ ok: true });
    expect(sit('eve', 'Robot', false)).toMatchObject({ refusal: { code: 'name-taken' } });
  });

  test('is allowed at other seats of the same guest', () => {
    expect(seated().send('ann', { kind: 'sit', seat: 2, name: 'Anna' })).toMatchObject({ ok: true });
  });

  test('is refused in the talk, too', () => {
    const trial = seated();
    const say = (guest: string, name: string) => {
      const sender = { ...trial.sender(guest), name };
      return trial.decide({ kind: 'say', text: 'I give up.' }, sender);
    };
    expect(say('eve', 'ANNA')).toMatchObject({ refusal: { code: 'name-taken' } });
    expect(say('eve', 'Eve')).toMatchObject({ ok: true });
    expect(say('ann', 'Anna')).toMatchObject({ ok: true });
  });

  test('does not keep a player from talking who sat down under another name since', () => {
    const trial = seated();
    trial.send('eve', { kind: 'sit', seat: 2, name: 'Eve' });
    // The connection was opened under the first name.
    const sender = { ...trial.sender('eve'), name: 'Anna' };
    expect(trial.decide({ kind: 'say', text: 'Hello!' }, sender)).toMatchObject({
      ok: true,
      value: [{ kind: 'said', guest: 'eve', name: 'Eve' }],
    });
  });
});
