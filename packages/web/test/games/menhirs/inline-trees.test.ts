import { expect, test } from 'vitest';
import { inlineTrees } from '../../../src/games/menhirs/art/inline-trees.ts';
import trees from '../../../src/games/menhirs/art/trees.svg?raw';

test('a treetop is drawn at its reference, and all shadows are one path', () => {
  const crown = '<symbol id="mh-crown-1"><path class="mh-k0" d="M1 -2Q0.5 4 -1 0Z"/></symbol>\n';
  const ellipse = (x: number): string => `<ellipse cx="${x}" cy="4" rx="2" ry="1" transform="rotate(90 ${x} 4)"/>`;
  const shadows = `<g class="mh-tree-shade">${ellipse(3)}${ellipse(8)}</g>`;
  const use = '<use href="#mh-crown-1" class="mh-leaf-a" transform="translate(10 -20) scale(2)"/>';
  expect(inlineTrees(`${crown}<symbol id="mh-forest-1">${shadows}${use}</symbol>`)).toBe(
    '<symbol id="mh-forest-1"><path class="mh-tree-shade" d="M3 2a2 1 90 1 0 0 4a2 1 90 1 0 0 -4M8 2a2 1 90 1 0 0 4a2 1 90 1 0 0 -4"/>' +
      '<path class="mh-leaf-a mh-k0" d="M12 -24Q11 -12 8 -20Z"/></symbol>',
  );
});

test('no tree keeps a transform', () => {
  const art = inlineTrees(trees);
  expect(art.match(/<symbol id="mh-forest-/g)).toHaveLength(7);
  expect(art).not.toMatch(/<use|<ellipse|transform=|NaN/);
});
