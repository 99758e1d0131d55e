import { expect, test } from 'vitest';
import { bindSpaces } from '../../src/i18n/french-spacing.ts';

test('spaces before French punctuation do not break', () => {
  const words = bindSpaces({
    plain: 'Prêt ? Oui ; non : « peut-être » ! 40 %',
    said: (name: string) => `${name} gagne !`,
    list: [{ title: 'But :' }, 3, null],
  });
  expect(words.plain).toBe('Prêt\u202f? Oui\u202f; non\u202f: «\u202fpeut-être\u202f»\u202f! 40\u202f%');
  expect(words.said('Zoë')).toBe('Zoë gagne\u202f!');
  expect(words.list).toEqual([{ title: 'But\u202f:' }, 3, null]);
});

test('other spaces stay breakable', () => {
  expect(bindSpaces('Deux mots, trois - quatre.')).toBe('Deux mots, trois - quatre.');
});
