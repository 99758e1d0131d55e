/** The list of games at tables. */
import { expect, test } from 'vitest';
import { hasTable, withKit } from '../src/index.ts';

test.each(['menhirs', 'floors'])('%s is found by its name', (id) => {
  expect(hasTable(id)).toBe(true);
  expect(withKit(id, ({ game }) => game.id)).toBe(id);
});

test.each(['chess', '', 'toString', '__proto__'])('%j is an error, never another game', (id) => {
  expect(hasTable(id)).toBe(false);
  expect(() => withKit(id, ({ game }) => game.id)).toThrow('There is no game');
});
