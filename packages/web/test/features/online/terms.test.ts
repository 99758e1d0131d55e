import { menhirs } from '@speeltafel/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Agreed, termsOf } from '../../../src/features/online/terms/terms.ts';
import { speak } from '../../../src/i18n/language.ts';
import { LANGUAGES } from '../../../src/i18n/languages.ts';
import { fakeBrowser } from '../../browser.ts';

fakeBrowser();
const floorsTerms = await import('../../../src/games/floors/options/terms.ts');
const menhirsTerms = await import('../../../src/games/menhirs/options/terms.ts');

const TERMS = { menhirs: menhirsTerms, floors: floorsTerms };
const none = { kind: 'none' } as const;
const bare: Agreed = { options: 'adam', clock: none, look: null, rated: false, quiet: false, standIn: undefined };
const names = (options: string, game: 'menhirs' | 'floors' = 'menhirs') =>
  termsOf(TERMS[game], { ...bare, options }).map(({ name, about }) => (about === '' ? name : `${name}: ${about}`));

describe('the terms of a table', () => {
  beforeAll(() => speak('en'));

  test('Menhirs: the variant, hidden tiles, and the time to claim', () => {
    expect(names('adam hidden=on grace=10')).toEqual([
      expect.stringMatching(/^Adam Way: /),
      expect.stringMatching(/^Hidden fog: /),
      'Claims of victory: Up to 10 seconds after the other’s turn.',
      expect.stringMatching(/^No clock: /),
    ]);
    expect(names('adam grace=untimed')[1]).toBe('Claims of victory: Until you move yourself.');
    expect(names('adam grace=0')[1]).toBe('Claims of victory: Only until the other’s turn is over.');
    expect(names('adam claims=off')[1]).toBe('No claims of victory');
  });

  test('the decision moment is listed if it is not in secret', () => {
    expect(names('adam decision=aloud')[1]).toMatch(/^The decision aloud: Asked in turn\./);
    expect(names('adam').join()).not.toMatch(/decision/i);
  });

  test('2.0: the rounds in which fog is taken, per player if they differ', () => {
    const uneven = menhirs.options({ variant: 'v2', schedule: [[2, 3], []] });
    if (!uneven.ok) throw new Error(uneven.refusal.message);
    expect(names('v2')[1]).toMatch(/: 4, 6, 8, 10, 12$/);
    expect(names(menhirs.makeOptions(uneven.value))[1]).toMatch(/: 1: 2, 3 · 2: –$/);
  });

  test('Floors: the number of players, the hall and the changed options', () => {
    expect(names('6 random five=h3 pile=7', 'floors')).toEqual([
      '6 players',
      expect.stringMatching(/^Hall: Advanced, by chance: /),
      expect.stringMatching(/^Shorter second stage: /),
      expect.stringMatching(/^The 5 means three hits: /),
      expect.stringMatching(/^No clock: /),
    ]);
  });

  test('a rated game, no talk, and the stand-in for absent players', () => {
    const all = termsOf(menhirsTerms, { ...bare, rated: true, quiet: true, standIn: 'lamb' }).map(({ name }) => name);
    expect(all[0]).toBe('Rated game');
    expect(all.slice(-2)).toEqual(['Lamb plays for players who are away', 'No table talk']);
  });

  test('the time per game and per turn', () => {
    const named = (clock: Agreed['clock']) => termsOf(menhirsTerms, { ...bare, clock }).at(-1)?.name;
    expect(named({ kind: 'fischer', initial: 900_000, increment: 10_000 })).toBe('15 min + 10 s');
    expect(named({ kind: 'turn', each: 172_800_000 })).toBe('2 days per turn');
  });
});

test.each(LANGUAGES)('%s: no text is missing', async (language) => {
  await speak(language);
  for (const options of ['adam hidden=on', 'v2', 'base']) {
    expect(names(options).join()).not.toMatch(/undefined|null/);
  }
});
