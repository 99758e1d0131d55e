import { expect, test } from 'vitest';
import { planted } from '../../src/menhirs/art/planted.ts';
import trees from '../../src/menhirs/art/trees.svg?raw';

test('a crown and its shadow stand where they were referred to', () => {
  const crown = '<symbol id="mh-crown-1"><path class="mh-k0" d="M1 -2Q0.5 4 -1 0Z"/></symbol>\n';
  const shadow = '<ellipse cx="3" cy="4" rx="2" ry="1" transform="rotate(90 3 4)"/>';
  const use = '<use href="#mh-crown-1" class="mh-leaf-a" transform="translate(10 -20) scale(2)"/>';
  expect(planted(`${crown}<symbol id="mh-forest-1">${shadow}${use}</symbol>`)).toBe(
    '<symbol id="mh-forest-1"><path d="M3 2a2 1 90 1 0 0 4a2 1 90 1 0 0 -4"/>' +
      '<g class="mh-leaf-a"><path class="mh-k0" d="M12 -24Q11 -12 8 -20Z"/></g></symbol>',
  );
});

test('nothing in any planting is left with a transform', () => {
  const art = planted(trees);
  expect(art.match(/<symbol id="mh-forest-/g)).toHaveLength(7);
  expect(art).not.toMatch(/<use|<ellipse|transform=|NaN/);
});
